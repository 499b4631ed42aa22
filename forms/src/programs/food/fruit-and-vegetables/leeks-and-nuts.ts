import { all, blob, box, cylinder, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { clouds, fade, rings, speckles, stripes } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const GREEN = 0x4f8f3a;

export const harvest = [
  program({
    id: "leek",
    nouns: ["spring onion", "scallion", "green onion"],
    about: "a leek: a white stalk with roots, parting into broad green leaves",
    metresPerUnit: 0.3,
    wears: ["leaf", "stalk", "root"],
    params: { leaves: whole(6, 8) },
    sockets: () => ({ grip: { at: [0, 0.4, 0], size: [0.15, 0.2, 0.15] } }),
    parts: ({ leaves }) => [
      part(
        "stalk",
        second("plastic", 0xf4f3e0, { paint: [fade(0x8fb85a, 0.5, 0.8), stripes({ by: -0.08 }, 16, { width: 0.3 })] }),
        lathe(flat`0 0, 0.07 0.01, 0.1 0.05, 0.085 0.14, 0.085 0.6, 0.11 0.78, 0 0.82`, { smooth: 24 }),
      ),
      part(
        "leaves",
        main("plastic", GREEN, { paint: [fade(0x9fc46a, 0.75, 0.6), stripes({ by: 0.15 }, 20, { width: 0.3, share: 0.5 })] }),
        many(leaves, (at) =>
          put(
            petal(0.85 - (at % 3) * 0.1, 0.17, { curl: at % 2 ? -40 : -24, widest: 0.4, foot: 0.7, tip: 0.2, thick: 0.03 }),
            [0, 0.6, 0.04],
            [-8, 0, 0],
          ).turn(0, (360 / leaves) * at, 0),
        ),
      ),
      part(
        "roots",
        third("fabric", 0xe6dcc0),
        many(14, (at) => sweep(way`0 0.02 0.03, 0 -0.05 0.07, 0.02 -0.11 0.08`, [0.012, 0.008, 0.004]).turn(0, at * 26 + (at % 3) * 7, 0)),
      ),
    ],
  }),
  program({
    id: "ginger",
    nouns: ["ginger root", "piece of ginger", "root of ginger", "turmeric root"],
    about: "a knobbly root of ginger with a fresh yellow cut",
    metresPerUnit: 0.14,
    wears: ["ginger skin", "cut flesh", "ring"],
    params: { bow: [0.05, 0.12] },
    parts: ({ bow }) => [
      part(
        "root",
        main("leather", 0xc89a5e, {
          paint: [rings({ by: -0.25 }, 0.07, { along: "x", width: 0.25, relief: -0.008 }), clouds({ by: 0.2 }, 0.2, { share: 0.5 })],
        }),
        blob(
          [
            { at: [-0.42, 0.16, 0], to: [-0.1, 0.18, bow], radius: 0.14, thin: 0.17 },
            { at: [-0.1, 0.18, bow], to: [0.26, 0.17, 0], radius: 0.16, thin: 0.15 },
            { at: [0.22, 0.17, 0], to: [0.52, 0.15, -0.14], radius: 0.13, thin: 0.1 },
            { at: [0.1, 0.2, 0.02], to: [0.2, 0.46, 0.02], radius: 0.12, thin: 0.1 },
            { at: [-0.2, 0.18, 0], to: [-0.28, 0.2, 0.3], radius: 0.12, thin: 0.1 },
            { at: [-0.16, 0.2, 0], to: [-0.26, 0.4, -0.06], radius: 0.11, thin: 0.09 },
          ],
          0.07,
          0.03,
        ),
      ),
      part(
        "cut",
        second("plastic", 0xf2dc84, { paint: [rings({ by: -0.1 }, 0.04, { along: "out", width: 0.3 })] }),
        put(cylinder(0.115, 0.05, { bevel: 0.012, sides: 28 }), [-0.545, 0.158, 0], [0, 0, 92]),
      ),
      part(
        "slice",
        second("plastic", 0xf2dc84),
        put(cylinder(0.14, 0.035, { bevel: 0.01, sides: 28 }).scale(1.2, 1, 0.9), [-0.62, 0.03, 0.34], [4, 0, 0]),
      ),
      part("slice skin", main("leather", 0xc89a5e), put(hoop(0.14, 0.016, 28).scale(1.2, 1, 0.9), [-0.62, 0.03, 0.34], [4, 0, 0])),
    ],
  }),
  program({
    id: "spinach",
    nouns: ["bunch of spinach", "spinach leaves", "chard"],
    about: "a bunch of dark green spinach leaves tied with a band",
    metresPerUnit: 0.24,
    wears: ["leaf", "stem", "band"],
    params: { leaves: whole(14, 18) },
    parts: ({ leaves }) => [
      part(
        "leaves",
        main("plastic", 0x2f7a32, { paint: [clouds({ by: -0.3 }, 0.16, { share: 0.6 })] }),
        many(leaves, (at) =>
          put(
            petal(0.52 - (at % 3) * 0.07, 0.36, { curl: 46 + (at % 4) * 8, widest: 0.5, foot: 0.2, tip: 0.25, thick: 0.025 }),
            [0, 0.42, 0.03],
            [10 + (at % 3) * 16, 0, 0],
          ).turn(0, at * 137.5, 0),
        ),
      ),
      part(
        "stems",
        second("plastic", 0xa3c878),
        many(leaves, (at) =>
          sweep(way`0 0 ${0.04 + (at % 3) * 0.02}, 0 0.22 0.03, 0 0.5 ${0.05 + (at % 3) * 0.03}`, [0.022, 0.02, 0.016]).turn(
            0,
            at * 137.5,
            0,
          ),
        ),
      ),
      part("band", third("fabric", 0xc8281f), lathe(flat`0 0.2, 0.085 0.2, 0.092 0.22, 0.092 0.26, 0.085 0.28, 0 0.28`, { sides: 28 })),
    ],
  }),
  program({
    id: "olive",
    nouns: ["green olive", "black olive", "olive branch"],
    about: "olives on a twig with narrow silver-green leaves",
    metresPerUnit: 0.1,
    gathers: 12,
    wears: ["olive", "leaf", "twig"],
    params: { tone: pick("green", "black") },
    variants: { black: { words: "kalamata ripe", set: { tone: "black" } }, green: { set: { tone: "green" } } },
    parts: ({ tone }) => [
      part(
        "olives",
        main("plastic", { green: 0x8a9a34, black: 0x2e2230 }[tone], { paint: [speckles({ by: 0.2 }, 0.06, { size: 0.15 })] }),
        sphere(0.15, 1.3, 24).scatter([
          { at: [-0.3, 0.16, 0.2], turn: [90, 60, 0] },
          { at: [0.08, 0.16, 0.3], turn: [90, 20, 0] },
          { at: [0.42, 0.16, 0.1], turn: [90, -40, 0] },
        ]),
      ),
      part(
        "twig",
        third("wood", 0x6f5a38),
        all(
          sweep(way`-0.8 0.1 -0.16, -0.3 0.2 -0.1, 0.2 0.2 -0.14, 0.8 0.14 -0.3`, [0.03, 0.025, 0.012]),
          ...[
            [-0.3, 0.07],
            [0.08, 0.14],
            [0.42, -0.05],
          ].map(([x, z]) => sweep(way`${x} 0.2 -0.1, ${x} 0.24 ${z * 0.5}, ${x} 0.2 ${z}`, 0.012)),
        ),
      ),
      part(
        "leaves",
        second("plastic", 0x7f9468, { paint: [fade({ by: 0.25 }, -0.2, -0.8, { along: "up" })] }),
        petal(0.5, 0.12, { curl: 20, thick: 0.02, widest: 0.5 }).scatter([
          { at: [-0.6, 0.15, -0.14], turn: [60, 20, 40] },
          { at: [-0.4, 0.18, -0.12], turn: [70, 190, 0] },
          { at: [-0.1, 0.2, -0.12], turn: [60, 200, -20] },
          { at: [0.2, 0.2, -0.14], turn: [64, 150, 10] },
          { at: [0.5, 0.17, -0.2], turn: [70, 40, 0] },
          { at: [0.78, 0.14, -0.3], turn: [74, 100, 0] },
        ]),
      ),
    ],
  }),
  program({
    id: "almond",
    nouns: ["almond in its shell"],
    about: "almonds, brown and grooved, one in its open shell",
    metresPerUnit: 0.06,
    gathers: 12,
    wears: ["almond", "shell", "inside"],
    params: { round: [0.26, 0.3] },
    parts: ({ round }) => {
      const nut = lathe(flat`0 -0.36, 0.1 -0.33, ${round - 0.03} -0.14, ${round} 0, ${round * 0.7} 0.2, 0.08 0.36, 0 0.42`, {
        smooth: 20,
        sides: 28,
      }).scale(1, 1, 0.6);
      return [
        part(
          "almonds",
          main("leather", 0x9a5a2c, { paint: [stripes({ by: -0.3 }, 18, { width: 0.3, wobble: 0.3, relief: -0.01 })] }),
          all(
            nut.turn(90, 30, 0).at(-0.4, 0.16, 0.2),
            nut.turn(90, -60, 0).at(0.42, 0.16, 0.34),
            nut.turn(76, 160, 0).at(-0.02, 0.4, 0.12),
            nut.turn(90, 0, 0).scale(0.86).at(0.12, 0.22, -0.4),
          ),
        ),
        part(
          "shell",
          second("wood", 0xd0a468, { paint: [speckles({ by: -0.35 }, 0.08, { size: 0.22, relief: -0.02 })] }),
          lathe(flat`0 -0.46, 0.16 -0.42, 0.32 -0.16, 0.34 0.04, 0.22 0.28, 0.06 0.46, 0 0.48`, { smooth: 20 })
            .minus(
              lathe(flat`0 -0.4, 0.14 -0.36, 0.27 -0.14, 0.29 0.04, 0.18 0.24, 0.05 0.4, 0 0.42`, { smooth: 20 }),
              box(2, 2, 1, 0).at(0, 0, 0.5),
            )
            .turn(-90, 0, 0)
            .at(0.12, 0.34, -0.4),
        ),
      ];
    },
  }),
  program({
    id: "chestnut",
    nouns: ["roasted chestnut", "horse chestnut", "conker"],
    about: "shining brown chestnuts beside their open prickly husk",
    metresPerUnit: 0.1,
    gathers: 12,
    wears: ["chestnut", "husk", "spot"],
    params: { tip: [0.04, 0.07] },
    parts: ({ tip }, { random }) => {
      const nut = lathe(flat`0 0, 0.14 0.01, 0.24 0.1, 0.25 0.2, 0.18 0.34, 0.06 0.42, 0 ${0.42 + tip}`, { smooth: 26 }).scale(1, 1, 0.85);
      return [
        part(
          "chestnuts",
          main("obsidian", 0x5a2612, { paint: [stripes({ by: -0.3 }, 16, { width: 0.25, wobble: 0.3 })] }),
          all(nut.turn(20, 20, -30).at(0.32, 0.02, 0.26), nut.turn(-24, 0, 10).at(-0.28, 0.18, -0.1)),
        ),
        part(
          "spots",
          third("paper", 0xd8b98a),
          all(lathe(flat`0 -0.005, 0.15 0.004, 0.18 0.035, 0 0.05`).scale(1, 1, 0.85).turn(20, 20, -30).at(0.32, 0.016, 0.26)),
        ),
        part(
          "husk",
          second("plastic", 0x8f9a3a),
          sphere(0.4, 0.85, 28)
            .minus(sphere(0.35, 0.8, 24).at(0, 0.06, 0), box(2, 1, 2, 0).at(0, 0.62, 0))
            .at(-0.28, 0.33, -0.1),
        ),
        part(
          "prickles",
          second("plastic", 0xa8ae4a),
          cylinder(0.014, 0.18, { top: 0.002, sides: 5, bevel: 0 })
            .turn(90, 0, 0)
            .scatter(
              Array.from({ length: 70 }, (_, at) => {
                const [a, up] = [at * 2.4, random.between(-62, 8)];
                const [c, s] = [Math.cos((up * Math.PI) / 180), Math.sin((up * Math.PI) / 180)];
                return {
                  at: [-0.28 + 0.43 * c * Math.sin(a), 0.33 + 0.38 * s, -0.1 + 0.43 * c * Math.cos(a)] as const,
                  turn: [-up, (a * 180) / Math.PI, 0] as const,
                };
              }),
            ),
        ),
      ];
    },
  }),
  program({
    id: "lychee",
    nouns: ["litchi", "rambutan"],
    about: "red lychees with a warty skin, one peeled to its white flesh",
    metresPerUnit: 0.09,
    gathers: 12,
    wears: ["skin", "flesh", "twig"],
    params: { warts: whole(90, 110) },
    traits: { hairy: "rambutan" },
    parts: ({ warts }, { has }) => {
      const spots = (cx: number, cy: number, cz: number, r: number, isHalf: boolean) =>
        Array.from({ length: warts }, (_, at) => {
          const y = 1 - (2 * (at + 0.5)) / warts;
          const [ring, a] = [Math.sqrt(1 - y * y), at * 2.399];
          return {
            at: [cx + r * ring * Math.sin(a), cy + r * y, cz + r * ring * Math.cos(a)] as const,
            turn: [(Math.acos(y) * 180) / Math.PI, (a * 180) / Math.PI, 0] as const,
            y,
          };
        }).filter(({ y }) => !isHalf || y < -0.1);
      const wart = has("hairy")
        ? cylinder(0.022, 0.2, { top: 0.004, sides: 5, bevel: 0 })
        : cylinder(0.05, 0.04, { top: 0.012, sides: 6, bevel: 0 });
      return [
        part(
          "skins",
          main("leather", 0xb8283a, { paint: [clouds({ by: -0.25 }, 0.2)] }),
          all(
            sphere(0.34, 1.04, 26).at(-0.36, 0.34, 0),
            sphere(0.35, 1, 26)
              .minus(sphere(0.32, 1, 22), box(2, 1, 2, 0).at(0, 0.46, 0))
              .at(0.4, 0.33, 0.16),
          ),
        ),
        part(
          "warts",
          main("leather", 0xa01f30),
          wart.scatter([...spots(-0.36, 0.34, 0, 0.345, false), ...spots(0.4, 0.33, 0.16, 0.35, true)]),
        ),
        part("flesh", second("plastic", 0xf6eeee), sphere(0.315, 1.04, 26).at(0.4, 0.36, 0.16)),
        part("twig", third("wood", 0x6a4a2c), all(sweep(way`-0.36 0.66 0, -0.3 0.86 0.02, -0.1 1.0 0`, [0.03, 0.024, 0.02]))),
        part("leaf", fixed("plastic", 0x3f7a34), put(petal(0.56, 0.2, { curl: -30 }), [-0.3, 0.84, 0], [20, 60, -40])),
      ];
    },
  }),
];
