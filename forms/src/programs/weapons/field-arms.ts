import { all, box, cylinder, extrude, lathe, sphere, torus } from "@blenda/forge/language/form";
import { link } from "@blenda/forge/language/link";
import { flat } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { drumZ, hose, rod } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

export const fieldArms = [
  program({
    id: "dynamite",
    nouns: [
      "stick of dynamite",
      "tnt",
      "bundle of dynamite",
      "sticks of dynamite",
      "explosives",
      "dynamite bundle",
      "explosive",
      "time bomb",
      "c4",
    ],
    about: "red sticks of dynamite bound together, with a fuse and a clock",
    metresPerUnit: 0.25,
    wears: ["stick", "band tape", "clock"],
    params: { fuse: [0.2, 0.4], tilt: [-10, 10] },
    parts: ({ fuse, tilt }) => {
      const spots = [
        [0, 0],
        ...Array.from({ length: 6 }, (_, at) => [0.17 * Math.cos((at * Math.PI) / 3), 0.17 * Math.sin((at * Math.PI) / 3)]),
      ];
      return [
        part(
          "sticks",
          main("paper", 0xb8281f),
          all(...spots.map(([x, z], at) => cylinder(0.084, 0.86, { bevel: 0.012, sides: 24 }).at(x, 0.46 + (at % 3) * 0.01, z))),
        ),
        part(
          "ends",
          fixed("paper", 0xe3cfa4),
          all(...spots.map(([x, z], at) => cylinder(0.062, 0.012, { bevel: 0.002, sides: 20 }).at(x, 0.893 + (at % 3) * 0.01, z))),
        ),
        part(
          "bands",
          second("fabric", 0x2a2b2e),
          all(...[0.22, 0.7].map((y) => lathe(flat`0.2 -0.04, 0.262 -0.04, 0.262 0.04, 0.2 0.04, 0.2 -0.04`, { sides: 36 }).at(0, y, 0))),
        ),
        part(
          "clock",
          third("plastic", 0xe9e4d6),
          all(box(0.3, 0.2, 0.07, 0.02), cylinder(0.02, 0.04).at(0.1, 0.11, 0))
            .turn(0, 0, tilt)
            .at(0, 0.46, 0.26),
        ),
        part(
          "display",
          light(0xff3b2a),
          all(box(0.035, 0.1, 0.01, 0.002).array(4, [0.058, 0, 0]))
            .turn(0, 0, tilt)
            .at(0, 0.46, 0.3),
        ),
        part(
          "wires",
          fixed("rubber", 0x2f6f3a),
          all(
            hose([-0.12, 0.56, 0.26, -0.2, 0.76, 0.26, -0.14, 0.98, 0.1, 0, 0.9, 0], 0.012),
            hose([0.12, 0.56, 0.26, 0.22, 0.8, 0.2, 0.2, 1, 0.06, 0.15, 0.9, 0], 0.012),
          ),
        ),
        part(
          "fuse",
          fixed("fabric", 0xcdbb92),
          hose([0, 0.88, -0.06, 0.02, 1.02, -0.08, 0.12, 1.02 + fuse * 0.5, -0.1, 0.06, 1.02 + fuse, -0.06], 0.014),
        ),
      ];
    },
  }),
  program({
    id: "sea mine",
    nouns: ["naval mine", "contact mine", "mine"],
    about: "a round iron mine covered with horns, on a chain",
    metresPerUnit: 0.8,
    wears: ["body", "horn spike"],
    params: { rows: whole(5, 7), horn: [0.12, 0.16] },
    parts: ({ rows, horn }) => {
      const spike = all(
        cylinder(0.05, horn, { sides: 16 }),
        sphere(0.05, 1, 14).at(0, horn / 2, 0),
        cylinder(0.08, 0.03, { sides: 18 }).at(0, -horn / 2 + 0.01, 0),
      ).at(0, 0.5 + horn / 2, 0);
      return [
        part("body", main("iron", 0x3d4348), all(sphere(0.5, 1, 40), torus(0.5, 0.025)).at(0, 0.85, 0)),
        part(
          "horns",
          second("iron", 0x6a3a2a),
          all(
            spike,
            ...[
              { lean: 45, turn: 0 },
              { lean: 90, turn: 30 },
              { lean: 135, turn: 0 },
            ].map(({ lean, turn }) => spike.turn(lean, 0, 0).ring(rows, turn)),
          ).at(0, 0.85, 0),
        ),
        part("rivets", fixed("iron", 0x23272a), sphere(0.02, 1, 8).at(0, 0.05, 0.5).ring(28).mirror("y").at(0, 0.85, 0)),
        part(
          "chain",
          fixed("iron", 0x2c3034),
          many(4, (at) =>
            link(0.1, 0.16, 0.022)
              .turn(0, at % 2 ? 90 : 0, 0)
              .at(0, 0.32 - at * 0.1, 0),
          ),
        ),
        part("anchor", fixed("iron", 0x2c3034), lathe(flat`0 -0.16, 0.2 -0.16, 0.22 -0.12, 0.14 -0.02, 0 -0.02`, { sides: 28 })),
      ];
    },
  }),
  program({
    id: "handcuffs",
    nouns: ["pair of handcuffs", "shackles", "manacles", "cuffs", "handcuff"],
    about: "two steel cuffs joined by a short chain",
    metresPerUnit: 0.22,
    wears: ["metal cuff", "chain"],
    gathers: 2,
    params: { links: whole(2, 3), open: [0, 14] },
    parts: ({ links, open }) => {
      const gap = 0.36 + links * 0.05;
      const ring = all(
        hose(
          Array.from({ length: 18 }, (_, at) => {
            const a = (-166 + at * 19.5) * (Math.PI / 180);
            return [Math.cos(a) * 0.27, Math.sin(a) * 0.25, 0];
          }).flat(),
          0.03,
        ),
        box(0.2, 0.24, 0.075, 0.03).at(-0.24, 0, 0),
      );
      return [
        part(
          "cuffs",
          main("steel", 0xb4b8bc),
          all(ring.turn(0, 0, 180 + open).at(-gap, 0.5, 0), ring.turn(0, 0, open / 2).at(gap, 0.46, 0)),
        ),
        part(
          "locks",
          fixed("steel", 0x6d7278),
          all(drumZ(0.026, 0.09).at(-gap + 0.24, 0.5, 0), drumZ(0.026, 0.09).at(gap - 0.24, 0.46, 0)),
        ),
        part(
          "chain",
          second("steel", 0x8d9298),
          many(links + 1, (at) =>
            link(0.16, 0.09, 0.02)
              .turn(at % 2 ? 90 : 0, 0, 0)
              .at((at - links / 2) * 0.11, 0.48, 0),
          ),
        ),
      ];
    },
  }),
  program({
    id: "pocket knife",
    nouns: [
      "swiss army knife",
      "penknife",
      "folding knife",
      "pocketknife",
      "jackknife",
      "army knife",
      "multitool",
      "multi-tool",
      "switchblade",
      "swiss knife",
    ],
    about: "a folding knife with red scales, an open blade and small tools",
    metresPerUnit: 0.11,
    wears: ["handle scale", "blade", "emblem"],
    params: { angle: [0, 38], tone: pick("red", "blue", "black") },
    sockets: () => ({ grip: { at: [0, 0.2, 0], size: [0.5, 0.16, 0.12] } }),
    parts: ({ angle, tone }) => {
      const color = { red: 0xb3231d, blue: 0x21439a, black: 0x26272a }[tone];
      const blade = extrude(flat`0 -0.07, 0.14 -0.08, 0.62 -0.06, 0.78 0.03, 0.6 0.075, 0.14 0.08, 0 0.07`, 0.026, 0.008);
      const scale = softOutline(
        flat`-0.5 0.2, -0.46 0.1, -0.3 0.08, 0.3 0.08, 0.46 0.1, 0.5 0.2, 0.46 0.3, 0.3 0.32, -0.3 0.32, -0.46 0.3`,
        4,
      );
      return [
        part("scales", main("plastic", color), extrude(scale, 0.06, 0.026).at(0, 0, 0.07).mirror("z")),
        part("liners", fixed("steel", 0xc6cacd), extrude(scale, 0.012, 0.003).scale(0.97, 0.94, 1).at(0, 0.012, 0).array(4, [0, 0, 0.034])),
        part("blade", second("steel", 0xd3d7da), blade.turn(0, 0, angle).at(0.44, 0.24, 0.018), {
          motion: turns([0.44, 0.24, 0], [0, 0, 1], 0, 180 - angle),
        }),
        part(
          "tools",
          second("steel", 0xc6cacd),
          all(
            extrude(flat`0 -0.05, 0.36 -0.04, 0.42 0, 0.36 0.05, 0.26 0.02, 0.22 0.05, 0 0.05`, 0.024, 0.006)
              .turn(0, 0, 118)
              .at(-0.42, 0.26, -0.018),
            hose([-0.1, 0.1, 0, -0.1, -0.02, 0, -0.07, -0.08, 0.03, -0.13, -0.14, 0, -0.07, -0.2, -0.03, -0.1, -0.26, 0], 0.014),
            rod([-0.1, 0.08, 0], [-0.1, -0.04, 0], 0.022),
          ),
        ),
        part("emblem", third("paper", 0xf2efe6), all(box(0.1, 0.032, 0.02, 0.004), box(0.032, 0.1, 0.021, 0.004)).at(-0.24, 0.2, 0.094)),
        part("rivets", fixed("brass"), drumZ(0.02, 0.212).at(0.42, 0.24, 0).mirror("x")),
      ];
    },
  }),
];
