import { all, box, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { twin } from "@blenda/forge/language/places";
import { part, pick, program } from "@blenda/forge/language/program";
import { fixed, main, second } from "@blenda/forge/language/substance";
import { ENAMELS, WOODS } from "@blenda/forge/language/tones";

export const plates = [
  program({
    id: "plate",
    already: "round flat",
    nouns: ["dish", "dinner plate", "saucer", "dessert plate", "china plate"],
    about: "a flat round plate to eat from",
    metresPerUnit: 0.26,
    wears: ["plate", "rim band"],
    params: { rise: [0.07, 0.11], well: [0.3, 0.35], tone: pick("red", "mint", "blue") },
    traits: { square: "squared rectangular" },
    sockets: () => ({ top: { at: [0, 0.035, 0], size: [0.62, 0.6, 0.62] }, inside: { at: [0, 0.035, 0], size: [0.62, 0.6, 0.62] } }),
    parts: ({ rise, well, tone }, ask) => {
      const isSquare = ask.has("square");
      // A square one is turned with a side to the front.
      const [sides, corner] = isSquare ? [4, 45] : [72, 0];
      const lip = (out: number) => 0.045 + ((out - well - 0.04) / (0.45 - well)) * (rise - 0.039);
      const band = (from: number, to: number) =>
        lathe(
          flat`${to} ${lip(to) - 0.006}, ${to} ${lip(to) + 0.002}, ${from} ${lip(from) + 0.002}, ${from} ${lip(from) - 0.006}, ${to} ${lip(to) - 0.006}`,
          { sides },
        ).turn(0, corner, 0);
      const dot = sphere(0.013, 0.3, 12).at(0, lip(0.43) + 0.001, 0.43);
      return [
        part(
          "plate",
          main("porcelain", 0xf4f1e8),
          lathe(
            flat`0 0.01, 0.27 0.01, 0.28 0, 0.31 0, 0.33 0.012, 0.49 ${rise - 0.014}, 0.5 ${rise}, 0.49 ${rise + 0.006}, ${well + 0.04} 0.045, ${well} 0.033, 0 0.03`,
            { sides },
          ).turn(0, corner, 0),
        ),
        part(
          "rim",
          second("porcelain", ENAMELS[tone]),
          isSquare
            ? all(band(0.46, 0.488), band(well + 0.045, well + 0.055))
            : all(band(0.46, 0.488), band(well + 0.045, well + 0.055), torus(0.495, 0.007).at(0, rise, 0), dot.ring(24)),
        ),
      ];
    },
  }),
  program({
    id: "bowl",
    nouns: ["salad bowl", "soup bowl", "mixing bowl", "cereal bowl", "fruit bowl", "ramen bowl"],
    about: "a round open bowl",
    metresPerUnit: 0.22,
    wears: ["bowl", "rim stripe"],
    params: { height: [0.38, 0.5], foot: [0.2, 0.28], tone: pick("cream", "mint", "blue", "red") },
    variants: { shallow: { words: "flat low", set: { height: 0.24 } }, deep: { words: "high", set: { height: 0.62 } } },
    traits: { full: "filled soup" },
    sockets: ({ height }) => ({
      inside: { at: [0, 0.09, 0], size: [0.74, height, 0.74] },
      top: { at: [0, height, 0], size: [0.9, 0.4, 0.9] },
    }),
    parts: ({ height, foot, tone }, ask) => [
      part(
        "bowl",
        main("porcelain", ENAMELS[tone]),
        lathe(
          [
            ...flat`0 0.02, ${foot - 0.03} 0.02, ${foot - 0.02} 0, ${foot} 0, ${foot} 0.04, 0.36 ${height * 0.32}, 0.46 ${height * 0.66}, 0.5 ${height}`,
            ...flat`0.485 ${height + 0.012}, 0.465 ${height}, 0.42 ${height * 0.66}, 0.32 ${height * 0.38}, 0.16 0.09, 0 0.08`,
          ],
          { sides: 64 },
        ),
      ),
      part("rim", second("porcelain", 0xf4f1e8), all(torus(0.484, 0.017).at(0, height + 0.004, 0), torus(foot, 0.012).at(0, 0.03, 0))),
      ask.has("full") && part("soup", fixed("plastic", 0xc9742b), cylinder(0.455, 0.02, { bevel: 0 }).at(0, height * 0.8, 0)),
    ],
  }),
  program({
    id: "tray",
    nouns: ["serving tray", "tea tray", "salver", "butler tray"],
    about: "a flat tray with a rim and two handles to carry things",
    metresPerUnit: 0.45,
    wears: ["tray", "handle"],
    params: { width: [1.1, 1.3], depth: [0.7, 0.82], wood: pick("oak", "walnut", "pine") },
    traits: { round: "circular waiter" },
    sockets: ({ width, depth }) => ({
      top: { at: [0, 0.05, 0], size: [width * 0.8, 0.6, depth * 0.8] },
      grip: { at: [width / 2, 0.14, 0], size: [0.05, 0.1, 0.2] },
    }),
    parts: ({ width, depth, wood }, ask) => {
      if (ask.has("round"))
        return [
          part(
            "tray",
            main("silver"),
            lathe(flat`0 0, 0.5 0, 0.56 0.05, 0.6 0.06, 0.6 0.08, 0.55 0.07, 0.49 0.024, 0 0.024`, { sides: 72 }),
          ),
          part("bead", second("gold"), torus(0.6, 0.014).at(0, 0.07, 0)),
        ];
      const ring = (grow: number) => roundedRectangle(width + grow, depth + grow, 0.1 + grow / 2, 6);
      return [
        part("floor", main("wood", WOODS[wood]), extrude(ring(-0.02), 0.03, 0.006).turn(-90, 0, 0).at(0, 0.015, 0)),
        part(
          "rim",
          main("wood", WOODS[wood]),
          extrude(ring(0), 0.1, 0.008, [ring(-0.05)])
            .turn(-90, 0, 0)
            .at(0, 0.052, 0),
        ),
        part(
          "handles",
          second("brass"),
          all(
            twin(sweep(way`0.01 0.08 -0.14, 0.05 0.17 -0.11, 0.06 0.19 0, 0.05 0.17 0.11, 0.01 0.08 0.14`, 0.015), width / 2, 0, 0),
            twin(box(0.02, 0.05, 0.06, 0.008), width / 2, 0.075, 0.14),
            twin(box(0.02, 0.05, 0.06, 0.008), width / 2, 0.075, -0.14),
          ),
        ),
      ];
    },
  }),
];
