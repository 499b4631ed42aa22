import { all, box, cylinder, extrude, sphere } from "@blenda/forge/language/form";
import type { Flat } from "@blenda/forge/language/node";
import { flat } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, spins, turns } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, loop, panel, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { axle } from "../road/wheels.ts";

const GLASS = fixed("plastic", 0x1b2c37);
const IRON = fixed("iron", 0x33363a);
const STEEL = fixed("steel", 0xb9bdc0);

/** A flat bow from right to left, so wide to each side, so high over `y`. */
const bow = (half: number, rise: number, y: number): Flat[] =>
  Array.from({ length: 17 }, (_, at) => {
    const angle = (at / 16) * Math.PI;
    return [half * Math.cos(angle), y + rise * Math.sin(angle)];
  });

/** The ramp behind, and what carries the trailer. */
const rampAndChassis = (z: number, long: number) => [
  part(
    "ramp",
    fixed("wood", 0x7a5a3a),
    box(0.82, 0.96, 0.05, 0.012)
      .turn(-12, 0, 0)
      .at(0, 0.76, -z + 0.1),
    { motion: turns([0, 0.3, -z + 0.18], [1, 0, 0], 0, -80) },
  ),
  part(
    "treads",
    IRON,
    all(many(6, (at) => box(0.74, 0.03, 0.03, 0.006).at(0, -0.36 + at * 0.14, -0.03)))
      .turn(-12, 0, 0)
      .at(0, 0.76, -z + 0.1),
    { motion: turns([0, 0.3, -z + 0.18], [1, 0, 0], 0, -80) },
  ),
  part(
    "chassis",
    IRON,
    all(
      box(0.8, 0.07, long - 0.2, 0.02).at(0, 0.28, 0),
      rod([0.3, 0.27, z - 0.2], [0, 0.27, z + 0.44], 0.03).mirror("x"),
      rod([0, 0, z + 0.32], [0, 0.34, z + 0.32], 0.022),
      sphere(0.045, 1, 14).at(0, 0.29, z + 0.46),
      drumZ(0.02, 0.1).at(0, 0.36, z + 0.32),
    ),
  ),
  part(
    "mudguards",
    fixed("rubber", 0x1b1c1f),
    side(flat`-0.44 0.28, -0.4 0.44, 0.4 0.44, 0.44 0.28, 0.47 0.28, 0.43 0.48, -0.43 0.48, -0.47 0.28`, 0.16, 0.01)
      .at(0.53, 0, -0.06)
      .mirror("x"),
  ),
];

/** What one sees of a wagon somebody lives in. */
const doorAndShutters = (front: number) => [
  part("door", fixed("wood", 0xd8a83a), all(box(0.3, 0.62, 0.03, 0.01).at(0, 0.84, front + 0.012)), {
    motion: turns([-0.15, 0.84, front + 0.012], [0, 1, 0], 0, -80),
  }),
  part(
    "panes",
    fixed("glass", 0xf3dca0),
    all(panel(0.18, 0.2, 0.012, 0.03).at(0, 1, front + 0.03), box(0.03, 0.26, 0.26, 0.006).turn(0, 0, -8.5).at(0.436, 0.9, 0).mirror("x")),
  ),
  part(
    "shutters",
    fixed("wood", 0xd8a83a),
    all(
      box(0.03, 0.3, 0.12, 0.006).turn(0, 0, -8.5).array(2, [0, 0, 0.4]).at(0.44, 0.9, 0),
      box(0.1, 0.06, 0.4, 0.01).at(0.46, 0.71, 0),
    ).mirror("x"),
  ),
  part("flowers", fixed("plastic", 0xd8326a), sphere(0.035, 1, 10).array(6, [0, 0, 0.065]).at(0.48, 0.76, 0).mirror("x")),
  part(
    "steps",
    fixed("wood", 0x8a5a30),
    all(
      ...[0, 1, 2].map((at) => box(0.34, 0.03, 0.12, 0.006).at(0, 0.38 - at * 0.14, front + 0.14 + at * 0.12)),
      rod([0.16, 0.46, front + 0.04], [0.16, 0.02, front + 0.44], 0.018).mirror("x"),
    ),
  ),
  part("chimney", IRON, all(rod([0.2, 1.36, -0.3], [0.2, 1.72, -0.3], 0.035), cylinder(0.06, 0.06, { top: 0.02 }).at(0.2, 1.75, -0.3))),
];

export const wagonsAndTrailers = [
  program({
    id: "horse trailer",
    nouns: ["horse box", "horsebox", "livestock trailer", "horse float", "cattle trailer"],
    about: "a horse trailer with a rounded front, slatted windows, a ramp behind and a drawbar",
    metresPerUnit: 1.8,
    wears: ["body", "stripe", "roof"],
    params: { long: [1.5, 1.7], tone: pick("green", "blue", "red") },
    sockets: ({ long }) => ({ inside: { at: [0, 0.36, 0], size: [0.8, 0.9, long * 0.8] } }),
    parts: ({ long, tone }) => {
      const z = long / 2;
      return [
        part(
          "body",
          main("paint", 0xe9e6dc),
          extrude(roundedRectangle(0.92, long, 0.3, 8), 1.02, 0.03)
            .turn(-90, 0, 0)
            .at(0, 0.83, 0)
            .minus(box(2, 3, 0.4).at(0, 0.8, -z - 0.04)),
        ),
        part(
          "roof",
          third("paint", 0xcfd3d2),
          extrude(roundedRectangle(0.94, long + 0.02, 0.3, 8), 0.08, 0.035)
            .turn(-90, 0, 0)
            .at(0, 1.38, 0),
        ),
        part(
          "stripe",
          second("plastic", { green: 0x2f6a44, blue: 0x2a5a9a, red: 0xa8281f }[tone]),
          extrude(roundedRectangle(0.932, long + 0.012, 0.306, 8), 0.26, 0.004)
            .turn(-90, 0, 0)
            .at(0, 0.52, 0)
            .minus(box(2, 3, 0.4).at(0, 0.8, -z - 0.04)),
        ),
        part(
          "windows",
          GLASS,
          all(
            box(0.926, 0.2, long * 0.26, 0.02)
              .array(2, [0, 0, long * 0.34])
              .at(0, 1.12, -0.06),
            box(0.44, 0.22, 0.02, 0.02).at(0, 1.1, z + 0.002),
          ),
        ),
        part(
          "bars",
          STEEL,
          box(0.94, 0.018, long * 0.26, 0.004)
            .array(3, [0, 0.07, 0])
            .array(2, [0, 0, long * 0.34])
            .at(0, 1.12, -0.06),
        ),
        ...rampAndChassis(z, long),
        part("door", main("plastic", 0xdedbd0), all(box(0.02, 0.8, 0.32, 0.008).at(0.458, 0.76, z * 0.5)), {
          motion: turns([0.46, 0.76, z * 0.5 + 0.16], [0, 1, 0], 0, 80),
        }),
        part("handle", STEEL, box(0.02, 0.03, 0.08, 0.006).at(0.474, 0.74, z * 0.5 - 0.1)),
        ...axle("front", { radius: 0.17, width: 0.12, track: 1.04, z: 0.14 }),
        ...axle("back", { radius: 0.17, width: 0.12, track: 1.04, z: -0.26 }),
        part(
          "lamps",
          light(0xd6261f),
          box(0.08, 0.06, 0.03, 0.01)
            .at(0.38, 0.38, -z + 0.15)
            .mirror("x"),
        ),
      ];
    },
  }),
  program({
    id: "gypsy wagon",
    nouns: ["vardo", "gypsy caravan", "romani wagon", "circus wagon", "gypsy cart", "bow top wagon", "fortune teller wagon"],
    about: "a painted wooden wagon to live in, with a bowed roof, a door with steps, shutters and golden carvings",
    metresPerUnit: 1.7,
    wears: ["wall body", "roof", "trim wheel"],
    params: { tone: pick("green", "red", "blue"), long: [1.4, 1.6] },
    parts: ({ tone, long }) => {
      const color = { green: 0x2f6a44, red: 0xa8281f, blue: 0x2a5a9a }[tone];
      const wheel = (r: number, z: number) =>
        all(loop(r - 0.03, 0.03, 32), rod([0, 0, 0.04], [0, 0, r - 0.04], 0.018).ring(10), cylinder(0.06, 0.12, { bevel: 0.02 }))
          .turn(0, 0, 90)
          .at(0.46, r, z)
          .mirror("x");
      const front = long / 2;
      return [
        part(
          "walls",
          main("wood", color),
          extrude(flat`-0.36 0.5, 0.36 0.5, 0.46 1.16, 0.3 1.34, 0 1.42, -0.3 1.34, -0.46 1.16`, long, 0.02),
        ),
        part(
          "boards",
          main("plastic", color),
          all(
            box(0.024, 0.6, 0.03, 0.004)
              .turn(0, 0, -8.5)
              .array(7, [0, 0, long / 7])
              .at(0.415, 0.82, 0),
          ).mirror("x"),
        ),
        part("roof", second("fabric", 0xe6dcc0), extrude([...bow(0.6, 0.34, 1.16), ...bow(0.55, 0.29, 1.16).reverse()], long + 0.3, 0.012)),
        part(
          "trim",
          third("gold"),
          all(
            box(0.82, 0.05, long + 0.06, 0.012).at(0, 0.5, 0),
            box(0.05, 0.05, long + 0.04, 0.012)
              .at(0.46, 1.15, 0)
              .mirror("x"),
            ...[front + 0.012, -front - 0.012].map((z) =>
              all(
                rod([0.37, 0.52, z], [0.46, 1.15, z], 0.02).mirror("x"),
                hose([-0.46, 1.15, z, -0.3, 1.33, z, 0, 1.41, z, 0.3, 1.33, z, 0.46, 1.15, z], 0.018),
              ),
            ),
          ),
        ),
        ...doorAndShutters(front),
        part("wheels", third("wood", 0xd8a83a), all(wheel(0.36, -front * 0.56), wheel(0.3, front * 0.56)), {
          motion: spins([0, 0.36, -front * 0.56], [1, 0, 0]),
        }),
        part(
          "axles",
          IRON,
          all(
            drumX(0.035, 0.96).at(0, 0.36, -front * 0.56),
            drumX(0.035, 0.96).at(0, 0.3, front * 0.56),
            box(0.3, 0.16, 0.2, 0.02)
              .array(2, [0, 0, front * 1.12])
              .at(0, 0.42, 0),
          ),
        ),
      ];
    },
  }),
];
