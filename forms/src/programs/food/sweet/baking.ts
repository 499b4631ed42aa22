import { all, box, extrude, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { circle, softOutline } from "@blenda/forge/language/outlines";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { clouds, fade, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const held = { grip: { at: [0, 0.2, 0], size: [0.9, 0.4, 0.5] } } as const;
const crust = [fade({ by: -0.35 }, 0.2, 0.95, { along: "up" as const, share: 0.55 }), clouds({ by: -0.2 }, 0.18, { share: 0.4 })];
const ICINGS = { pink: 0xf08ab0, mint: 0x9fd8b8, cream: 0xf6ecd6, lilac: 0xb79ae0, lemon: 0xf4dc7a } as const;
const icing = pick("pink", "mint", "cream", "lilac", "lemon");

export const baking = [
  program({
    id: "slice of cake",
    nouns: ["cake slice", "piece of cake", "chocolate cake slice"],
    about: "a wedge of layer cake with cream and a strawberry",
    metresPerUnit: 0.14,
    wears: ["cream icing", "cake sponge", "strawberry topping"],
    params: { layers: whole(2, 3), icing },
    sockets: () => held,
    parts: ({ layers, icing: tone }) => {
      const wedge = (grow: number): readonly (readonly [number, number])[] => [
        [0, -0.62 - grow],
        [0.36 + grow, 0.36],
        [0.2, 0.45 + grow],
        [0, 0.48 + grow],
        [-0.2, 0.45 + grow],
        [-0.36 - grow, 0.36],
      ];
      const high = 0.52 / layers;
      const flatten = (form: Form, y: number) => form.turn(-90, 0, 0).at(0, y, 0);
      return [
        part("plate", fixed("porcelain", 0xf2f2f4), lathe(flat`0 0, 0.4 0, 0.66 0.05, 0.68 0.065, 0.4 0.03, 0 0.03`)),
        part(
          "sponge",
          second("paper", 0xdca85c, { paint: [speckles({ by: -0.3 }, 0.05, { size: 0.25 })] }),
          all(...Array.from({ length: layers }, (_, at) => flatten(extrude(wedge(0), high * 0.76, 0.012), 0.04 + high * (at + 0.4)))),
        ),
        part(
          "cream",
          main("plastic", ICINGS[tone]),
          all(
            ...Array.from({ length: layers }, (_, at) => flatten(extrude(wedge(0.012), high * 0.24, 0.02), 0.04 + high * (at + 0.88))),
            extrude(
              [...circle(1, 40).slice(4, 17)].map(([x, y]) => [x * 0.44, y * 0.12 + 0.36] as const),
              0.56,
              0.02,
            )
              .turn(-90, 0, 0)
              .scale(0.9, 1, 1)
              .at(0, 0.32, 0),
          ),
        ),
        part(
          "rosette",
          main("plastic", ICINGS[tone]),
          lathe(flat`0 0, 0.13 0, 0.15 0.05, 0.1 0.11, 0 0.13`, { ribs: 7, ribDepth: 0.2 }).at(0, 0.55, -0.24),
        ),
        part(
          "strawberry",
          third("plastic", 0xd0202c, { paint: [speckles(0xf3d27a, 0.045, { size: 0.25 })] }),
          lathe(flat`0 0, 0.06 0.03, 0.11 0.12, 0.11 0.17, 0.05 0.21, 0 0.21`, { smooth: 16 }).turn(180, 0, 0).at(0, 0.86, -0.24),
        ),
      ];
    },
  }),
  program({
    id: "bagel",
    nouns: ["sesame bagel", "bagels"],
    about: "a round bread ring with seeds",
    metresPerUnit: 0.11,
    wears: ["bagel", "seed"],
    params: { thick: [0.19, 0.22] },
    sockets: () => held,
    parts: ({ thick }) => [
      part(
        "bagel",
        main("paper", 0xc98442, { paint: crust }),
        torus(0.32, thick)
          .scale(1, 0.85, 1)
          .at(0, thick * 0.85, 0),
      ),
      part(
        "seeds",
        second("paper", 0xf5e6c2),
        all(
          ...Array.from({ length: 46 }, (_, at) => {
            const [r, a] = [0.2 + ((at * 7) % 12) * 0.022, at * 2.4];
            return sphere(0.022, 1.6, 6)
              .turn(80, at * 50, 0)
              .at(r * Math.cos(a), thick * 0.85 + Math.sqrt(Math.max(0.002, thick * thick - (r - 0.32) ** 2)) * 0.85, r * Math.sin(a));
          }),
        ),
      ),
    ],
  }),
  program({
    id: "waffle",
    nouns: ["waffles", "belgian waffle"],
    about: "a golden waffle with butter and syrup",
    metresPerUnit: 0.16,
    wears: ["waffle", "syrup", "butter"],
    params: { cells: whole(4, 5) },
    sockets: () => held,
    parts: ({ cells }) => {
      const pitch = 1 / cells;
      const rib = box(1.06, 0.1, 0.07, 0.025);
      const ribs = Array.from({ length: cells + 1 }, (_, at) => (at - cells / 2) * pitch);
      return [
        part(
          "waffle",
          main("paper", 0xd39a4a, { paint: crust }),
          all(
            box(1.04, 0.09, 1.04, 0.03).at(0, 0.05, 0),
            ...ribs.map((z) => rib.at(0, 0.12, z)),
            ...ribs.map((x) => rib.turn(0, 90, 0).at(x, 0.118, 0)),
          ),
        ),
        part(
          "syrup",
          second("glass", 0x9a4a10),
          all(
            lathe(flat`0 0.1, 0.3 0.11, 0.33 0.13, 0.26 0.178, 0 0.182`, { ribs: 5, ribDepth: 0.3 }),
            sweep(way`0.2 0.17 0.2, 0.42 0.165 0.4, 0.56 0.14 0.5, 0.58 0.03 0.52`, [0.05, 0.045, 0.035, 0.04]),
          ),
        ),
        part("butter", third("plastic", 0xf6dc7a), box(0.24, 0.1, 0.24, 0.025).turn(0, 24, 0).at(0, 0.22, 0)),
      ];
    },
  }),
  program({
    id: "toast",
    nouns: ["slice of bread", "slice of toast", "bread slice", "piece of toast", "french toast", "toast with jam", "buttered toast"],
    about: "a toasted slice of bread with a piece of butter",
    metresPerUnit: 0.13,
    wears: ["bread", "crust", "butter spread"],
    params: { wide: [0.96, 1.08] },
    sockets: () => held,
    parts: ({ wide }) => {
      const shape = softOutline(
        flat`-0.42 -0.46, 0 -0.47, 0.42 -0.46, 0.44 0, 0.46 0.14, 0.52 0.28, 0.42 0.46, 0 0.5, -0.42 0.46, -0.52 0.28, -0.46 0.14, -0.44 0`,
      ).map(([x, y]) => [x * wide, y] as const);
      const lean = (form: Form) => form.turn(-72, 0, 0).at(0, 0.2, 0);
      return [
        part("crust", second("paper", 0x8a4f22), lean(extrude(shape, 0.15, 0.03))),
        part(
          "bread",
          main("paper", 0xe0ac62, { paint: [clouds({ by: -0.35 }, 0.25, { share: 0.6 }), speckles({ by: -0.3 }, 0.05, { size: 0.2 })] }),
          lean(
            extrude(
              shape.map(([x, y]) => [x * 0.92, y * 0.92] as const),
              0.166,
              0.02,
            ),
          ),
        ),
        part("butter", third("plastic", 0xf8e07c), lean(box(0.26, 0.22, 0.08, 0.025).turn(0, 0, 20).at(0.02, 0.02, 0.11))),
      ];
    },
  }),
  program({
    id: "bread roll",
    nouns: ["bun", "dinner roll", "kaiser roll", "burger bun", "bread rolls", "brioche bun"],
    about: "a round bread roll with seeds",
    metresPerUnit: 0.1,
    wears: ["bread", "seed"],
    params: { tall: [0.9, 1.1] },
    sockets: () => held,
    parts: ({ tall }) => [
      part(
        "roll",
        main("paper", 0xc9853f, { paint: crust }),
        lathe(flat`0 0, 0.36 0, 0.48 0.1, 0.48 0.24, 0.36 0.42, 0.18 0.5, 0 0.52`, { smooth: 30 }).scale(1, tall, 1),
      ),
      part(
        "seeds",
        second("paper", 0xf3e2ba),
        all(
          ...Array.from({ length: 30 }, (_, at) => {
            const [r, a] = [0.36 * Math.sqrt((at + 0.3) / 30), at * 2.4];
            return sphere(0.022, 1.6, 6)
              .turn(78, at * 47, 0)
              .at(r * Math.cos(a), (0.525 - r * r * 0.85) * tall, r * Math.sin(a));
          }),
        ),
      ),
    ],
  }),
];
