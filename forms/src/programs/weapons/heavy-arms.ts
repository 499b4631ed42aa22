import { all, box, cylinder, lathe, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { four, many } from "@blenda/forge/language/places";
import { part, pick, program, slides, spins, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, loop, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const IRON = fixed("iron", 0x33363a);

/** The log with its iron head, swung as one. */
const swungLog = (long: number, bands: number) => [
  part(
    "log",
    second("wood", 0x7a4a26, { grain: "z" }),
    all(
      cylinder(0.15, long + 0.5, { bevel: 0.03 })
        .turn(90, 0, 0)
        .at(0, 0.62, 0.2),
    ),
    { motion: slides([0, 0, 1], 0.4) },
  ),
  part(
    "bands",
    IRON,
    loop(0.152, 0.022, 28)
      .turn(90, 0, 0)
      .array(bands, [0, 0, long / bands])
      .at(0, 0.62, 0.2),
    { motion: slides([0, 0, 1], 0.4) },
  ),
  part(
    "head",
    IRON,
    all(
      lathe(flat`0 0, 0.19 0, 0.2 0.08, 0.17 0.24, 0.1 0.36, 0 0.4`, { sides: 32 })
        .turn(90, 0, 0)
        .at(0, 0.62, long / 2 + 0.4),
      hose(
        [
          0.12,
          0.72,
          long / 2 + 0.48,
          0.26,
          0.76,
          long / 2 + 0.44,
          0.32,
          0.66,
          long / 2 + 0.5,
          0.28,
          0.54,
          long / 2 + 0.6,
          0.2,
          0.58,
          long / 2 + 0.68,
        ],
        [0.06, 0.055, 0.045, 0.035, 0.015],
      ).mirror("x"),
      sphere(0.028, 1, 12)
        .at(0.1, 0.7, long / 2 + 0.66)
        .mirror("x"),
    ),
    { motion: slides([0, 0, 1], 0.4) },
  ),
];

export const heavyArms = [
  program({
    id: "battering ram",
    nouns: ["siege ram", "castle ram", "medieval ram"],
    about: "a battering ram: a log with an iron ram's head hanging in a wheeled frame under a pitched roof",
    metresPerUnit: 2.2,
    wears: ["frame wood", "log", "roof"],
    params: { long: [1.6, 1.9], bands: whole(3, 5) },
    parts: ({ long, bands }) => {
      const z = long / 2 - 0.14;
      return [
        part(
          "frame",
          main("wood", 0x8a5a30),
          all(
            four(rod([0, 0.3, 0], [-0.3, 1.24, 0], 0.045), 0.46, 0, z),
            rod([0, 1.24, -z - 0.1], [0, 1.24, z + 0.1], 0.05),
            box(0.1, 0.1, long, 0.015).at(0.46, 0.32, 0).mirror("x"),
            box(1, 0.1, 0.1, 0.015).at(0, 0.32, z).mirror("z"),
            rod([-0.3, 0.8, z], [0.3, 0.8, z], 0.035).mirror("z"),
          ),
        ),
        part(
          "roof",
          third("wood", 0x6b4426),
          many(6, (at) =>
            box(0.84, 0.03, long / 6 - 0.012, 0.008)
              .turn(0, 0, -52)
              .at(0.3, 1.06, (at - 2.5) * (long / 6)),
          ).mirror("x"),
        ),
        part(
          "roof hides",
          fixed("leather", 0x7a5536),
          box(0.5, 0.02, long * 0.5, 0.008)
            .turn(0, 0, -52)
            .at(0.2, 1.23, -0.1)
            .mirror("x"),
        ),
        ...swungLog(long, bands),
        part(
          "ropes",
          fixed("fabric", 0xd2b478),
          all(
            ...[z * 0.7, -z * 0.7].map((at) =>
              all(rod([0, 1.24, at], [0.14, 0.66, at], 0.018).mirror("x"), loop(0.16, 0.02, 28).turn(90, 0, 0).at(0, 0.62, at)),
            ),
          ),
        ),
        part(
          "wheels",
          main("wood", 0x7a4a26),
          four(all(cylinder(0.26, 0.1, { bevel: 0.02 }), cylinder(0.07, 0.16)).turn(0, 0, 90), 0.58, 0.26, z * 0.76),
          { motion: spins([0, 0.26, z * 0.76], [1, 0, 0]) },
        ),
        part("tyres", IRON, four(loop(0.255, 0.02, 32).turn(0, 0, 90), 0.58, 0.26, z * 0.76), {
          motion: spins([0, 0.26, z * 0.76], [1, 0, 0]),
        }),
        part(
          "axles",
          IRON,
          drumX(0.035, 1.26)
            .at(0, 0.26, z * 0.76)
            .mirror("z"),
        ),
      ];
    },
  }),
  program({
    id: "torpedo",
    nouns: ["submarine torpedo", "naval torpedo", "proton torpedo"],
    about: "a torpedo: a long steel body with a rounded nose, a band, fins and two propellers, on wooden cradles",
    metresPerUnit: 2.6,
    wears: ["body", "nose warhead", "propeller"],
    params: { long: [1.9, 2.2], tone: pick("grey", "green", "navy") },
    parts: ({ long, tone }) => {
      const y = 0.3;
      const [nose, tail] = [long / 2, -long / 2];
      const blades = (turn: number) =>
        box(0.05, 0.15, 0.016, 0.005)
          .turn(0, 30, 0)
          .at(0, 0.09, 0)
          .scatter([0, 90, 180, 270].map((each) => ({ at: [0, 0, 0] as const, turn: [0, 0, each + turn] as const })));
      return [
        part(
          "body",
          main("paint", { grey: 0x7d868e, green: 0x56664a, navy: 0x33465c }[tone]),
          lathe(
            flat`0 ${tail + 0.1}, 0.05 ${tail + 0.1}, 0.09 ${tail + 0.24}, 0.15 ${tail + 0.5}, 0.16 ${tail + 0.62}, 0.16 ${nose - 0.4}, 0 ${nose - 0.4}`,
            { sides: 40 },
          )
            .turn(90, 0, 0)
            .at(0, y, 0),
        ),
        part(
          "nose",
          second("paint", 0xb3281f),
          lathe(
            flat`0 ${nose - 0.4}, 0.16 ${nose - 0.4}, 0.158 ${nose - 0.24}, 0.14 ${nose - 0.12}, 0.1 ${nose - 0.04}, 0.05 ${nose - 0.005}, 0 ${nose}`,
            { sides: 40 },
          )
            .turn(90, 0, 0)
            .at(0, y, 0),
        ),
        part(
          "bands",
          fixed("brass"),
          all(drumZ(0.164, 0.025, 0.004).at(0, y, nose - 0.42), drumZ(0.164, 0.02, 0.004).at(0, y, 0.1), drumZ(0.03, 0.05).at(0, y, nose)),
        ),
        part("stripe", fixed("plastic", 0xf2c21d), drumZ(0.1625, 0.1, 0.004).at(0, y, nose - 0.56)),
        part(
          "rivets",
          fixed("steel", 0xc4c8cb),
          many(14, (at) =>
            sphere(0.009, 1, 8)
              .at(0, 0.161, 0)
              .turn(0, 0, (at * 360) / 14),
          )
            .array(2, [0, 0, 0.1])
            .at(0, y, 0.1),
        ),
        part(
          "fins",
          main("paint", { grey: 0x6a737b, green: 0x48573e, navy: 0x2a3a4e }[tone]),
          side(flat`${tail + 0.16} 0.05, ${tail + 0.5} 0.1, ${tail + 0.44} 0.26, ${tail + 0.2} 0.26`, 0.02, 0.005).scatter(
            [0, 90, 180, 270].map((each) => ({ at: [0, y, 0] as const, turn: [0, 0, each] as const })),
          ),
        ),
        part("front propeller", third("brass"), all(blades(0), drumZ(0.045, 0.06)).at(0, y, tail + 0.08), {
          motion: spins([0, y, tail + 0.08], [0, 0, 1]),
        }),
        part(
          "back propeller",
          third("brass"),
          all(blades(45), lathe(flat`0 -0.06, 0.02 -0.05, 0.04 0, 0.04 0.03, 0 0.03`, { sides: 20 }).turn(90, 0, 0)).at(0, y, tail),
          { motion: spins([0, y, tail], [0, 0, -1]) },
        ),
        part(
          "cradles",
          fixed("wood", 0x8a5a30),
          all(
            ...[0.46, -0.4].map((z) =>
              box(0.44, 0.28, 0.09, 0.012)
                .at(0, 0.14, z)
                .minus(drumZ(0.163, 0.4).at(0, y, z)),
            ),
          ),
        ),
      ];
    },
  }),
];
