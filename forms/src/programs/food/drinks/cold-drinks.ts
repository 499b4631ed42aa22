import { all, cylinder, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";
import { part, program } from "@blenda/forge/language/program";
import { rings, stripes } from "@blenda/forge/language/skins";
import { fixed, main, pane, second, third } from "@blenda/forge/language/substance";

const held = { grip: { at: [0, 0.5, 0], size: [0.6, 0.8, 0.6] } } as const;
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

export const coldDrinks = [
  program({
    id: "beer",
    nouns: ["pint", "pint of beer", "glass of beer", "mug of beer", "lager", "ale", "root beer", "cider"],
    about: "a glass mug of beer with a white head of foam",
    metresPerUnit: 0.16,
    wears: ["beer drink", "foam head"],
    params: { foam: [0.1, 0.16] },
    sockets: () => ({ grip: { at: [0.55, 0.5, 0], size: [0.2, 0.5, 0.2] } }),
    parts: ({ foam }) => [
      part(
        "glass",
        pane(),
        all(
          lathe(flat`0 0, 0.38 0, 0.4 0.04, 0.4 1.0, 0.39 1.02, 0.36 1.02, 0.36 0.08, 0 0.07`, { ribs: 14, ribDepth: 0.045 }),
          sweep(way`0.38 0.82 0, 0.62 0.8 0, 0.68 0.5 0, 0.6 0.24 0, 0.38 0.2 0`, [0.055, 0.055, 0.055, 0.055]),
        ),
      ),
      part("beer", main("plastic", 0xf0a414), cylinder(0.345, 0.86, { bevel: 0.02, sides: 44 }).at(0, 0.52, 0)),
      part(
        "foam",
        second("fabric", 0xfcf8ec),
        all(
          lathe(flat`0 0.9, 0.36 0.92, 0.4 1.0, 0.36 ${1.0 + foam}, 0.2 ${1.06 + foam}, 0 ${1.08 + foam}`, {
            smooth: 22,
            ribs: 9,
            ribDepth: 0.06,
          }),
          ...[0, 1, 2, 3, 4, 5].map((at) =>
            sphere(0.1, 0.8, 14).at(0.24 * Math.cos(at * 1.05), 1.02 + foam * 0.8, 0.24 * Math.sin(at * 1.05)),
          ),
          sweep(way`0.16 1.02 0.34, 0.18 0.88 0.39, 0.17 0.76 0.4`, [0.07, 0.05, 0.045]),
        ),
      ),
    ],
  }),
  program({
    id: "coffee to go",
    nouns: ["takeaway coffee", "latte", "takeaway cup", "mocha"],
    about: "a paper cup of coffee with a lid and a sleeve",
    metresPerUnit: 0.14,
    wears: ["cup", "sleeve", "lid"],
    params: { tall: [1.0, 1.14] },
    sockets: () => held,
    parts: ({ tall }) => [
      part(
        "cup",
        main("paper", 0xf6f2ea),
        lathe(flat`0 0.02, 0.28 0, 0.3 0.02, 0.4 ${tall}, 0.42 ${tall + 0.02}, 0.4 ${tall + 0.05}, 0 ${tall}`),
      ),
      part(
        "sleeve",
        second("paper", 0xb07a48, { paint: [stripes({ by: -0.2 }, 60, { width: 0.4, share: 0.5, relief: -0.006 })] }),
        lathe(flat`0.2 0.32, ${0.345 + 0.0} 0.32, ${0.39} ${0.32 + tall * 0.42}, 0.2 ${0.32 + tall * 0.42}, 0.2 0.32`, { sides: 48 }),
      ),
      part(
        "emblem",
        third("plastic", 0x3a2a22),
        sphere(0.1, 1, 24)
          .scale(1, 1, 0.18)
          .turn(-6, 0, 0)
          .at(0, 0.32 + tall * 0.21, 0.375),
      ),
      part(
        "lid",
        third("plastic", 0x3a2a22),
        all(
          lathe(
            flat`0 ${tall}, 0.43 ${tall}, 0.445 ${tall + 0.04}, 0.43 ${tall + 0.08}, 0.38 ${tall + 0.09}, 0.36 ${tall + 0.17}, 0.33 ${tall + 0.18}, 0.3 ${tall + 0.14}, 0 ${tall + 0.13}`,
          ),
          cylinder(0.05, 0.01, { sides: 14 })
            .scale(1.4, 1, 0.6)
            .at(0, tall + 0.185, 0.33),
        ),
      ),
    ],
  }),
  program({
    id: "sundae",
    nouns: ["ice cream sundae", "parfait", "bowl of ice cream", "cup of ice cream", "ice cream bowl"],
    about: "scoops of ice cream in a glass cup with sauce, wafer and cherry",
    metresPerUnit: 0.15,
    wears: ["ice cream scoop", "sauce", "cherry"],
    params: { lean: [12, 24] },
    sockets: () => held,
    parts: ({ lean }) => {
      const scoop = lathe(flat`0 -0.1, 0.2 -0.12, 0.27 -0.06, 0.25 0.06, 0.2 0.16, 0.1 0.22, 0 0.23`, {
        smooth: 18,
        ribs: 8,
        ribDepth: 0.05,
      });
      return [
        part(
          "glass",
          pane(),
          lathe(flat`0 0, 0.28 0, 0.28 0.03, 0.06 0.08, 0.05 0.2, 0.2 0.3, 0.46 0.62, 0.5 0.66, 0.47 0.67, 0.2 0.35, 0 0.3`, {
            ribs: 12,
            ribDepth: 0.04,
          }),
        ),
        part("strawberry", { ...main("paper", 0xf2a0b4), isOpen: false }, scoop.at(0.19, 0.68, 0.06)),
        part("vanilla", fixed("paper", 0xf6e8bf), scoop.at(-0.19, 0.68, 0.06)),
        part("chocolate", fixed("paper", 0x7a4a2c), all(scoop.at(0, 0.68, -0.18), scoop.at(0, 0.88, 0))),
        part(
          "sauce",
          second("plastic", 0x4a2412),
          all(lathe(flat`0 0, 0.15 -0.02, 0.2 -0.08, 0.16 0.03, 0 0.06`, { ribs: 5, ribDepth: 0.35 }).at(0, 1.08, 0)),
        ),
        part("cherry", third("plastic", 0xc2182b), cherry(1.18)),
        part(
          "wafer",
          fixed("paper", 0xd9a04f, { paint: [rings({ by: -0.3 }, 0.06, { width: 0.3 })] }),
          cylinder(0.055, 0.6, { bevel: 0.01 }).turn(10, 0, -lean).at(0.26, 1.0, -0.16),
        ),
        part("leaf", fixed("plastic", 0x4f9a3c), petal(0.16, 0.1, { curl: 40 }).turn(50, 200, 0).at(-0.08, 1.06, 0.06)),
      ];
    },
  }),
];
