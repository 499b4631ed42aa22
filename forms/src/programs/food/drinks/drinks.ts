import { all, cylinder, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, whole } from "@blenda/forge/language/program";
import { rings, stripes } from "@blenda/forge/language/skins";
import { fixed, main, pane, second, third } from "@blenda/forge/language/substance";

const straw = (x: number, low: number, high: number) =>
  sweep(
    [
      [x * 0.3, low, 0],
      [x, high * 0.8, 0],
      [x * 1.15, high * 0.88, 0],
      [x * 2.2, high, 0.02],
    ],
    0.03,
  );
const held = { grip: { at: [0, 0.5, 0], size: [0.6, 0.8, 0.6] } } as const;
const whip = (y: number, radius: number) =>
  all(
    ...[0, 1, 2].map((at) =>
      lathe(
        flat`0 ${y + at * 0.13 - 0.05}, ${radius * (0.85 - at * 0.26)} ${y + at * 0.13 - 0.05}, ${radius * (1 - at * 0.28)} ${y + at * 0.13 + 0.04}, ${radius * (0.7 - at * 0.2)} ${y + at * 0.13 + 0.13}, 0 ${y + at * 0.13 + 0.15}`,
        { ribs: 8, ribDepth: 0.14 },
      ).turn(0, at * 19, 0),
    ),
  );
const cherry = (y: number) =>
  all(
    sphere(0.085, 1, 18).at(0, y, 0),
    sweep(
      [
        [0, y + 0.06, 0],
        [0.02, y + 0.16, 0],
        [0.08, y + 0.24, 0],
      ],
      0.009,
    ),
  );
const slice = (form: Form) => form.turn(90, 0, 0);

export const drinks = [
  program({
    id: "milkshake",
    nouns: ["shake", "smoothie", "strawberry shake", "frappe", "frappuccino"],
    about: "a tall glass of milkshake with cream, a cherry and a straw",
    metresPerUnit: 0.16,
    wears: ["shake drink", "straw", "cherry"],
    params: { tall: [0.98, 1.06] },
    sockets: () => held,
    parts: ({ tall }) => [
      part(
        "glass",
        pane(),
        lathe(
          flat`0 0, 0.26 0, 0.27 0.04, 0.1 0.1, 0.1 0.16, 0.24 0.3, 0.36 ${1.1 * tall}, 0.38 ${1.14 * tall}, 0.34 ${1.13 * tall}, 0.22 0.33, 0 0.26`,
        ),
      ),
      part("shake", main("plastic", 0xf2a3b8), lathe(flat`0 0.27, 0.2 0.32, 0.335 ${1.06 * tall}, 0.34 ${1.12 * tall}, 0 ${1.13 * tall}`)),
      part("cream", fixed("plastic", 0xfbf6ec), whip(1.16 * tall, 0.33)),
      part("cherry", third("plastic", 0xc2182b), cherry(1.62 * tall)),
      part("straw", second("plastic", 0xe0355f, { paint: [rings(0xfaf5ee, 0.14, { width: 0.5 })] }), straw(0.18, 0.6, 1.9 * tall)),
    ],
  }),
  program({
    id: "cocktail",
    nouns: [
      "martini",
      "margarita",
      "mojito",
      "tropical drink",
      "cosmopolitan",
      "pina colada",
      "daiquiri",
      "drink",
      "lemonade",
      "glass of lemonade",
      "iced tea",
      "beverage",
      "glass of juice",
      "juice",
      "orange juice",
    ],
    about: "a cocktail in a stemmed glass with a slice of lemon and an umbrella",
    metresPerUnit: 0.16,
    wears: ["drink", "umbrella", "lemon slice"],
    params: { tall: [0.96, 1.08] },
    traits: { tall: "long highball juice lemonade tea mojito" },
    sockets: () => held,
    parts: ({ tall }, { has }) => {
      const isTall = has("tall");
      const top = isTall ? 1.1 : 1.0 * tall;
      return [
        part(
          "glass",
          pane(),
          isTall
            ? lathe(flat`0 0, 0.27 0, 0.28 0.03, 0.34 1.18, 0.35 1.2, 0.32 1.2, 0.255 0.08, 0 0.07`)
            : lathe(
                flat`0 0, 0.3 0, 0.3 0.025, 0.05 0.06, 0.035 0.1, 0.035 ${0.5 * tall}, 0.08 ${0.54 * tall}, 0.5 ${1.08 * tall}, 0.49 ${1.09 * tall}, 0.06 ${0.58 * tall}, 0 ${0.57 * tall}`,
              ),
        ),
        part(
          "drink",
          main("plastic", 0xf98a2a),
          isTall
            ? lathe(flat`0 0.08, 0.25 0.09, 0.315 1.08, 0.315 1.1, 0 1.1`)
            : lathe(flat`0 ${0.58 * tall}, 0.05 ${0.6 * tall}, 0.4 ${0.98 * tall}, 0.41 ${1.0 * tall}, 0 ${1.0 * tall}`),
        ),
        part(
          "lemon",
          third("plastic", 0xf6d23a),
          slice(cylinder(0.17, 0.035, { bevel: 0.012, sides: 32 }))
            .turn(0, 24, 0)
            .at(isTall ? 0.34 : 0.44, top + 0.08, 0.06),
        ),
        part(
          "flesh",
          fixed("plastic", 0xfbeaa0),
          all(...[0, 1].map((side) => slice(cylinder(0.135, 0.012, { bevel: 0.003, sides: 24 })).at(0, 0, side ? 0.02 : -0.02)))
            .turn(0, 24, 0)
            .at(isTall ? 0.34 : 0.44, top + 0.08, 0.06),
        ),
        part(
          "umbrella",
          second("paper", 0xe8476a, { paint: [stripes(0xf8e0a0, 8, { width: 0.3 })] }),
          lathe(flat`0 0, 0.22 -0.09, 0.225 -0.08, 0 0.025`, { sides: 16 })
            .turn(0, 0, 28)
            .at(-0.3, top + 0.34, 0.04),
        ),
        part(
          "pick",
          fixed("wood", 0xd9b583),
          sweep(
            [
              [-0.06, top - 0.16, 0],
              [-0.31, top + 0.36, 0.04],
            ],
            0.01,
            { isStraight: true },
          ),
        ),
        isTall &&
          part(
            "ice",
            fixed("ice", 0xe6f2f8),
            all(
              ...[
                [0.1, 1.06, 0.08],
                [-0.12, 1.05, 0.02],
                [0.02, 1.07, -0.14],
              ].map(([x, y, z], at) =>
                lathe(flat`0 -0.08, 0.1 -0.08, 0.11 0, 0.1 0.08, 0 0.08`, { sides: 4 })
                  .turn(at * 18, at * 40, 12)
                  .at(x, y, z),
              ),
            ),
          ),
        isTall && part("straw", fixed("plastic", 0x3fa85a), straw(0.12, 0.3, 1.7)),
      ];
    },
  }),
  program({
    id: "bubble tea",
    nouns: ["boba tea", "boba", "pearl tea", "bubble milk tea", "boba drink"],
    about: "milk tea with dark pearls in a clear cup with a wide straw",
    metresPerUnit: 0.16,
    wears: ["tea drink", "straw", "lid"],
    params: { pearls: whole(24, 30) },
    sockets: () => held,
    parts: ({ pearls }, { random }) => [
      part("cup", pane(), lathe(flat`0 0, 0.29 0, 0.31 0.03, 0.4 1.06, 0.42 1.08, 0.41 1.1, 0.37 1.08, 0.28 0.05, 0 0.045`)),
      part("tea", main("plastic", 0xd0a172), lathe(flat`0 0.3, 0.3 0.3, 0.36 0.96, 0.36 0.98, 0 0.98`)),
      part(
        "pearls",
        fixed("plastic", 0x2a1812),
        all(
          ...Array.from({ length: pearls }, (_, at) => {
            const [a, layer] = [at * 2.4, Math.floor((at * 3) / pearls)];
            const r = at % 4 === 0 ? 0.1 : 0.235 + layer * 0.012;
            return sphere(0.062, 1, 14).at(r * Math.cos(a), 0.11 + layer * 0.1 + random.between(-0.01, 0.02), r * Math.sin(a));
          }),
        ),
      ),
      part("lid", third("plastic", 0xf6f2f6), all(lathe(flat`0 1.08, 0.43 1.08, 0.44 1.12, 0.4 1.15, 0 1.16`))),
      part(
        "straw",
        second("plastic", 0xe0559a),
        sweep(
          [
            [-0.04, 0.3, 0],
            [0.1, 1.62, 0],
          ],
          0.055,
          { isStraight: true },
        ),
      ),
    ],
  }),
];
