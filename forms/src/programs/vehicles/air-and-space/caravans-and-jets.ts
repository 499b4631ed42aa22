import { all, box, cylinder, extrude, lathe, loft, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, rod, slices as shifted, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { axle } from "../road/wheels.ts";

const GLASS = fixed("plastic", 0x1b2c37);
const PAINTS = { red: 0xc2281f, blue: 0x2460a7, green: 0x2f7a4a, yellow: 0xe0a92a } as const;

/** What hangs on a jet: intakes, nozzles, missiles and wheels. */
const jetFittings = () => [
  part("intakes", fixed("rubber", 0x131415), box(0.1, 0.14, 0.02, 0.02).at(0.23, 0.58, 0.36).mirror("x")),
  part(
    "nozzles",
    fixed("iron", 0x3a3c40),
    lathe(flat`0 0, 0.09 0, 0.1 0.02, 0.08 0.18, 0.065 0.18, 0.05 0.06, 0 0.06`, { sides: 28 })
      .turn(-90, 0, 0)
      .at(0.1, 0.62, -0.9)
      .mirror("x"),
  ),
  part("flames", light(0xff8a3a), drumZ(0.052, 0.02).at(0.1, 0.62, -1).mirror("x")),
  part(
    "missiles",
    second("paint", 0xe9e6dc),
    all(
      ...[0.42, 0.62].map((x) =>
        all(
          drumZ(0.03, 0.46).at(x, 0.55, -0.28),
          lathe(flat`0 0, 0.03 0, 0 0.1`, { sides: 16 }).turn(90, 0, 0).at(x, 0.55, -0.05),
          box(0.12, 0.008, 0.08, 0.002).at(x, 0.55, -0.46),
          box(0.008, 0.12, 0.08, 0.002).at(x, 0.55, -0.46),
        ),
      ),
    ).mirror("x"),
  ),
  part("marks", fixed("paint", 0xb3231d), cylinder(0.07, 0.008, { sides: 24, bevel: 0.001 }).at(0.5, 0.64, -0.3).mirror("x")),
  part(
    "gear",
    fixed("steel", 0xb4b8bc),
    all(rod([0, 0.6, 0.6], [0, 0.07, 0.62], 0.018), rod([0.2, 0.56, -0.2], [0.24, 0.08, -0.22], 0.02).mirror("x")),
  ),
  part(
    "wheels",
    fixed("rubber", 0x17181a),
    all(drumX(0.06, 0.05, 0.014).at(0, 0.06, 0.62), drumX(0.075, 0.05, 0.014).at(0.25, 0.075, -0.22).mirror("x")),
  ),
  part(
    "probe",
    fixed("steel", 0xb4b8bc),
    all(
      rod([0, 0.62, 1.08], [0, 0.62, 1.24], 0.01, 0.003),
      sweep(way`0 0.62 1.1, 0 0.62 1.12`, 0.014),
      torus(0.012, 0.004).turn(90, 0, 0).at(0, 0.62, 1.1),
    ),
  ),
];

export const touring = [
  program({
    id: "caravan",
    nouns: ["travel trailer", "camping trailer", "camper trailer", "trailer", "airstream"],
    about: "a rounded caravan with a door, windows, a stripe and a drawbar",
    metresPerUnit: 2,
    wears: ["body", "stripe", "awning"],
    params: { long: [1.5, 1.8], tone: pick("mint", "red", "blue", "yellow") },
    parts: ({ long, tone }) => {
      const color = { mint: 0x6fbfae, red: PAINTS.red, blue: 0x4f8fc4, yellow: PAINTS.yellow }[tone];
      const z = long / 2;
      const shell = (lift: number, wide: number) =>
        side(
          roundedRectangle(long, 0.92, 0.34, 8).map(([a, b]) => [a, b + 0.68 + lift] as const),
          wide,
          0.06,
        );
      return [
        part("body", main("paint", 0xf1ead8), shell(0, 0.84)),
        part("stripe", second("plastic", color), shell(0, 0.856).meet(box(2, 0.3, 4, 0).at(0, 0.4, 0))),
        part("trim", fixed("steel", 0xc6cacd), all(box(0.862, 0.02, long - 0.04, 0.004).at(0, 0.56, 0))),
        part(
          "windows",
          GLASS,
          all(
            extrude(roundedRectangle(0.42, 0.26, 0.06), 0.85, 0.01)
              .turn(0, 90, 0)
              .at(0, 0.86, -z * 0.4),
            box(0.56, 0.26, 0.02, 0.01)
              .turn(0, 0, 0)
              .at(0, 0.8, z + 0.003),
            box(0.5, 0.24, 0.02, 0.01).at(0, 0.8, -z - 0.003),
          ),
        ),
        part(
          "frames",
          fixed("steel", 0xc6cacd),
          all(
            extrude(roundedRectangle(0.48, 0.32, 0.08), 0.845, 0.004, [roundedRectangle(0.42, 0.26, 0.06)])
              .turn(0, 90, 0)
              .at(0, 0.86, -z * 0.4),
          ),
        ),
        part("door", second("plastic", color), all(box(0.02, 0.74, 0.3, 0.01).at(0.42, 0.66, z * 0.36))),
        part("door window", GLASS, box(0.012, 0.2, 0.18, 0.006).at(0.432, 0.86, z * 0.36)),
        part("handle", fixed("steel", 0xc6cacd), box(0.02, 0.03, 0.07, 0.006).at(0.436, 0.66, z * 0.36 - 0.1)),
        part(
          "awning",
          third("fabric", color),
          many(6, (at) =>
            box(0.34, 0.014, z * 0.24, 0.004)
              .turn(0, 0, -24)
              .at(0.58, 1.02, -z * 0.78 + at * z * 0.26),
          ).at(0, 0, z * 0.1),
        ),
        part(
          "poles",
          fixed("steel", 0xc6cacd),
          all(rod([0.72, 0, -z * 0.72], [0.72, 0.96, -z * 0.72], 0.012), rod([0.72, 0, z * 0.66], [0.72, 0.96, z * 0.66], 0.012)),
        ),
        part(
          "chassis",
          fixed("iron", 0x2a2c30),
          all(
            box(0.7, 0.06, long - 0.3, 0.02).at(0, 0.2, 0),
            rod([0.28, 0.2, z - 0.2], [0, 0.2, z + 0.42], 0.03).mirror("x"),
            rod([0, 0, z + 0.3], [0, 0.26, z + 0.3], 0.02),
            sphere(0.04, 1, 14).at(0, 0.22, z + 0.44),
          ),
        ),
        part("vent", fixed("plastic", 0xd9d6cc), box(0.3, 0.06, 0.3, 0.02).at(0, 1.15, -0.1)),
        part(
          "lamps",
          light(0xff5a3a),
          box(0.08, 0.06, 0.02, 0.008)
            .at(0.28, 0.36, -z - 0.004)
            .mirror("x"),
        ),
        ...axle("wheel", { radius: 0.17, width: 0.12, track: 0.78, z: -0.06 }),
        part("arches", fixed("rubber", 0x17181a), drumX(0.21, 0.05).at(0.415, 0.2, -0.06).mirror("x")),
      ];
    },
  }),
  program({
    id: "fighter jet",
    nouns: [
      "jet fighter",
      "fighter plane",
      "stealth fighter",
      "f-16",
      "f16",
      "f-22",
      "war jet",
      "military jet",
      "warplane",
      "jet plane",
      "stealth bomber",
    ],
    about: "a fighter jet with swept wings, twin tails, a glass canopy and missiles",
    metresPerUnit: 6,
    wears: ["body wing", "missile", "canopy"],
    params: { sweep: [0.34, 0.46], fins: whole(2, 2), span: [0.82, 0.95] },
    parts: ({ sweep: swept, span, fins }) => [
      part(
        "body",
        main("paint", 0x7f8a94),
        all(
          loft(
            shifted([
              0, 0.02, 0.02, 1, 0, 0.12, 0.1, 0.1, 1, 0, 0.4, 0.2, 0.2, 0.9, 0, 0.8, 0.3, 0.26, 0.7, 0, 1.4, 0.42, 0.26, 0.6, 0, 1.9, 0.4,
              0.24, 0.7, 0, 2.05, 0.34, 0.2, 0.8, 0,
            ]),
          )
            .turn(-90, 0, 0)
            .at(0, 0.62, 1.1),
          box(0.14, 0.2, 0.6, 0.04).at(0.22, 0.58, 0.06).mirror("x"),
        ),
      ),
      part(
        "wings",
        main("paint", 0x75808a),
        all(
          extrude(flat`0.14 0.2, ${span} ${0.2 - swept * 1.6}, ${span} ${-0.04 - swept * 1.5}, 0.14 -0.62`, 0.03, 0.01)
            .turn(90, 0, 0)
            .at(0, 0.62, 0)
            .mirror("x"),
        ),
      ),
      part(
        "tailplanes",
        main("paint", 0x75808a),
        extrude(flat`0.12 -0.62, 0.52 -0.9, 0.52 -1.02, 0.12 -0.94`, 0.024, 0.008).turn(90, 0, 0).at(0, 0.6, 0).mirror("x"),
      ),
      part(
        "fins",
        main("paint", 0x6a747e),
        side(flat`-0.92 0.7, -0.46 0.7, -0.76 1.12, -0.94 1.12`, 0.028, 0.008)
          .turn(0, 0, fins === 2 ? -14 : 0)
          .at(fins === 2 ? 0 : 0, 0, 0)
          .mirror("x"),
      ),
      part("canopy", { ...third("glass", 0x2a4658) }, sphere(0.12, 1, 28).scale(0.9, 0.95, 2.8).at(0, 0.72, 0.52)),
      part(
        "frame",
        fixed("paint", 0x4a525a),
        all(hose([-0.1, 0.7, 0.5, -0.07, 0.8, 0.5, 0, 0.835, 0.5, 0.07, 0.8, 0.5, 0.1, 0.7, 0.5], 0.01)),
      ),
      ...jetFittings(),
    ],
  }),
];
