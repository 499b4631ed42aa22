import { all, box, extrude, type Form, lathe, sphere } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { rings, speckles, stripes } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
export const sweetBites = [
  program({
    id: "churro",
    nouns: ["churros with chocolate"],
    about: "ridged sticks of fried dough with sugar, beside a cup of chocolate sauce",
    metresPerUnit: 0.2,
    wears: ["churro dough", "cup", "chocolate"],
    gathers: 12,
    params: { count: whole(4, 6) },
    parts: ({ count }) => [
      part(
        "cone",
        second("paper", 0xd8402f, { paint: [stripes(0xf8f1e0, 12, { width: 0.45 })] }),
        lathe(flat`0 0, 0.2 0, 0.22 0.02, 0.32 0.6, 0.3 0.61, 0.28 0.58, 0.2 0.06, 0 0.05`),
      ),
      part(
        "churros",
        main("leather", 0xb8742c, { paint: [speckles(0xf6ecd4, 0.025, { size: 0.22 })] }),
        many(count, (at) =>
          lathe(flat`0 0, 0.07 0, 0.085 0.03, 0.085 0.94, 0.06 1, 0 1`, { ribs: 6, ribDepth: 0.26, sides: 36 })
            .turn(0, at * 25, 0)
            .turn(0, 0, -11)
            .at(0.1, 0.1, 0)
            .turn(0, (360 / count) * at + 20, 0),
        ),
      ),
      part(
        "dish",
        fixed("porcelain", 0xf4f2ec),
        lathe(flat`0 0, 0.13 0, 0.2 0.14, 0.19 0.16, 0.17 0.14, 0.1 0.04, 0 0.03`).at(0.52, 0, 0.16),
      ),
      part("chocolate", third("plastic", 0x3f1f12), lathe(flat`0 0.1, 0.16 0.11, 0.165 0.125, 0 0.13`).at(0.52, 0, 0.16)),
    ],
  }),
  program({
    id: "baklava",
    nouns: ["plate of baklava", "piece of baklava"],
    about: "diamonds of baklava in thin layers with syrup and pistachios",
    metresPerUnit: 0.18,
    wears: ["pastry", "pistachio nut", "plate"],
    params: { high: [0.15, 0.19] },
    parts: ({ high }) => {
      const spots = [
        [-0.26, 0.06, 0.1],
        [0.02, 0.06, 0.26],
        [0.26, 0.06, -0.04],
        [-0.02, 0.06, -0.22],
        [0.02, 0.07 + high, 0.02],
      ] as const;
      const diamond = (low: number, top: number, size: number) =>
        extrude(flat`0 ${-0.17 * size}, ${0.26 * size} 0, 0 ${0.17 * size}, ${-0.26 * size} 0`, top - low, 0.01)
          .turn(-90, 0, 0)
          .at(0, (low + top) / 2, 0);
      const at = (form: Form) => form.scatter(spots.map((place, n) => ({ at: place, turn: [0, n * 24 - 30, 0] as const })));
      return [
        part(
          "plate",
          third("copper"),
          lathe(flat`0 0, 0.4 0, 0.56 0.05, 0.62 0.1, 0.6 0.11, 0.54 0.07, 0.38 0.035, 0 0.035`, { ribs: 24, ribDepth: 0.03 }),
        ),
        part(
          "pastry",
          main("leather", 0xcf9038, { paint: [rings({ by: -0.3 }, 0.028, { width: 0.4, relief: -0.006 })] }),
          at(all(diamond(0, high * 0.45, 1), diamond(high * 0.6, high, 1))),
        ),
        part(
          "nuts",
          second("paper", 0x7f9a38, { paint: [speckles({ by: -0.3 }, 0.03, { relief: 0.01 })] }),
          at(
            all(
              diamond(high * 0.42, high * 0.64, 0.98),
              box(0.05, 0.03, 0.05, 0.01).scatter(
                [
                  [0, 0],
                  [0.06, 0.02],
                  [-0.06, -0.02],
                  [0.02, 0.05],
                  [-0.03, 0.04],
                  [0.03, -0.05],
                ].map(([x, z], n) => ({ at: [x, high + 0.012, z] as const, turn: [0, n * 37, 0] as const })),
              ),
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "mochi",
    nouns: ["daifuku", "mochi ice cream"],
    about: "soft round rice cakes in three colours, one cut open, on a wooden board",
    metresPerUnit: 0.18,
    wears: ["mochi", "filling", "board"],
    params: { tone: pick("rose", "cream") },
    parts: ({ tone }) => {
      const cake = lathe(flat`0 0, 0.14 0, 0.19 0.04, 0.2 0.1, 0.15 0.18, 0.07 0.22, 0 0.225`, { smooth: 22 });
      return [
        part(
          "board",
          third("wood", 0x8a5630, { grain: "x" }),
          all(box(1.1, 0.06, 0.6, 0.02).at(0, 0.09, 0), box(0.1, 0.08, 0.56, 0.015).at(0.36, 0.03, 0).mirror("x")),
        ),
        part("mochi", main("paper", { rose: 0xf0b8c4, cream: 0xf6efe0 }[tone]), all(cake.at(-0.3, 0.118, 0.06))),
        part("green mochi", fixed("paper", 0xb8cf8f), cake.at(0, 0.118, -0.1)),
        part(
          "cut mochi",
          fixed("paper", 0xf8f4ea),
          lathe(flat`0 0, 0.14 0, 0.19 0.04, 0.2 0.1, 0.15 0.18, 0.07 0.22, 0 0.225`, { smooth: 22 })
            .minus(box(0.6, 0.6, 0.3, 0).at(0, 0.1, 0.15))
            .turn(0, 24, 0)
            .at(0.32, 0.118, 0.04),
        ),
        part(
          "filling",
          second("plastic", 0x6a1f2a),
          sphere(0.12, 0.8, 20)
            .minus(box(0.6, 0.6, 0.3, 0).at(0, 0, 0.158))
            .turn(0, 24, 0)
            .at(0.32, 0.21, 0.04),
        ),
        part("flour", fixed("paper", 0xfdfbf6), all(sphere(0.06, 0.2, 12).at(-0.3, 0.338, 0.06), sphere(0.06, 0.2, 12).at(0, 0.338, -0.1))),
      ];
    },
  }),
  program({
    id: "sugar cube",
    nouns: ["sugar lump", "lump of sugar", "sugar"],
    about: "cubes of white sugar in a small heap",
    metresPerUnit: 0.06,
    gathers: 12,
    wears: ["sugar cube", "tongs", "dish"],
    params: { count: whole(4, 6) },
    parts: ({ count }) => [
      part(
        "cubes",
        main("paper", 0xfbfaf4, { paint: [speckles({ by: -0.12 }, 0.04, { size: 0.4, relief: 0.012 })] }),
        box(0.36, 0.36, 0.36, 0.03).scatter(
          [
            { at: [-0.24, 0.24, 0.05], turn: [0, 12, 0] },
            { at: [0.22, 0.24, 0.14], turn: [0, -20, 0] },
            { at: [0.02, 0.24, -0.34], turn: [0, 34, 0] },
            { at: [0.02, 0.6, -0.04], turn: [0, 50, 0] },
            { at: [0.62, 0.24, -0.2], turn: [0, 60, 0] },
            { at: [-0.6, 0.24, -0.3], turn: [0, -15, 0] },
          ].slice(0, count) as { at: [number, number, number]; turn: [number, number, number] }[],
        ),
      ),
      part("dish", third("porcelain", 0x9fbfd4), lathe(flat`0 0, 0.5 0, 0.84 0.08, 0.92 0.14, 0.9 0.16, 0.82 0.12, 0.5 0.06, 0 0.06`)),
      part("rim", second("gold"), hoop(0.905, 0.016, 52).at(0, 0.155, 0)),
    ],
  }),
];
