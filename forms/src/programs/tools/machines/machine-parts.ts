import { all, box, cylinder, extrude, lathe, sweep } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { circle, polygon, roundedRectangle } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, spins, whole } from "@blenda/forge/language/program";
import { main, second } from "@blenda/forge/language/substance";

/** A thread: a wire wound round a bolt that may taper. */
const thread = (radius: number, tip: number, from: number, to: number, rounds: number) =>
  sweep(
    Array.from({ length: rounds * 10 + 1 }, (_, at) => {
      const t = at / (rounds * 10);
      const r = radius + (tip - radius) * t;
      return [r * Math.cos((at * Math.PI) / 5), from + (to - from) * t, r * Math.sin((at * Math.PI) / 5)] as const;
    }),
    (to - from) / rounds / 3.2,
    { isStraight: true },
  );

export const machineParts = [
  program({
    id: "screw",
    nouns: ["wood screw", "metal screw"],
    about: "a pointed screw with a thread and a slotted head",
    metresPerUnit: 0.03,
    wears: ["screw"],
    params: { long: [1.05, 1.4], rounds: whole(7, 9), slot: pick("slot", "cross") },
    sockets: () => ({ grip: { at: [0, 0.1, 0], size: [0.6, 0.2, 0.6] } }),
    parts: ({ long, rounds, slot }) => [
      part(
        "head",
        main("steel", 0xb4b9be),
        lathe(flat`0 0, 0.33 0, 0.36 0.03, 0.34 0.08, 0.16 0.22, 0 0.22`, { sides: 44 }).minus(
          box(0.9, 0.14, 0.08, 0),
          ...(slot === "cross" ? [box(0.08, 0.14, 0.9, 0)] : []),
        ),
      ),
      part(
        "shank",
        main("steel", 0xb4b9be),
        lathe(flat`0 0.2, 0.14 0.2, 0.13 ${long * 0.4}, 0.1 ${long * 0.85}, 0 ${long + 0.08}`, { sides: 28 }),
      ),
      part("thread", main("steel", 0xb4b9be), thread(0.14, 0.09, long * 0.34, long * 0.92, rounds)),
    ],
  }),
  program({
    id: "bolt",
    nouns: ["nut and bolt", "hex bolt", "nut", "hex nut", "machine bolt"],
    about: "a hexagonal bolt with a nut on its thread",
    metresPerUnit: 0.05,
    wears: ["bolt", "nut"],
    params: { long: [1, 1.3], at: [0.5, 0.75], rounds: whole(9, 12) },
    sockets: ({ long }) => ({ grip: { at: [0, long * 0.5, 0], size: [0.4, 0.3, 0.4] } }),
    parts: ({ long, at, rounds }) => [
      part(
        "head",
        main("steel", 0xa9aeb4),
        all(extrude(polygon(6, 0.44), 0.26, 0.03).turn(-90, 0, 0).at(0, 0.13, 0), cylinder(0.37, 0.03).at(0, 0.27, 0)),
      ),
      part(
        "shank",
        main("steel", 0xa9aeb4),
        all(cylinder(0.2, long, { bevel: 0.03 }).at(0, 0.26 + long / 2, 0), thread(0.2, 0.2, 0.26 + long * 0.3, 0.22 + long, rounds)),
      ),
      part(
        "nut",
        second("brass"),
        all(
          extrude(polygon(6, 0.42), 0.24, 0.03, [circle(0.2, 28)]).turn(-90, 0, 0),
          cylinder(0.34, 0.25, { bevel: 0.01 }).minus(cylinder(0.205, 0.6)),
        ).at(0, 0.26 + long * at, 0),
        { motion: spins([0, 0, 0], [0, 1, 0]) },
      ),
    ],
  }),
  program({
    id: "gear",
    nouns: ["cog", "cogwheel", "gear wheel", "cog wheel", "sprocket"],
    about: "a toothed wheel of a machine",
    metresPerUnit: 0.15,
    wears: ["wheel tooth", "hub"],
    params: { teeth: whole(12, 20), spokes: whole(4, 6), thick: [0.16, 0.24] },
    sockets: () => ({ grip: { at: [0, 0.6, 0], size: [0.3, 0.3, 0.3] } }),
    parts: ({ teeth, spokes, thick }) => {
      const outline = Array.from({ length: teeth }, (_, at) =>
        [0.5, 0.5, 0.6, 0.6].map((radius, step) => {
          const angle = ((at + [0, 0.46, 0.58, 0.88][step]) / teeth) * 2 * Math.PI;
          return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
        }),
      ).flat();
      const motion = spins([0, 0.6, 0], [0, 0, 1]);
      return [
        part(
          "wheel",
          main("steel", 0x9a8c72),
          all(
            extrude(outline, thick, 0.014, [circle(0.38, 48)]),
            many(spokes, (at) =>
              box(0.1, 0.36, thick * 0.6, 0.02)
                .at(0, 0.25, 0)
                .turn(0, 0, (at * 360) / spokes),
            ),
          ).at(0, 0.6, 0),
          { motion },
        ),
        part("hub", second("brass"), extrude(circle(0.15, 36), thick * 1.5, 0.02, [roundedRectangle(0.13, 0.13, 0.01, 2)]).at(0, 0.6, 0), {
          motion,
        }),
        part(
          "bolts",
          second("brass"),
          many(spokes, (at) =>
            cylinder(0.024, thick * 1.06, { sides: 12 })
              .turn(90, 0, 0)
              .at(0, 0.43, 0)
              .turn(0, 0, ((at + 0.5) * 360) / spokes),
          ).at(0, 0.6, 0),
          { motion },
        ),
      ];
    },
  }),
];
