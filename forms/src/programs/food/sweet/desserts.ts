import { all, box, cylinder, extrude, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { arc } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";
import { part, pick, program } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { clouds, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const LITTLE_PLATE = lathe(flat`0 0, 0.3 0, 0.54 0.05, 0.6 0.08, 0.59 0.1, 0.52 0.08, 0.32 0.035, 0 0.035`);
const mint = (y: number): Form =>
  petal(0.13, 0.08, { curl: 30 })
    .turn(58, 0, 0)
    .scatter([
      { at: [0, y, 0], turn: [0, 40, 0] },
      { at: [0, y, 0], turn: [0, 170, 0] },
    ]);
const GREEN = fixed("plastic", 0x4f9a3c);
/** A wedge of cake standing on the origin: its point towards the front left. */
const slice = (low: number, high: number, size = 1): Form =>
  extrude(
    flat([0, -0.44, ...arc(0.9, 68, 112, 10).flatMap(([x, y]) => [x, y - 0.5])]).map(([x, y]) => [x * size, y * size] as const),
    high - low,
    0.015,
  )
    .turn(-90, 0, 0)
    .at(0, (low + high) / 2, 0)
    .turn(0, -118, 0);

export const desserts = [
  program({
    id: "cheesecake",
    nouns: ["slice of cheesecake", "cheesecake slice", "cheese cake", "piece of cheesecake", "new york cheesecake"],
    about: "a slice of cheesecake with a crumb base, a berry glaze and berries on a plate",
    metresPerUnit: 0.16,
    wears: ["cake filling", "glaze topping", "plate"],
    params: { high: [0.36, 0.44] },
    parts: ({ high }) => [
      part("plate", third("porcelain", 0xf2f2f4), LITTLE_PLATE.scale(1.1, 1, 1.1)),
      part("cake", main("plastic", 0xf8e8b8, { paint: [clouds({ by: -0.06 }, 0.2)] }), slice(0.12, high, 0.98)),
      part("base", fixed("paper", 0xa86a34, { paint: [speckles({ by: -0.3 }, 0.04, { size: 0.4, relief: 0.014 })] }), slice(0.04, 0.13)),
      part("glaze", second("glass", 0xc01f38), slice(high - 0.01, high + 0.045)),
      part(
        "berries",
        second("plastic", 0xb3142c),
        all(
          sphere(0.09, 1.1, 18).at(0.24, high + 0.1, -0.12),
          sphere(0.08, 1.05, 18).at(0.32, high + 0.09, 0.04),
          sphere(0.075, 1, 18).at(0.16, high + 0.09, 0.03),
        ),
      ),
      part("mint", GREEN, mint(0).at(0.26, high + 0.16, -0.04)),
    ],
  }),
  program({
    id: "tiramisu",
    nouns: ["slice of tiramisu", "piece of tiramisu"],
    about: "a square of tiramisu in layers of biscuit and cream, dusted with cocoa",
    metresPerUnit: 0.16,
    wears: ["cream", "biscuit", "plate"],
    params: { wide: [0.56, 0.64] },
    parts: ({ wide }) => [
      part("plate", third("porcelain", 0xe9e6de), LITTLE_PLATE),
      part(
        "cream",
        main("plastic", 0xfbf1d8),
        all(
          box(wide, 0.09, 0.46, 0.03).at(0, 0.21, 0),
          box(wide, 0.09, 0.46, 0.03).at(0, 0.37, 0),
          ...[-0.2, 0, 0.2].flatMap((x) =>
            [-0.14, 0.02, 0.16].map((z) =>
              lathe(flat`0 0, 0.075 0, 0.085 0.03, 0.05 0.08, 0 0.11`, { ribs: 6, ribDepth: 0.12, smooth: 12, sides: 24 }).at(x, 0.4, z),
            ),
          ),
        ),
      ),
      part(
        "biscuit",
        second("leather", 0x8a5428, { paint: [speckles({ by: -0.4 }, 0.06, { size: 0.35, relief: 0.012 })] }),
        all(box(wide - 0.02, 0.1, 0.44, 0.03).at(0, 0.12, 0), box(wide - 0.02, 0.1, 0.44, 0.03).at(0, 0.29, 0)),
      ),
      part(
        "cocoa",
        fixed("paper", 0x4a2a18, { paint: [speckles({ by: 0.25 }, 0.02)] }),
        all(
          box(wide - 0.01, 0.012, 0.45, 0.005).at(0, 0.422, 0),
          ...[-0.2, 0, 0.2].flatMap((x) => [-0.14, 0.02, 0.16].map((z) => sphere(0.035, 0.5, 10).at(x, 0.505, z))),
        ),
      ),
      part(
        "beans",
        fixed("obsidian", 0x3a2016),
        sphere(0.045, 1.4, 12)
          .turn(90, 0, 0)
          .scatter([
            { at: [0.42, 0.09, 0.2], turn: [0, 40, 0] },
            { at: [0.38, 0.09, 0.3], turn: [0, 130, 0] },
          ]),
      ),
    ],
  }),
  program({
    id: "creme brulee",
    nouns: ["crème brûlée", "creme caramel dish", "custard"],
    about: "a fluted dish of custard under a cracked crust of burnt sugar, with a spoon",
    metresPerUnit: 0.14,
    wears: ["dish", "crust caramel", "spoon"],
    params: { high: [0.24, 0.3] },
    parts: ({ high }) => [
      part(
        "dish",
        main("porcelain", 0xf4f2ec),
        lathe(flat`0 0, 0.46 0, 0.48 0.02, 0.56 ${high}, 0.54 ${high + 0.02}, 0.51 ${high}, 0.45 0.06, 0 0.05`, {
          ribs: 26,
          ribDepth: 0.04,
        }),
      ),
      part("custard", fixed("plastic", 0xf3d680), cylinder(0.5, 0.05, { bevel: 0.01 }).at(0, high - 0.06, 0)),
      part(
        "crust",
        second("glass", 0xb8651a, { paint: [clouds(0x5a2a0c, 0.16, { share: 0.8 })] }),
        all(
          extrude([...arc(0.5, 20, 350, 40), [0.1, 0.02]], 0.03, 0.008)
            .turn(-90, 0, 0)
            .at(0, high - 0.02, 0),
          extrude(flat`0.1 -0.1, 0.4 -0.16, 0.42 0.02, 0.16 0.03`, 0.03, 0.008)
            .turn(-70, 30, 0)
            .at(0.02, high + 0.02, 0.02),
        ),
      ),
      part(
        "spoon",
        third("steel"),
        put(
          all(
            sphere(0.1, 0.35, 18).scale(1, 1, 1.5),
            sweep(way`0 0 -0.12, 0 0.05 -0.36, 0 0.04 -0.8`, [0.022, 0.02, 0.034], { flatten: 0.5 }),
          ),
          [0.2, high + 0.06, 0.12],
          [24, -100, 0],
        ),
      ),
      part(
        "berry",
        fixed("plastic", 0xc01f38, { paint: [speckles({ by: 0.3 }, 0.05, { relief: 0.01 })] }),
        sphere(0.09, 1.05, 18).at(-0.2, high + 0.07, -0.06),
      ),
      part("mint", GREEN, mint(high + 0.14).at(-0.2, 0, -0.06)),
    ],
  }),
  program({
    id: "panna cotta",
    nouns: ["pudding", "flan", "jello", "jelly", "creme caramel", "gelatin", "jelly dessert", "custard pudding"],
    about: "a trembling pudding turned out on a plate, with sauce running down and a berry",
    metresPerUnit: 0.14,
    wears: ["pudding", "sauce", "plate"],
    params: { high: [0.46, 0.56], ribs: pick("fluted", "plain") },
    traits: { jelly: "jello gelatin wobbly" },
    parts: ({ high, ribs }, { has }) => [
      part("plate", third("porcelain", 0xdfe6ea), LITTLE_PLATE),
      part(
        "pudding",
        has("jelly") ? main("glass", 0xe0203c) : main("plastic", 0xf8e9c6),
        lathe(flat`0 0.04, 0.36 0.04, 0.38 0.07, 0.27 ${high}, 0.24 ${high + 0.03}, 0 ${high + 0.035}`, {
          smooth: 26,
          ribs: ribs === "fluted" || has("jelly") ? 10 : 0,
          ribDepth: 0.1,
        }),
      ),
      !has("jelly") &&
        part(
          "sauce",
          second("glass", 0x9a3a10),
          all(
            lathe(flat`0 ${high + 0.02}, 0.24 ${high + 0.01}, 0.26 ${high + 0.03}, 0.22 ${high + 0.06}, 0 ${high + 0.065}`, {
              ribs: 7,
              ribDepth: 0.1,
            }),
            ...[0, 1, 2, 3, 4, 5].map((at) =>
              sweep(
                way`0 ${high + 0.03} 0.23, 0 ${high - 0.05} 0.285, 0 ${high - 0.16 - (at % 3) * 0.07} ${0.31 + (at % 3) * 0.018}`,
                [0.05, 0.045, 0.035],
              ).turn(0, at * 60 + 14, 0),
            ),
            lathe(flat`0.3 0.045, 0.46 0.05, 0.48 0.06, 0.44 0.075, 0.3 0.08, 0.3 0.045`, { ribs: 9, ribDepth: 0.1 }),
          ),
        ),
      part(
        "berry",
        fixed("plastic", 0xc01f38),
        all(
          sphere(0.085, 1.1, 18).at(0, high + 0.13, 0),
          sphere(0.06, 1, 14).at(0.36, 0.11, 0.22),
          sphere(0.06, 1, 14).at(0.26, 0.11, 0.34),
        ),
      ),
      part("mint", GREEN, mint(high + 0.17)),
    ],
  }),
];
