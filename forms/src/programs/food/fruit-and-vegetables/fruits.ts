import { all, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";
import { part, program } from "@blenda/forge/language/program";
import { clouds, fade, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second } from "@blenda/forge/language/substance";

const held = { grip: { at: [0, 0.4, 0], size: [0.8, 0.8, 0.8] } } as const;
const leaf = (long: number) => petal(long, long * 0.5, { curl: 40 });
const GREEN = 0x4f8a35;

/** A heap of small berries with a leaf. */
const heap = (id: string, nouns: readonly string[], about: string, color: number, berry: Form, crown?: Form) =>
  program({
    id,
    nouns,
    about,
    metresPerUnit: 0.05,
    gathers: 24,
    wears: ["berry", "leaf"],
    params: { size: [0.95, 1.08] },
    sockets: () => held,
    parts: ({ size }, { random }) => {
      const spots = [
        [-0.3, 0],
        [0.28, 0.06],
        [0.02, 0.34],
        [0, -0.26],
        [-0.02, 0.03],
      ].map(([x, z], at) => ({
        at: [x * size, at === 4 ? 0.42 : 0, z * size] as const,
        turn: [random.between(-14, 14), random.between(0, 360), random.between(-14, 14)] as const,
        scale: size * random.between(0.94, 1.06),
      }));
      return [
        part("berries", main("plastic", color, { paint: [clouds({ by: 0.25 }, 0.2, { share: 0.4 })] }), berry.scatter(spots)),
        crown && part("crowns", second("plastic", GREEN), crown.scatter(spots)),
        part(
          "leaves",
          second("plastic", GREEN),
          all(leaf(0.5).turn(66, 130, 0).at(0.4, 0.02, -0.24), leaf(0.42).turn(70, 200, 0).at(-0.1, 0.02, -0.4)),
        ),
      ];
    },
  });

const drupelets = all(
  ...[
    [0.06, 0.17, 7],
    [0.16, 0.225, 10],
    [0.27, 0.235, 10],
    [0.38, 0.185, 8],
    [0.47, 0.11, 5],
    [0.52, 0, 1],
  ].map(([y, out, count], row) =>
    sphere(0.075, 1, 8)
      .at(0, y, out)
      .ring(count, row % 2 ? 180 / count : 0),
  ),
);

export const fruits = [
  heap(
    "blueberry",
    ["blueberries", "bilberry"],
    "a few round blueberries with their crowns",
    0x36508f,
    sphere(0.26, 0.92, 26).at(0, 0.24, 0),
    lathe(flat`0 0.44, 0.09 0.45, 0.12 0.5, 0.1 0.5, 0.06 0.46, 0 0.455`, { ribs: 5, ribDepth: 0.3, sides: 20 }),
  ),
  heap("raspberry", ["raspberries"], "a few raspberries of many small beads", 0xc22347, drupelets),
  heap("blackberry", ["blackberries", "mulberry"], "a few dark berries of many small beads", 0x2c2238, drupelets),
  program({
    id: "mango",
    nouns: ["mangos", "mangoes"],
    about: "a ripe mango, red and yellow, with a leaf",
    metresPerUnit: 0.12,
    wears: ["skin", "leaf"],
    params: { long: [1.25, 1.4] },
    sockets: () => held,
    parts: ({ long }) => [
      part(
        "mango",
        main("plastic", 0xf0a02c, {
          paint: [
            fade(0xd0392b, 0.5, 0.85, { wave: 0.25, share: 0.85 }),
            fade(0x7fa43a, 0.25, 0.05, { wave: 0.15, share: 0.7 }),
            speckles({ by: -0.25 }, 0.07, { size: 0.2, share: 0.5 }),
          ],
        }),
        sphere(0.4, long, 44).scale(1, 1, 0.86).turn(0, 0, 58).at(0, 0.42, 0),
      ),
      part("stalk", fixed("wood", 0x5a4428), sweep(way`-0.42 0.68 0, -0.48 0.75 0, -0.5 0.84 0`, [0.035, 0.025, 0.02])),
      part("leaf", second("plastic", GREEN), leaf(0.6).turn(58, 60, 0).at(-0.48, 0.78, 0)),
    ],
  }),
  program({
    id: "plum",
    nouns: ["plums"],
    about: "a smooth plum with a crease, a stalk and a leaf",
    metresPerUnit: 0.07,
    wears: ["skin", "leaf"],
    params: { stretch: [1.05, 1.18] },
    variants: { green: { words: "unripe", set: { stretch: 1.3 } } },
    sockets: () => held,
    parts: ({ stretch }) => [
      part(
        "plum",
        main("plastic", 0x5a2a5f, {
          paint: [clouds(0x8a86b8, 0.35, { share: 0.45 }), fade(0xa83a50, 0.2, 0.9, { along: "y", wave: 0.3, share: 0.3 })],
        }),
        all(sphere(0.4, stretch, 44).at(0.03, 0.42 * stretch, 0), sphere(0.385, stretch, 40).at(-0.045, 0.42 * stretch, 0.03)),
      ),
      part(
        "stalk",
        fixed("wood", 0x5a4428),
        sweep(
          [
            [0, 0.8 * stretch, 0],
            [0.02, 0.9 * stretch, 0],
            [0.1, 1.02 * stretch, 0],
          ],
          [0.03, 0.022, 0.026],
        ),
      ),
      part(
        "leaf",
        second("plastic", GREEN),
        leaf(0.5)
          .turn(64, 80, 0)
          .at(0.05, 0.92 * stretch, 0),
      ),
    ],
  }),
  program({
    id: "pomegranate",
    nouns: ["pomegranates"],
    about: "a red pomegranate with a crown, cut open to show its seeds",
    metresPerUnit: 0.1,
    wears: ["skin", "seed"],
    params: { size: [0.42, 0.46] },
    sockets: () => held,
    parts: ({ size }, { random }) => [
      part(
        "skin",
        main("leather", 0xb32a35, { paint: [clouds(0xe0843f, 0.4, { share: 0.4 })] }),
        all(
          sphere(size, 0.94, 40)
            .minus(sphere(size * 0.62, 1, 32).at(0.12, 0.16, size * 0.86))
            .at(0, size * 0.92, 0),
          lathe(flat`0 0, 0.11 0, 0.1 0.06, 0.16 0.2, 0.14 0.2, 0.08 0.1, 0 0.08`, { ribs: 6, ribDepth: 0.35 }).at(0, size * 1.76, 0),
        ),
      ),
      part(
        "pith",
        fixed("paper", 0xf3e3c2),
        sphere(size * 0.6, 1, 28)
          .scale(1, 1, 0.4)
          .at(0.1, size * 0.92 + 0.14, size * 0.52),
      ),
      part(
        "seeds",
        second("crystal", 0xc0172f),
        all(
          ...Array.from({ length: 34 }, (_, at) => {
            const [r, a] = [0.225 * Math.sqrt((at + 0.5) / 34), at * 2.4];
            return sphere(0.042, 1.2, 8).at(
              0.1 + r * Math.cos(a),
              size * 0.92 + 0.14 + r * Math.sin(a),
              size * 0.72 - r * r * 1.4 + random.between(0, 0.02),
            );
          }),
        ),
      ),
    ],
  }),
];
