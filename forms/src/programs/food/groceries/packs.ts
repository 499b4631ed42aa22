import { all, box, type Form, lathe, loft, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const held = (y: number) => ({ grip: { at: [0, y, 0], size: [0.5, 0.4, 0.5] } }) as const;
/** A sack of paper or cloth, folded above. */
const pouch = (wide: number, high: number): Form =>
  loft([
    { y: 0, width: wide - 0.06, depth: 0.3, corner: 0.4 },
    { y: 0.03, width: wide, depth: 0.36, corner: 0.4 },
    { y: high * 0.3, width: wide + 0.02, depth: 0.4, corner: 0.4 },
    { y: high * 0.75, width: wide, depth: 0.3, corner: 0.4 },
    { y: high, width: wide, depth: 0.07, corner: 0.6 },
  ]);

export const packs = [
  program({
    id: "rice bag",
    nouns: [
      "bag of rice",
      "flour bag",
      "bag of flour",
      "flour",
      "sugar bag",
      "bag of sugar",
      "bag of coffee",
      "coffee bag",
      "bag of coffee beans",
    ],
    about: "a paper bag of flour or rice, folded above, with a printed label",
    metresPerUnit: 0.3,
    wears: ["bag", "label band", "print"],
    params: { wide: [0.56, 0.64], high: [0.9, 1] },
    traits: { coffee: "espresso roasted beans", rice: "" },
    parts: ({ wide, high }, { has }) => {
      const ink = has("coffee") ? 0x8a5630 : has("rice") ? 0x3f7a4a : 0x2f5fa8;
      return [
        part("bag", main("paper", has("coffee") ? 0x2e2420 : 0xf3ead6), pouch(wide, high)),
        part(
          "fold",
          main("paper", has("coffee") ? 0x3a2e28 : 0xe6dac0),
          all(box(wide + 0.01, 0.1, 0.11, 0.02).at(0, high, 0), box(wide * 1.02, 0.025, 0.13, 0.01).at(0, high - 0.03, 0)),
        ),
        part("label", second("paper", ink), put(box(wide * 0.78, high * 0.36, 0.03, 0.01), [0, high * 0.44, 0.182], [-4, 0, 0])),
        part(
          "ear",
          third("paper", 0xf3e3b0),
          put(
            has("coffee")
              ? all(sphere(0.1, 1.3, 18).scale(1, 1, 0.3))
              : all(
                  box(0.012, 0.28, 0.02, 0.004),
                  ...[-0.04, 0.03, 0.1].map((y) => all(sphere(0.03, 1.8, 10).scale(1, 1, 0.5).turn(0, 0, -30).at(0.04, y, 0).mirror("x"))),
                  sphere(0.03, 1.8, 10).scale(1, 1, 0.5).at(0, 0.16, 0),
                ),
            [0, high * 0.44, 0.2],
            [-4, 0, 0],
          ),
        ),
        part(
          "groove",
          fixed("paper", has("coffee") ? 0x6d4020 : ink),
          put(
            has("coffee") ? sweep(way`0 -0.12 0, 0.03 0 0.01, 0 0.12 0`, 0.012) : box(wide * 0.5, 0.02, 0.02, 0.005).at(0, -0.22, -0.01),
            [0, high * 0.44, 0.228],
            [-4, 0, 0],
          ),
        ),
      ];
    },
  }),
  program({
    id: "yogurt",
    nouns: ["yogurt cup", "yoghurt", "cup of yogurt", "pot of yogurt", "cottage cheese", "sour cream"],
    about: "a cup of yogurt, its foil lid peeled back, with a spoon and berries",
    metresPerUnit: 0.1,
    wears: ["cup", "print berry", "foil"],
    params: { high: [0.7, 0.8] },
    sockets: () => held(0.4),
    parts: ({ high }) => [
      part(
        "cup",
        main("plastic", 0xf6f6f2),
        lathe(
          flat`0 0.02, 0.28 0, 0.3 0.02, 0.4 ${high}, 0.44 ${high}, 0.44 ${high + 0.02}, 0.38 ${high + 0.02}, 0.36 ${high - 0.04}, 0 ${high - 0.04}`,
          { sides: 44 },
        ),
      ),
      part("band", second("plastic", 0xe0477a), lathe(flat`0.28 0.1, 0.321 0.1, 0.371 0.48, 0.3 0.48, 0.28 0.1`, { sides: 44 })),
      part(
        "yogurt",
        fixed("plastic", 0xfbeef0),
        all(
          lathe(flat`0 ${high - 0.06}, 0.365 ${high - 0.05}, 0.3 ${high + 0.01}, 0.12 ${high + 0.04}, 0 ${high + 0.05}`, {
            ribs: 5,
            ribDepth: 0.06,
          }),
        ),
      ),
      part(
        "berries",
        second("plastic", 0xc01f48),
        all(
          sphere(0.075, 1.15, 16).at(0.06, high + 0.08, 0.12),
          sphere(0.06, 1.1, 16).at(-0.12, high + 0.07, 0.14),
          put(sphere(0.1, 1.2, 18).scale(1, 1, 0.3), [0, 0.3, 0.345], [-8, 0, 0]),
        ),
      ),
      part(
        "foil",
        third("silver"),
        sweep(way`0 ${high + 0.02} -0.34, 0 ${high + 0.16} -0.44, 0 ${high + 0.42} -0.44, 0 ${high + 0.6} -0.32`, [0.2, 0.4, 0.4, 0.14], {
          flatten: 0.05,
        }),
      ),
      part(
        "spoon",
        fixed("steel"),
        put(sweep(way`0 0 0, 0 0.4 0.02, 0 0.8 0`, [0.02, 0.02, 0.04], { flatten: 0.5 }), [-0.12, high - 0.06, -0.06], [-14, 0, 22]),
      ),
    ],
  }),
  program({
    id: "tofu",
    nouns: ["block of tofu", "bean curd"],
    about: "a block of white tofu, some cubes cut off, on a small plate with spring onion",
    metresPerUnit: 0.16,
    wears: ["tofu", "plate", "onion"],
    params: { wide: [0.5, 0.58] },
    parts: ({ wide }, { random }) => [
      part("plate", second("clay", 0x3d5a66), lathe(flat`0 0, 0.36 0, 0.58 0.05, 0.62 0.08, 0.6 0.1, 0.54 0.07, 0.34 0.04, 0 0.04`)),
      part(
        "tofu",
        main("plastic", 0xf8f3e2, { paint: [speckles({ by: -0.08 }, 0.06, { size: 0.2, relief: -0.01 })] }),
        all(
          box(wide, 0.28, 0.36, 0.02).at(-0.1, 0.19, -0.04),
          ...[
            [0.34, 0, 10],
            [0.26, 0.22, 40],
            [0.06, 0.32, 64],
          ].map(([x, z, turn]) => box(0.15, 0.15, 0.15, 0.014).turn(0, turn, 0).at(x, 0.125, z)),
          box(0.15, 0.15, 0.15, 0.014).turn(0, 20, 0).at(0.3, 0.27, 0.1),
        ),
      ),
      part(
        "onion",
        third("plastic", 0x6fb04a),
        lathe(flat`0.014 0, 0.03 0, 0.03 0.02, 0.014 0.02, 0.014 0`, { sides: 10 }).scatter(
          Array.from({ length: 9 }, () => ({
            at: [random.between(-0.28, 0.08), 0.335, random.between(-0.18, 0.1)] as const,
            turn: [random.between(-20, 20), 0, random.between(-20, 20)] as const,
          })),
        ),
      ),
      part(
        "sauce",
        fixed("glass", 0x3a1a0c),
        lathe(flat`0.1 0.06, 0.44 0.062, 0.46 0.07, 0.4 0.078, 0.1 0.08, 0.1 0.06`, { ribs: 7, ribDepth: 0.1 }),
      ),
    ],
  }),
];
