import { all, blob, cylinder, extrude, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { part, pick, program } from "@blenda/forge/language/program";
import { clouds, fade, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const held = { grip: { at: [0, 0.2, 0], size: [0.9, 0.4, 0.5] } } as const;
const crust = [fade({ by: -0.35 }, 0.2, 0.95, { along: "up" as const, share: 0.55 }), clouds({ by: -0.2 }, 0.18, { share: 0.4 })];
const ICINGS = { pink: 0xf08ab0, mint: 0x9fd8b8, cream: 0xf6ecd6, lilac: 0xb79ae0, lemon: 0xf4dc7a } as const;
const icing = pick("pink", "mint", "cream", "lilac", "lemon");

export const teaTime = [
  program({
    id: "macaron",
    nouns: ["macarons", "macaroon"],
    about: "two smooth almond shells with cream between",
    metresPerUnit: 0.05,
    wears: ["shell", "cream filling"],
    params: { icing, gap: [0.13, 0.17] },
    sockets: () => held,
    parts: ({ icing: tone, gap }) => {
      const shell = lathe(flat`0 0, 0.44 0, 0.47 0.03, 0.44 0.06, 0.46 0.09, 0.4 0.2, 0.2 0.27, 0 0.28`);
      return [
        part(
          "shells",
          main("plastic", ICINGS[tone], { paint: [speckles({ by: -0.12 }, 0.04, { size: 0.2 })] }),
          all(shell.at(0, 0.28 + gap, 0), shell.turn(180, 0, 0).at(0, 0.28, 0)),
        ),
        part("cream", second("plastic", 0xfaf3e4), cylinder(0.41, gap + 0.02, { bevel: 0.05 }).at(0, 0.28 + gap / 2, 0)),
      ];
    },
  }),
  program({
    id: "cinnamon roll",
    nouns: ["cinnamon bun"],
    about: "a rolled bun with icing on top",
    metresPerUnit: 0.1,
    wears: ["bun dough", "icing"],
    params: { turns: [2.3, 2.7] },
    sockets: () => held,
    parts: ({ turns }) => {
      const pitch = 0.36 / turns;
      // A spiral from the middle outwards, so far ahead of the dough's own.
      const spiral = (out: number, y: number) =>
        Array.from({ length: 60 }, (_, at) => {
          const [r, a] = [0.03 + out + (at / 59) * 0.36, (at / 59) * turns * 6.283];
          return [r * Math.cos(a), y + 0.06 * (1 - r * 2), r * Math.sin(a)] as const;
        });
      const line = (z: number, from: number, to: number) =>
        sweep(
          way`${from} 0.22 ${z}, ${from * 0.86} 0.36 ${z}, 0 0.42 ${z + 0.03}, ${to * 0.86} 0.36 ${z + 0.05}, ${to} 0.24 ${z + 0.05}`,
          [0.026, 0.03, 0.026, 0.03, 0.03],
        );
      return [
        part(
          "bun",
          main("paper", 0xd39a56, { paint: crust }),
          all(sweep(spiral(0, 0.28), pitch * 0.52, { isStraight: true }), cylinder(0.43, 0.27, { top: 0.41, bevel: 0.06 }).at(0, 0.14, 0)),
        ),
        part("cinnamon", fixed("leather", 0x6d3513), sweep(spiral(pitch / 2, 0.325).slice(0, 56), pitch * 0.17, { isStraight: true })),
        part(
          "icing",
          second("plastic", 0xfbf6ec),
          all(line(-0.26, -0.33, 0.34), line(-0.1, -0.43, 0.43), line(0.07, -0.44, 0.42), line(0.22, -0.36, 0.34)),
        ),
      ];
    },
  }),
  program({
    id: "gingerbread man",
    nouns: ["gingerbread", "gingerbread cookie", "gingerbread men", "gingerbread person"],
    about: "a gingerbread man with icing and buttons",
    metresPerUnit: 0.12,
    wears: ["cookie biscuit", "icing", "button"],
    params: { arm: [0.36, 0.42] },
    sockets: () => held,
    parts: ({ arm }) => {
      const body = blob(
        [
          { at: [0, 1.0, 0], radius: 0.23 },
          { at: [0, 0.72, 0], radius: 0.18, to: [0, 0.45, 0], thin: 0.2 },
          ...[-1, 1].flatMap((side) => [
            { at: [side * 0.1, 0.68, 0] as const, radius: 0.12, to: [side * arm, 0.74, 0] as const, thin: 0.12 },
            { at: [side * 0.1, 0.42, 0] as const, radius: 0.13, to: [side * 0.22, 0.13, 0] as const, thin: 0.13 },
          ]),
        ],
        0.08,
        0.03,
      ).scale(1, 1, 0.42);
      const z = 0.085;
      const wave = (x: number, y: number, across: boolean) =>
        sweep(
          Array.from({ length: 9 }, (_, at) =>
            across
              ? ([x + (at - 4) * 0.03, y + (at % 2) * 0.03, z * 0.62] as const)
              : ([x + (at % 2) * 0.03, y + (at - 4) * 0.03, z * 0.62] as const),
          ),
          0.016,
        );
      return [
        part("cookie", main("paper", 0xa8652c, { paint: crust }), body),
        part(
          "icing",
          second("plastic", 0xfbf6ee),
          all(
            wave(0.22, 0.12, true),
            wave(-0.22, 0.12, true),
            wave(arm, 0.74, false),
            wave(-arm, 0.74, false),
            sweep(
              [
                [-0.1, 0.93, z],
                [0, 0.88, z + 0.01],
                [0.1, 0.93, z],
              ],
              0.018,
            ),
          ),
        ),
        part("eyes", second("plastic", 0xfbf6ee), sphere(0.035, 1, 14).at(0.08, 1.04, z).mirror("x")),
        part(
          "buttons",
          third("plastic", 0xc2263a),
          sphere(0.045, 1, 16)
            .scale(1, 1, 0.6)
            .at(0, 0.62, z - 0.01)
            .array(3, [0, 0.13, 0])
            .at(0, -0.02, 0),
        ),
      ];
    },
  }),
  program({
    id: "brownie",
    nouns: ["brownies", "chocolate brownie"],
    about: "a square of dark chocolate cake with nuts",
    metresPerUnit: 0.08,
    wears: ["cake", "nut"],
    params: { tall: [0.4, 0.5] },
    sockets: () => held,
    parts: ({ tall }, { random }) => [
      part(
        "cake",
        main("paper", 0x4a2816, {
          paint: [speckles({ by: -0.4 }, 0.07, { size: 0.3 }), fade(0x6a3c20, 0.6, 1, { along: "up", share: 0.6 })],
        }),
        extrude(roundedRectangle(1, 0.9, 0.06), tall, 0.04)
          .turn(-90, 0, 0)
          .at(0, tall / 2, 0),
      ),
      part(
        "nuts",
        second("wood", 0xc79a5c),
        all(
          ...Array.from({ length: 11 }, () =>
            sphere(0.055, 1, 8)
              .scale(1.3, 0.7, 0.9)
              .turn(0, random.between(0, 180), 0)
              .at(random.between(-0.4, 0.4), tall, random.between(-0.34, 0.34)),
          ),
        ),
      ),
    ],
  }),
];
