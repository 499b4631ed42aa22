import { all, cylinder, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";
import { part, program, whole } from "@blenda/forge/language/program";
import { clouds, fade, rings, speckles, stripes } from "@blenda/forge/language/skins";
import { fixed, main, second } from "@blenda/forge/language/substance";

const held = { grip: { at: [0, 0.3, 0], size: [0.9, 0.4, 0.4] } } as const;
const slice = (radius: number) => cylinder(radius, 0.07, { bevel: 0.015, sides: 36 });

/** Radii of a body with round ends. */
const roundEnds = (thick: number): number[] =>
  Array.from({ length: 25 }, (_, at) => {
    const past = Math.max(0, Math.abs(at / 12 - 1) - 0.72) / 0.28;
    return thick * Math.max(0.12, Math.sqrt(Math.max(0, 1 - past * past)));
  });

/** A long vegetable lying, with two slices before it. */
const sliced = (id: string, nouns: readonly string[], about: string, skin: number, flesh: number, isBumpy: boolean) =>
  program({
    id,
    nouns,
    about,
    metresPerUnit: 0.2,
    wears: ["skin", "flesh inside"],
    params: { bow: [0.02, 0.08], thick: [0.15, 0.175] },
    sockets: () => held,
    parts: ({ bow, thick }) => {
      const lying = (form: Form, x: number, z: number, lean: number) => form.turn(lean, 30, 0).at(x, 0.16, z);
      return [
        part(
          "skin",
          main("plastic", skin, {
            paint: [
              stripes({ by: 0.3 }, 9, { width: 0.2, share: 0.5 }),
              clouds({ by: -0.2 }, 0.2, { share: 0.4 }),
              speckles({ by: 0.35 }, 0.06, { size: 0.2, relief: isBumpy ? 0.012 : 0 }),
            ],
          }),
          all(
            sweep(
              [
                [-0.72, thick, -0.2],
                [-0.66, thick, -0.2],
                [-0.3, thick, -0.2 - bow],
                [0.2, thick, -0.2 - bow],
                [0.6, thick, -0.2],
                [0.7, thick, -0.2],
              ],
              roundEnds(thick),
            ),
            lying(slice(0.165), 0.28, 0.28, 58),
            lying(slice(0.16), -0.06, 0.34, 70),
          ),
        ),
        part(
          "flesh",
          second("plastic", flesh),
          all(lying(slice(0.146).scale(1, 1.06, 1), 0.28, 0.28, 58), lying(slice(0.141).scale(1, 1.06, 1), -0.06, 0.34, 70)),
        ),
        part(
          "seeds",
          fixed("plastic", 0xf3f0cf),
          all(
            ...[
              [0.28, 0.28, 58],
              [-0.06, 0.34, 70],
            ].map(([x, z, lean]) => lying(sphere(0.016, 1, 6).scale(0.6, 0.6, 1.6).at(0, 0.037, 0.075).ring(9), x, z, lean)),
          ),
        ),
      ];
    },
  });

export const gardenGreens = [
  sliced("cucumber", ["cucumbers", "gherkin", "pickle", "pickled cucumber"], "a green cucumber with two slices", 0x3f7a34, 0xcfe3a4, true),
  sliced("zucchini", ["courgette", "marrow squash"], "a courgette with two slices", 0x2f6030, 0xeff0c8, false),
  program({
    id: "garlic",
    nouns: ["garlic bulb", "bulb of garlic", "garlic clove", "clove of garlic"],
    about: "a white bulb of garlic with a clove beside it",
    metresPerUnit: 0.07,
    wears: ["skin"],
    params: { cloves: whole(7, 9) },
    sockets: () => held,
    parts: ({ cloves }) => [
      part(
        "bulb",
        main("paper", 0xf1ebe0, {
          paint: [stripes(0xc9a6b4, cloves * 2, { width: 0.16, share: 0.5 }), fade(0xd9c9a8, 0.85, 1.1, { share: 0.6 })],
        }),
        all(
          lathe(flat`0 0.02, 0.14 0, 0.36 0.1, 0.45 0.3, 0.36 0.52, 0.14 0.72, 0.075 0.86, 0.06 1.02, 0.07 1.08, 0 1.08`, {
            smooth: 34,
            ribs: cloves,
            ribDepth: 0.12,
          }),
          sphere(0.2, 1, 22).scale(1.4, 0.75, 0.8).turn(0, 30, -14).at(0.6, 0.15, 0.26),
        ),
      ),
      part("roots", fixed("wood", 0xb09a70), sweep(way`0 0.03 0, 0.03 0.0 0.05, 0.06 0.01 0.1`, 0.01).ring(7)),
    ],
  }),
  program({
    id: "peas",
    nouns: ["pea", "pea pod", "green peas", "pea pods", "edamame"],
    about: "an open pod with a row of round peas",
    metresPerUnit: 0.1,
    gathers: 40,
    wears: ["pod", "pea"],
    params: { count: whole(6, 7) },
    sockets: () => held,
    parts: ({ count }) => [
      part(
        "pod",
        main("plastic", 0x5f9a35, { paint: [clouds({ by: 0.2 }, 0.2, { share: 0.4 })] }),
        all(
          sweep(
            way`-0.86 0.2 0, -0.7 0.15 0, -0.35 0.1 0, 0 0.09 0, 0.35 0.1 0, 0.7 0.15 0, 0.8 0.17 0`,
            [0.01, 0.1, 0.15, 0.165, 0.165, 0.15, 0.1, 0.02],
          ),
          sweep(way`-0.8 0.18 0.09, -0.4 0.19 0.13, 0 0.19 0.14, 0.4 0.19 0.13, 0.76 0.18 0.06`, [0.01, 0.035, 0.04, 0.035, 0.01]).mirror(
            "z",
          ),
        ),
      ),
      part(
        "peas",
        second("plastic", 0x86c04a),
        all(
          ...Array.from({ length: count }, (_, at) =>
            sphere(0.105 * (1 - Math.abs(at - (count - 1) / 2) * 0.05), 1, 20).at((at - (count - 1) / 2) * 0.19, 0.215, 0),
          ),
        ),
      ),
      part("stalk", main("plastic", 0x4c8030), sweep(way`0.72 0.12 -0.02, 0.84 0.18 -0.02, 0.95 0.14 0`, [0.03, 0.024, 0.02])),
    ],
  }),
  program({
    id: "asparagus",
    nouns: ["green asparagus", "bunch of asparagus"],
    about: "a bundle of green stalks tied with a band",
    metresPerUnit: 0.25,
    wears: ["stalk", "band"],
    params: { count: whole(8, 10) },
    sockets: () => held,
    parts: ({ count }, { random }) => {
      const stalk = lathe(flat`0 0, 0.05 0, 0.05 0.7, 0.046 0.82, 0.058 0.9, 0.05 1.0, 0.02 1.12, 0 1.15`, { sides: 14 });
      const spots = Array.from({ length: count }, (_, at) => {
        const [r, a] = at === 0 ? [0, 0] : [at < 7 ? 0.105 : 0.19, at * 1.05];
        return {
          at: [r * Math.cos(a), random.between(0, 0.06), r * Math.sin(a)] as const,
          turn: [r * 30 * Math.sin(a), random.between(0, 90), -r * 30 * Math.cos(a)] as const,
          scale: random.between(0.94, 1.04),
        };
      });
      return [
        part(
          "stalks",
          main("plastic", 0x6f9a40, {
            paint: [
              fade(0x5a4a6a, 0.78, 1.1, { share: 0.5 }),
              fade(0xdfe3b4, 0.2, 0, { share: 0.6 }),
              rings({ by: -0.3 }, 0.16, { width: 0.06 }),
            ],
          }),
          stalk.scatter(spots),
        ),
        part("band", second("rubber", 0xc2342c), lathe(flat`0.2 0.4, 0.235 0.4, 0.235 0.5, 0.2 0.5, 0.2 0.4`, { sides: 40 })),
      ];
    },
  }),
  program({
    id: "artichoke",
    nouns: ["artichokes"],
    about: "an artichoke of overlapping green scales",
    metresPerUnit: 0.12,
    wears: ["leaf scale", "stem"],
    params: { rows: whole(6, 7) },
    sockets: () => held,
    parts: ({ rows }) =>
      [
        part(
          "scales",
          main("plastic", 0x7f9a58, { paint: [fade(0x7a5a78, 0.65, 1.1, { share: 0.35 })] }),
          all(
            ...Array.from({ length: rows }, (_, row) => {
              const t = row / (rows - 1);
              const out = 0.34 * Math.sin(0.7 + t * 2.2);
              return petal(0.36, 0.3, { curl: 46, widest: 0.4, foot: 0.6, thick: 0.035 })
                .turn(28 - t * 42, 0, 0)
                .at(0, 0.14 + t * 0.56, out)
                .ring(9 - Math.round(t * 4), row % 2 ? 20 : 0);
            }),
            sphere(0.34, 1.1, 24).at(0, 0.46, 0),
          ),
        ),
        part("stem", second("plastic", 0x8aa05f), lathe(flat`0 -0.26, 0.09 -0.26, 0.1 -0.22, 0.1 0.1, 0.22 0.2, 0 0.24`)),
      ].map((each) => ({ ...each, form: each.form.at(0, 0.26, 0) })),
  }),
  program({
    id: "peanut",
    nouns: ["peanuts", "monkey nut", "groundnut"],
    about: "a peanut in its dimpled shell",
    metresPerUnit: 0.04,
    wears: ["shell"],
    params: { long: [0.95, 1.1] },
    sockets: () => held,
    parts: ({ long }) => [
      part(
        "shell",
        main("paper", 0xcfa468, {
          paint: [speckles({ by: -0.3 }, 0.11, { size: 0.35, share: 0.5, relief: -0.02 })],
        }),
        lathe(flat`0 0, 0.12 0.02, 0.27 0.16, 0.29 0.34, 0.2 0.52, 0.18 0.6, 0.24 0.76, 0.25 0.92, 0.16 1.08, 0.04 1.14, 0 1.15`, {
          smooth: 40,
        })
          .scale(1, long, 1)
          .turn(0, 0, 78)
          .at(0.55, 0.27, 0),
      ),
    ],
  }),
  program({
    id: "walnut",
    nouns: ["walnuts"],
    about: "a wrinkled walnut in its shell",
    metresPerUnit: 0.05,
    wears: ["shell"],
    params: { stretch: [1.05, 1.16] },
    sockets: () => held,
    parts: ({ stretch }) => [
      part(
        "shell",
        main("wood", 0xb98a55, {
          paint: [clouds({ by: -0.45 }, 0.12, { share: 0.7, relief: -0.03 }), speckles({ by: -0.4 }, 0.1, { size: 0.3, relief: -0.02 })],
        }),
        sphere(0.42, stretch, 48).at(0, 0.44, 0),
      ),
      part(
        "seam",
        main("wood", 0xa87845),
        sweep(
          Array.from(
            { length: 25 },
            (_, at) => [0, 0.44 + 0.43 * stretch * Math.cos((at / 24) * 6.2832), 0.43 * Math.sin((at / 24) * 6.2832)] as const,
          ),
          0.035,
          { isClosed: true, isStraight: true },
        ),
      ),
    ],
  }),
];
