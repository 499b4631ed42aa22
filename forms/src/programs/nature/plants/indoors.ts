import { all, extrude, type Form, sweep } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";
import { part, program, whole } from "@blenda/forge/language/program";
import { clouds, fade, rings, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { flowerpot, potSoil } from "./blooms.ts";

const leafGreen = (color: number) => main("plastic", color, { paint: [clouds({ by: -0.3 }, 0.25, { share: 0.5 })] });
const pot = (radius: number, height: number) => [
  part("pot", second("clay", 0xb8653c), flowerpot(radius, height)),
  part("soil", fixed("leather", 0x3a2818, { paint: [speckles({ by: 0.25 }, 0.04)] }), potSoil(radius, height)),
];

/** A broad leaf with slits from its edge, facing the front, its foot at the origin. */
const slitLeaf = (size: number): Form => {
  const half = [
    0, 0, 0.16, -0.1, 0.36, -0.02, 0.46, 0.16, 0.22, 0.22, 0.48, 0.28, 0.5, 0.46, 0.2, 0.42, 0.44, 0.58, 0.36, 0.74, 0.14, 0.6, 0.24, 0.86,
    0.1, 0.96,
  ];
  const right = flat(half);
  const left = right
    .slice(1)
    .map(([x, y]) => [-x, y] as const)
    .reverse();
  return extrude(
    [...right, [0, 1.04] as const, ...left].map(([x, y]) => [x * size, y * size] as const),
    0.016,
    0.006,
  );
};

export const indoors = [
  program({
    id: "houseplant",
    nouns: [
      "potted plant",
      "pot plant",
      "indoor plant",
      "house plant",
      "plant",
      "plant in a pot",
      "monstera",
      "office plant",
      "monstera plant",
    ],
    about: "a green plant with broad slit leaves in a pot",
    metresPerUnit: 0.7,
    wears: ["leaf leaves", "pot"],
    params: { leaves: whole(7, 9), tall: [0.8, 1] },
    sockets: () => ({ grip: { at: [0, 0.15, 0], size: [0.4, 0.3, 0.4] } }),
    parts: ({ leaves, tall }, { random }) => {
      const spots = Array.from({ length: leaves }, (_, at) => {
        const [a, out, y] = [at * 137.5 + random.between(-14, 14), 0.2 + (at % 3) * 0.09, 0.55 + (at / leaves) * 0.55 * tall];
        return { a, out, y, size: random.between(0.32, 0.42) };
      });
      return [
        part(
          "leaves",
          leafGreen(0x3f8a3f),
          all(...spots.map(({ a, out, y, size }) => slitLeaf(size).turn(58, 0, 0).at(0, y, out).turn(0, a, 0))),
        ),
        part(
          "stalks",
          main("plastic", 0x5f9a48),
          all(
            ...spots.map(({ a, out, y }) =>
              sweep(
                [
                  [0, 0.24, 0],
                  [0, y * 0.65, out * 0.25],
                  [0, y, out],
                ],
                [0.022, 0.016, 0.012],
              ).turn(0, a, 0),
            ),
          ),
        ),
        ...pot(0.3, 0.34),
      ];
    },
  }),
  program({
    id: "snake plant",
    nouns: ["sansevieria"],
    about: "a plant of upright pointed leaves with pale edges in a pot",
    metresPerUnit: 0.6,
    wears: ["leaf leaves", "pot"],
    params: { leaves: whole(9, 12) },
    parts: ({ leaves }, { random }) => [
      part(
        "leaves",
        main("plastic", 0x4a7f45, { paint: [rings(0x9fc07a, 0.09, { width: 0.3, share: 0.55 })] }),
        all(
          ...Array.from({ length: leaves }, (_, at) =>
            petal(random.between(0.62, 1), 0.12, { curl: random.between(-8, 26), widest: 0.4, foot: 0.6, thick: 0.026 })
              .turn(at < 3 ? 3 : 13, 0, 0)
              .at(0, 0.27, at < 3 ? 0.04 : 0.12)
              .turn(0, at * 137.5, 0),
          ),
        ),
      ),
      ...pot(0.26, 0.32),
    ],
  }),
  program({
    id: "echeveria",
    nouns: ["sempervivum", "houseleek", "jade plant", "rosette succulent"],
    about: "a rosette of thick leaves in a small pot",
    metresPerUnit: 0.18,
    wears: ["leaf leaves", "pot"],
    params: { count: whole(7, 9) },
    parts: ({ count }) => [
      part(
        "leaves",
        main("plastic", 0x7fb08a, { paint: [fade(0xd98a9a, 0.28, 0.42, { along: "out", share: 0.6 })] }),
        all(
          ...[
            [74, 0.36, 0],
            [56, 0.34, 22],
            [38, 0.29, 8],
            [20, 0.22, 30],
            [6, 0.15, 0],
          ].map(([lift, long, from], row) =>
            petal(long, 0.19 - row * 0.022, { curl: -40, widest: 0.62, foot: 0.5, tip: 0.08, thick: 0.07 })
              .turn(lift, 0, 0)
              .at(0, 0.36 + row * 0.025, 0.05)
              .ring(count - row, from),
          ),
        ),
      ),
      ...pot(0.3, 0.36),
    ],
  }),
  program({
    id: "venus flytrap",
    nouns: ["venus fly trap", "flytrap", "carnivorous plant", "piranha plant", "man-eating plant"],
    about: "a plant with toothed red traps in a pot",
    metresPerUnit: 0.25,
    wears: ["trap outside stalk", "pot", "trap inside"],
    params: { traps: whole(4, 5) },
    parts: ({ traps }, { random }) => {
      const half = petal(0.34, 0.4, { curl: -40, widest: 0.5, foot: 0.5, tip: 0.5, thick: 0.04 });
      const teeth = all(
        ...Array.from({ length: 9 }, (_, at) => {
          const a = ((at - 4) / 4) * 1.25;
          return sweep(
            [
              [Math.sin(a) * 0.19, 0.17 + Math.cos(a) * 0.15, -0.05],
              [Math.sin(a) * 0.25, 0.19 + Math.cos(a) * 0.23, 0.02],
            ],
            [0.016, 0.003],
            { isStraight: true },
          );
        }),
      );
      const jaws = (form: Form) => all(form.turn(-34, 0, 0), form.turn(-34, 180, 0));
      const spots = Array.from({ length: traps }, (_, at) => ({
        a: (at * 360) / traps + 20 + random.between(-12, 12),
        out: at === 0 ? 0.06 : 0.3,
        y: at === 0 ? 1.05 : random.between(0.66, 0.86),
        size: at === 0 ? 1.15 : 0.85,
      }));
      const put = (form: Form) => all(...spots.map(({ a, out, y, size }) => form.scale(size).turn(34, 0, 0).at(0, y, out).turn(0, a, 0)));
      return [
        part("traps", main("plastic", 0x6fae42), all(put(jaws(half.at(0, 0, 0.03))), put(jaws(teeth)))),
        part("mouths", third("plastic", 0xc8344a), put(jaws(half.scale(0.88).at(0, 0.02, 0.052).turn(0, 0, 0)))),
        part(
          "stalks",
          main("plastic", 0x5f9a3c),
          all(
            ...spots.map(({ a, out, y }) =>
              sweep(
                [
                  [0, 0.26, 0.02],
                  [0, y * 0.7, out * 0.4],
                  [0, y + 0.02, out],
                ],
                [0.03, 0.024, 0.03],
              ).turn(0, a, 0),
            ),
            petal(0.4, 0.14, { curl: 50 }).turn(58, 0, 0).at(0, 0.28, 0.1).ring(6),
          ),
        ),
        ...pot(0.26, 0.32),
      ];
    },
  }),
];
