import { all, box, cylinder, lathe, loft, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, slides, spins, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, loop, rod, side, slices } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

const GLASS = fixed("plastic", 0x1d3038);
const track = (length: number) => [
  part("rails", fixed("steel", 0x8b8783), box(0.04, 0.05, length, 0.01).at(0.24, -0.025, 0).mirror("x")),
  part(
    "sleepers",
    fixed("wood", 0x5b4630),
    box(0.78, 0.05, 0.13, 0.012)
      .array(Math.round(length / 0.26), [0, 0, 0.26])
      .at(0, -0.07, 0),
  ),
];
/** Iron wheels of one axle with spokes. */
const ironWheels = (radius: number, z: number, spokes = 10) =>
  part(
    "wheels",
    second("iron", 0xa8322a),
    all(
      loop(radius - 0.025, 0.03, 32).turn(0, 0, 90),
      box(0.03, radius * 1.9, 0.03, 0.008).scatter(
        Array.from({ length: spokes / 2 }, (_, at) => ({ at: [0, 0, 0] as const, turn: [(360 / spokes) * at, 0, 0] as const })),
      ),
      drumX(0.05, 0.07),
    )
      .at(0.25, radius, z)
      .mirror("x"),
    { motion: spins([0, radius, z], [1, 0, 0]) },
  );

export const trains = [
  program({
    id: "locomotive",
    nouns: ["train", "steam train", "steam locomotive", "steam engine", "train engine", "railway engine"],
    about: "a steam locomotive with boiler, chimney, big wheels, rods and a driver's cab, on rails",
    metresPerUnit: 3.4,
    wears: ["boiler body", "wheel", "cab"],
    params: { chimney: [0.26, 0.36], domes: whole(1, 2), wheel: [0.21, 0.24] },
    parts: ({ chimney, domes, wheel }) => [
      part(
        "boiler",
        main("paint", 0x1f4a35),
        all(
          drumZ(0.25, 1.3, 0.02).at(0, 0.62, 0.3),
          lathe(flat`0 0, 0.26 0, 0.26 0.04, 0.18 0.09, 0 0.11`).turn(90, 0, 0).at(0, 0.62, 0.94),
        ),
      ),
      part(
        "bands",
        fixed("brass"),
        all(
          drumZ(0.257, 0.03, 0.006).array(4, [0, 0, 0.34]).at(0, 0.62, 0.34),
          sphere(0.1, 1.1).at(0, 0.88, 0.1),
          ...(domes > 1 ? [sphere(0.08, 1.1).at(0, 0.88, 0.46)] : []),
          drumZ(0.05, 0.03).at(0, 0.62, 1.05),
          cylinder(0.04, 0.08, { top: 0.02 }).at(0, 0.92, -0.2),
        ),
      ),
      part(
        "chimney",
        fixed("iron", 0x222326),
        all(
          lathe(flat`0 0, 0.09 0, 0.075 0.3, 0.1 0.8, 0.13 0.9, 0.13 1, 0.08 1, 0.06 0.8, 0 0.8`).scale(1, chimney, 1).at(0, 0.84, 0.76),
          box(0.5, 0.1, 1.8, 0.02).at(0, 0.3, 0),
          box(0.64, 0.04, 1.5, 0.01).at(0, 0.42, 0.2),
        ),
      ),
      part(
        "cab",
        third("paint", 0x1f4a35),
        all(
          box(0.04, 0.56, 0.5, 0.01).at(0.29, 0.7, -0.62).mirror("x"),
          box(0.6, 0.56, 0.04, 0.01).at(0, 0.7, -0.38),
          box(0.6, 0.3, 0.04, 0.01).at(0, 0.56, -0.86),
          rod([0.29, 0.9, -0.86], [0.29, 1, -0.86], 0.02).mirror("x"),
        ),
      ),
      part("roof", fixed("paint", 0x2a2b2e), side(flat`-0.94 0.98, -0.3 0.98, -0.3 1.02, -0.94 1.02`, 0.7, 0.012)),
      part("windows", GLASS, box(0.63, 0.18, 0.24, 0.02).at(0, 0.8, -0.62)),
      part(
        "cowcatcher",
        second("iron", 0xa8322a),
        all(
          box(0.62, 0.1, 0.08, 0.015).at(0, 0.32, 1),
          ...Array.from({ length: 7 }, (_, at) =>
            rod([(at - 3) * 0.04, 0.3, 1.02], [(at - 3) * 0.1, 0.04, 1.2 - Math.abs(at - 3) * 0.05], 0.014),
          ),
        ),
      ),
      part("lamp", light(0xffe2a0), drumZ(0.075, 0.06, 0.015).at(0, 0.93, 1)),
      part("lamp box", fixed("brass"), box(0.17, 0.18, 0.12, 0.03).at(0, 0.93, 0.93)),
      part(
        "rods",
        fixed("steel", 0xb9bdc1),
        all(
          box(0.025, 0.05, 1.02, 0.01).at(0.31, wheel - 0.06, -0.2),
          drumZ(0.085, 0.3).at(0.3, 0.24, 0.72),
          rod([0.31, wheel - 0.06, 0.28], [0.3, 0.24, 0.6], 0.018),
        ).mirror("x"),
        { motion: slides([0, 0, 1], 0.08) },
      ),
      ironWheels(wheel, -0.68),
      ironWheels(wheel, -0.2),
      ironWheels(wheel, 0.28),
      ironWheels(0.13, 0.74),
      ...track(2.6),
    ],
  }),
  program({
    id: "train car",
    nouns: ["railway carriage", "railroad car", "train wagon", "passenger car", "train carriage", "boxcar", "freight car", "railway wagon"],
    about: "a railway carriage or goods wagon with doors, windows, buffers and wheels on rails",
    metresPerUnit: 4.5,
    wears: ["body", "stripe door", "roof"],
    params: { rows: whole(5, 7), stripe: [0.42, 0.48] },
    traits: { freight: "boxcar goods cargo freight" },
    parts: ({ rows, stripe }, { has }) => [
      part("body", main("paint", has("freight") ? 0x8a3a26 : 0x27406b), box(0.66, 0.6, 2, 0.03).at(0, 0.6, 0)),
      part(
        "roof",
        third("paint", 0x55595e),
        loft(slices([0, 0.7, 2.06, 0.1, 0, 0.05, 0.68, 2.04, 0.14, 0, 0.12, 0.48, 1.9, 0.16, 0, 0.14, 0.1, 1.6, 0.2, 0])).at(0, 0.89, 0),
      ),
      has("freight")
        ? part("ribs", main("paint", 0x7a3220), box(0.69, 0.58, 0.04, 0.01).array(12, [0, 0, 0.175]).at(0, 0.6, 0))
        : part(
            "windows",
            GLASS,
            all(
              box(0.668, 0.22, 1.84 / rows - 0.06, 0.02)
                .array(rows, [0, 0, 1.84 / rows])
                .at(0, 0.68, 0),
            ),
          ),
      !has("freight") &&
        part(
          "stripe",
          second("plastic", 0xe9dcb8),
          all(box(0.67, 0.04, 1.98, 0.006).at(0, stripe, 0), box(0.67, 0.02, 1.98, 0.004).at(0, 0.83, 0)),
        ),
      has("freight") &&
        part("door", second("paint", 0xa34a30), box(0.72, 0.56, 0.5, 0.012).at(0, 0.6, 0), { motion: slides([0, 0, 1], 0.48) }),
      part(
        "frame",
        fixed("iron", 0x2f3033),
        all(
          box(0.56, 0.1, 2.04, 0.02).at(0, 0.26, 0),
          box(0.5, 0.1, 0.6, 0.02).at(0, 0.17, 0.62).mirror("z"),
          drumZ(0.06, 0.08).at(0.2, 0.28, 1.06).mirror("x").mirror("z"),
          drumZ(0.03, 0.14).at(0.2, 0.28, 1).mirror("x").mirror("z"),
        ),
      ),
      ...[-0.78, -0.46, 0.46, 0.78].map((z) => ironWheels(0.12, z, 2)),
      ...track(2.6),
    ],
  }),
  program({
    id: "bullet train",
    nouns: [
      "high-speed train",
      "high speed train",
      "express train",
      "modern train",
      "maglev",
      "maglev train",
      "shinkansen",
      "metro",
      "subway train",
      "commuter train",
      "monorail",
    ],
    about: "a modern train with a long pointed nose, a row of windows and a coloured stripe",
    metresPerUnit: 5,
    wears: ["body", "stripe"],
    params: { nose: [0.5, 0.66], rows: whole(6, 9) },
    parts: ({ nose, rows }) => [
      part(
        "body",
        main("plastic", 0xf1f2f3),
        loft(
          slices([
            -1.3,
            0.56,
            0.62,
            0.35,
            0,
            0.7 - nose * 0.2,
            0.56,
            0.62,
            0.35,
            0,
            0.92,
            0.52,
            0.52,
            0.5,
            0.05,
            1.12,
            0.42,
            0.36,
            0.7,
            0.12,
            1.26,
            0.26,
            0.2,
            0.9,
            0.19,
            1.32,
            0.08,
            0.08,
            1,
            0.22,
          ]),
        )
          .turn(90, 0, 0)
          .at(0, 0.46, 0),
      ),
      part(
        "windows",
        GLASS,
        all(
          box(0.57, 0.15, 1.5 / rows - 0.03, 0.02)
            .array(rows, [0, 0, 1.5 / rows])
            .at(0, 0.56, -0.36),
        ),
      ),
      part("screen", GLASS, side(flat`0.78 0.66, 1 0.53, 1.06 0.535, 0.8 0.735`, 0.4, 0.012)),
      part(
        "stripe",
        second("plastic", 0x2260b8),
        all(box(0.568, 0.06, 1.98, 0.01).at(0, 0.38, -0.3), box(0.572, 0.02, 1.98, 0.006).at(0, 0.45, -0.3)),
      ),
      part("door", fixed("steel", 0xb9bdc1), box(0.576, 0.4, 0.02, 0.004).array(2, [0, 0, 0.18]).at(0, 0.5, 0.54), {
        motion: slides([0, 0, -1], 0.16),
      }),
      part("lamps", light(0xfff3cf), sphere(0.04).scale(1.3, 0.6, 1).at(0.13, 0.34, 1.2).mirror("x")),
      part("skirt", fixed("plastic", 0x3a3d42), box(0.48, 0.14, 2.1, 0.03).at(0, 0.14, -0.22)),
      part(
        "collector",
        fixed("steel", 0x70757a),
        all(
          rod([0.1, 0.76, -0.7], [0.1, 0.88, -0.5], 0.01).mirror("x"),
          rod([0.1, 0.88, -0.5], [0.1, 0.98, -0.7], 0.01).mirror("x"),
          rod([-0.2, 0.98, -0.7], [0.2, 0.98, -0.7], 0.012),
        ),
      ),
      ...[-0.9, -0.6, 0.3, 0.6].map((z) => ironWheels(0.09, z, 2)),
      ...track(2.8),
    ],
  }),
];
