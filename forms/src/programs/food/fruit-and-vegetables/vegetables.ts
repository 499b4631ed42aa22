import { all, blob, cylinder, extrude, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { way } from "@blenda/forge/language/numbers";
import { polygon } from "@blenda/forge/language/outlines";
import { petal } from "@blenda/forge/language/petal";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { part, program, whole } from "@blenda/forge/language/program";
import { clouds, fade, rings, speckles, stripes } from "@blenda/forge/language/skins";
import { fixed, light, main, second } from "@blenda/forge/language/substance";

const held = (height: number, width = 0.9) => ({ grip: { at: [0, height / 2, 0], size: [width, height, width] } }) as const;
const leafy = second("plastic", 0x4f9036, { paint: [clouds({ by: -0.35 }, 0.2, { share: 0.5 })] });

export const vegetables = [
  program({
    id: "carrot",
    about: "a long pointed orange root with green leaves",
    metresPerUnit: 0.16,
    wears: ["root", "leaf"],
    params: { fat: [0.17, 0.21], leaves: whole(7, 10) },
    sockets: () => held(1, 0.3),
    parts: ({ fat, leaves }, { random }) => [
      part(
        "carrot",
        main("plastic", 0xe8731c, {
          paint: [rings({ by: -0.35 }, 0.09, { width: 0.14, share: 0.6, relief: -0.008 }), clouds({ by: -0.2 }, 0.1, { share: 0.4 })],
        }),
        lathe(pairs([0, -0.02, 0.012, 0, 0.05, 0.2, 0.1, 0.55, fat - 0.02, 0.95, fat, 1.1, fat - 0.05, 1.2, 0.05, 1.2, 0, 1.18]), {
          smooth: 34,
        }).bend(6),
      ),
      part(
        "leaves",
        leafy,
        petal(0.62, 0.07, { curl: 35, widest: 0.8, foot: 0.3, tip: 0.3 }).scatter(
          Array.from({ length: leaves }, (_, at) => ({
            at: [0, 1.16, 0.06],
            turn: [random.between(4, 30), (at / leaves) * 360, 0],
            scale: random.between(0.75, 1.1),
          })),
        ),
      ),
    ],
  }),
  program({
    id: "tomato",
    about: "a round red juicy fruit with a green star of leaves",
    metresPerUnit: 0.07,
    wears: ["skin", "leaf"],
    params: { flat: [0.84, 0.98], ribs: whole(5, 8) },
    variants: { cherry: { words: "cocktail small", set: { flat: 1.05 } } },
    sockets: () => held(0.85),
    parts: ({ flat, ribs }) => [
      part(
        "tomato",
        main("plastic", 0xd42a1e, { paint: [fade(0xe0832a, 0.78, 0.94, { share: 0.5, wave: 0.2 })] }),
        lathe(pairs([0, 0.03, 0.15, 0.01, 0.4, 0.16, 0.52, 0.45, 0.44, 0.75, 0.24, 0.88, 0.1, 0.85, 0, 0.8]), {
          smooth: 30,
          ribs,
          ribDepth: 0.05,
        }).scale(1, flat, 1),
      ),
      part(
        "star",
        second("plastic", 0x4c8a35),
        petal(0.36, 0.1, { curl: 50, widest: 0.3 })
          .turn(72, 0, 0)
          .at(0, 0.86 * flat, 0.02)
          .ring(6),
      ),
      part(
        "stalk",
        second("plastic", 0x5c8a3a),
        sweep(way`0 ${0.78 * flat} 0, 0 ${0.95 * flat} 0, 0.06 ${1.02 * flat} 0.02`, [0.045, 0.035, 0.045]),
      ),
    ],
  }),
  program({
    id: "corn",
    nouns: ["corn cob", "maize", "corncob", "ear of corn", "sweetcorn"],
    about: "an ear of yellow corn in its green husk",
    metresPerUnit: 0.18,
    wears: ["kernels", "husk leaf"],
    params: { fat: [0.18, 0.21], rows: whole(16, 17) },
    sockets: () => held(1.2, 0.4),
    parts: ({ fat, rows }) => {
      const kernels = Array.from({ length: rows }, (_, row) => {
        const t = row / (rows - 1);
        const radius = fat * Math.sqrt(Math.max(0.06, 1 - ((t - 0.3) / 0.72) ** 2));
        return sphere(0.046, 1, 6)
          .scale(0.9, 0.85, 1)
          .at(0, 0.14 + t * 1.06, radius)
          .ring(Math.max(5, Math.round(radius * 66)));
      });
      return [
        part(
          "core",
          fixed("plastic", 0xd9a520),
          lathe(pairs([0, 0.05, 0.12, 0.07, fat, 0.45, fat * 0.9, 0.8, fat * 0.4, 1.15, 0, 1.22]), { smooth: 16 }),
        ),
        part("kernels", main("plastic", 0xf3c62f, { paint: [clouds({ by: -0.15 }, 0.3, { share: 0.5 })] }), all(...kernels)),
        part(
          "husk",
          second("plastic", 0x7fa845, { paint: [rings({ by: -0.3 }, 0.035, { along: "x", share: 0.4 })] }),
          petal(0.95, 0.4, { curl: -26, widest: 0.3, foot: 0.5, thick: 0.025 })
            .turn(7, 0, 0)
            .at(0, 0, fat * 0.72)
            .ring(4, 45),
        ),
        part(
          "husk under",
          second("plastic", 0x8fb552),
          petal(0.62, 0.42, { curl: -40, widest: 0.35, foot: 0.6 })
            .turn(12, 0, 0)
            .at(0, -0.02, fat * 0.8)
            .ring(4),
        ),
        part("stalk", second("plastic", 0x8a9a4a), cylinder(0.08, 0.22, { bevel: 0.02, top: 0.12, sides: 14 }).at(0, -0.06, 0)),
      ];
    },
  }),
  program({
    id: "pumpkin",
    nouns: ["jack-o'-lantern", "jack o lantern", "halloween pumpkin", "squash", "gourd"],
    about: "a big ribbed orange squash with a curved stalk",
    metresPerUnit: 0.32,
    wears: ["skin", "stalk"],
    params: { flat: [0.85, 1.05], ribs: whole(9, 12) },
    traits: { carved: "halloween jack lantern jack-o'-lantern face scary spooky jack-o-lantern" },
    sockets: ({ flat }) => ({ top: { at: [0, 0.86 * flat, 0], size: [0.5, 0.4, 0.5] }, ...held(0.8) }),
    parts: ({ flat, ribs }, { has }) => {
      const skin = lathe(pairs([0, 0.06, 0.18, 0.02, 0.42, 0.13, 0.55, 0.4, 0.48, 0.68, 0.28, 0.82, 0.1, 0.77, 0, 0.72]), {
        smooth: 32,
        ribs,
        ribDepth: 0.1,
        sides: 72,
      });
      const piece = (size: number, y: number, angle: number, sides = 3) =>
        extrude(polygon(sides, size), 0.3, 0.01)
          .at(0, y * flat, 0.415)
          .turn(0, angle, 0);
      const face = (more: number) =>
        all(
          piece(0.12 + more, 0.54, -25),
          piece(0.12 + more, 0.54, 25),
          piece(0.06 + more, 0.42, 0),
          ...[-2, -1, 0, 1, 2].map((at) => piece(0.085 + more, 0.24 + at * at * 0.02, at * 15, 4)),
        );
      return [
        part(
          "pumpkin",
          main("plastic", 0xe07a18, {
            paint: [clouds({ by: -0.3 }, 0.2, { share: 0.4 }), stripes({ by: -0.35 }, ribs, { width: 0.12, share: 0.5 })],
          }),
          skin.scale(1, flat, 1),
        ),
        part(
          "stalk",
          second("wood", 0x6f7a3a),
          sweep(
            way`0 ${0.7 * flat} 0, 0.01 ${0.86 * flat} 0, 0.05 ${0.98 * flat} 0.02, 0.15 ${1.06 * flat} 0.05`,
            [0.1, 0.06, 0.05, 0.062],
          ),
        ),
        has("carved") && part("cut", fixed("plastic", 0x4a2408), face(0.025)),
        has("carved") && part("face", light(0xffd23e), face(0).scale(1.012, 1, 1.012)),
      ];
    },
  }),
  program({
    id: "potato",
    nouns: ["sweet potato", "spud"],
    about: "a lumpy brown tuber with eyes",
    metresPerUnit: 0.09,
    wears: ["skin"],
    params: { long: [0.2, 0.34], bump: [0.05, 0.14] },
    traits: { sweet: "yam" },
    sockets: () => held(0.7),
    parts: ({ long, bump }, { has }) => [
      part(
        "potato",
        main("paper", has("sweet") ? 0xb5563a : 0xb08048, {
          paint: [speckles({ by: -0.5 }, 0.16, { size: 0.2, relief: -0.015 }), clouds({ by: -0.35 }, 0.25, { share: 0.5 })],
        }),
        blob(
          [
            { at: [-long, 0.36, 0], to: [long, 0.33 + bump, 0.04], radius: 0.34, thin: 0.37 },
            ...(has("sweet")
              ? [
                  { at: [long, 0.36, 0] as const, to: [0.86, 0.3, 0.1] as const, radius: 0.3, thin: 0.07 },
                  { at: [-long, 0.36, 0] as const, to: [-0.8, 0.34, -0.06] as const, radius: 0.28, thin: 0.08 },
                ]
              : []),
            { at: [0.05, 0.3 + bump, 0.1], radius: 0.38 },
            { at: [-long * 0.7, 0.42, -0.12], radius: 0.3 },
          ],
          0.2,
          0.05,
        ),
      ),
    ],
  }),
  program({
    id: "onion",
    nouns: ["shallot"],
    about: "a round bulb with papery golden skins and a dry tip",
    metresPerUnit: 0.08,
    wears: ["skin", "root"],
    params: { flat: [0.88, 1.05] },
    sockets: () => held(0.8),
    parts: ({ flat }) => [
      part(
        "onion",
        main("plastic", 0xc07a35, {
          paint: [stripes({ by: -0.4 }, 34, { width: 0.16, wobble: 0.2, share: 0.55 }), fade({ by: 0.35 }, 0.3, 0.05, { share: 0.4 })],
        }),
        lathe(pairs([0, 0.03, 0.1, 0.03, 0.32, 0.14, 0.48, 0.42, 0.4, 0.68, 0.18, 0.84, 0.075, 1, 0.06, 1.12, 0.085, 1.24, 0, 1.2]), {
          smooth: 34,
        }).scale(1, flat, 1),
      ),
      part("roots", second("paper", 0xd8c9a0), sweep(way`0 0.05 0.03, 0.01 0 0.08, 0 -0.05 0.13`, [0.012, 0.009, 0.003]).ring(11)),
    ],
  }),
  program({
    id: "eggplant",
    nouns: ["aubergine", "brinjal"],
    about: "a glossy dark purple fruit with a green cap",
    metresPerUnit: 0.16,
    wears: ["skin", "cap leaf"],
    params: { bend: [8, 24], fat: [0.26, 0.32] },
    sockets: () => held(1, 0.5),
    parts: ({ bend, fat }) => {
      // Where the axis of the bent fruit ends.
      const a = (bend * Math.PI) / 180;
      const end = [0, (1.16 * Math.sin(a)) / a, (1.16 * (1 - Math.cos(a))) / a] as const;
      return [
        part(
          "eggplant",
          main("plastic", 0x3b1b45),
          lathe(pairs([0, 0, 0.1, 0.01, fat - 0.04, 0.16, fat, 0.38, fat * 0.72, 0.78, fat * 0.5, 1.06, 0.08, 1.16, 0, 1.16]), {
            smooth: 32,
          }).bend(bend),
        ),
        part(
          "cap",
          second("plastic", 0x5f8f3e),
          all(
            petal(0.34, 0.17, { curl: 40, widest: 0.3, thick: 0.03 }).turn(112, 0, 0).at(0, 0.01, 0.03).ring(5),
            lathe(pairs([0, -0.06, 0.14, -0.05, 0.12, 0.01, 0.045, 0.05, 0.035, 0.2, 0.05, 0.24, 0, 0.24])),
          )
            .turn(bend, 0, 0)
            .at(...end),
        ),
      ];
    },
  }),
];
