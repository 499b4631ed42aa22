import { all, box, cushion, cylinder, extrude, lathe, loft, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, row, slices, way } from "@blenda/forge/language/numbers";
import { flatBar, many } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { fixed, main, pane, second, third } from "@blenda/forge/language/substance";
import { CLOTHS, ENAMELS } from "@blenda/forge/language/tones";

const gripAt = (y: number) => ({ grip: { at: [0, y, 0] as const, size: [0.1, 0.4, 0.1] as const } });

export const washing = [
  program({
    id: "toothbrush",
    nouns: ["tooth brush"],
    about: "a toothbrush with bristles and a bit of toothpaste",
    metresPerUnit: 0.13,
    wears: ["handle", "bristle", "toothpaste"],
    params: { rows: whole(5, 6), tone: pick("blue", "mint", "red") },
    sockets: () => gripAt(0.45),
    parts: ({ rows, tone }) => [
      part(
        "handle",
        main("plastic", ENAMELS[tone]),
        all(
          flatBar([0.02, 0, 0.3, 0.02, 0.6, 0, 0.85, -0.015, 1.02, 0], [0.05, 0.075, 0.07, 0.04, 0.035], 0.6),
          loft(slices([1, 0.1, 0.06, 1.05, 0.17, 0.07, 1.34, 0.17, 0.07, 1.42, 0.1, 0.05], 0.8)),
        ),
      ),
      part("grip", fixed("rubber", 0xf1efe8), flatBar([0.26, 0.03, 0.44, 0.036, 0.64, 0.02], [0.03, 0.052, 0.03], 0.6)),
      part(
        "bristles",
        second("plastic", 0xf4f4f0),
        cylinder(0.024, 0.12, { sides: 10, bevel: 0.006 })
          .turn(90, 0, 0)
          .at(0, 1.2, 0.085)
          .array(3, [0.048, 0, 0])
          .array(rows, [0, 0.054, 0]),
      ),
      part(
        "tips",
        fixed("plastic", 0x7cc4e4),
        cylinder(0.025, 0.03, { sides: 10, bevel: 0.006 })
          .turn(90, 0, 0)
          .at(0, 1.2, 0.14)
          .array(3, [0.048, 0, 0])
          .array(rows, [0, 0.054, 0]),
      ),
      part(
        "toothpaste",
        third("plastic", 0xf7fbfb),
        sweep(way`0 1.1 0.16, 0.03 1.16 0.185, -0.02 1.22 0.19, 0.02 1.28 0.185, 0 1.33 0.16`, [0.02, 0.038, 0.04, 0.034, 0.012]),
      ),
    ],
  }),
  program({
    id: "comb",
    nouns: ["hair comb", "pocket comb"],
    about: "a comb for hair with a row of teeth",
    metresPerUnit: 0.16,
    wears: ["comb"],
    params: { teeth: whole(22, 30), long: [1.05, 1.2], tone: pick("black", "red", "mint", "blue") },
    sockets: () => ({ grip: { at: [0, 0.34, 0], size: [0.4, 0.1, 0.1] } }),
    parts: ({ teeth, long, tone }) => {
      const pitch = (long - 0.12) / teeth;
      return [
        part(
          "spine",
          main("plastic", ENAMELS[tone]),
          all(
            extrude(
              flat`${-long / 2} 0.02, ${-long / 2 + 0.05} 0, ${-long / 2 + 0.05} 0.24, ${long / 2 - 0.05} 0.24, ${long / 2 - 0.05} 0, ${long / 2} 0.02, ${long / 2} 0.3, ${long / 2 - 0.04} 0.36, ${-long / 2 + 0.04} 0.36, ${-long / 2} 0.3`,
              0.05,
              0.014,
            ),
          ),
        ),
        part(
          "teeth",
          main("plastic", ENAMELS[tone]),
          many(teeth, (at) =>
            box(at < teeth / 2 ? pitch * 0.42 : pitch * 0.52, 0.26, 0.03, 0.008).at((at - (teeth - 1) / 2) * pitch, 0.13, 0),
          ),
        ),
        part("line", second("gold"), box(long * 0.8, 0.012, 0.056, 0.003).at(0, 0.3, 0)),
      ];
    },
  }),
  program({
    id: "soap",
    nouns: ["bar of soap", "soap bar", "soap dish"],
    about: "a bar of soap with bubbles on a dish",
    metresPerUnit: 0.1,
    wears: ["soap", "dish"],
    params: { long: [0.8, 0.95], bubbles: whole(6, 9), tone: pick("mint", "cream", "blue") },
    sockets: () => ({ grip: { at: [0, 0.3, 0], size: [0.8, 0.2, 0.4] } }),
    parts: ({ long, bubbles, tone }, ask) => {
      const random = ask.random.fork("bubbles");
      const spots = Array.from({ length: bubbles }, () => ({
        at: [random.between(-0.4, 0.4), random.between(0.42, 0.5), random.between(-0.2, 0.2)] as const,
        scale: random.between(0.6, 1.5),
      }));
      return [
        part(
          "soap",
          main("plastic", ENAMELS[tone]),
          loft(
            slices(
              row`0 ${long - 0.14} 0.4, 0.04 ${long - 0.04} 0.5, 0.12 ${long} 0.54, 0.2 ${long - 0.04} 0.5, 0.25 ${long - 0.14} 0.4`,
              0.6,
            ),
          ).at(0, 0.16, 0),
        ),
        part("emblem", main("plastic", ENAMELS[tone]), all(hoop(0.15, 0.014).scale(1.6, 1, 1), sphere(0.05, 0.4, 16)).at(0, 0.41, 0)),
        part(
          "dish",
          second("porcelain", 0xf3efe6),
          lathe(flat`0 0, 0.4 0, 0.5 0.04, 0.62 0.16, 0.64 0.18, 0.6 0.18, 0.48 0.08, 0 0.07`, { smooth: 40, sides: 52 }).scale(
            1.06,
            1,
            0.74,
          ),
        ),
        part(
          "ridges",
          second("porcelain", 0xf3efe6),
          cylinder(0.03, 0.5, { sides: 12 }).turn(90, 0, 0).at(0, 0.14, 0).array(4, [0.18, 0, 0]),
        ),
        part("bubbles", pane(0xe4f4fb), sphere(0.06, 1, 18).scatter(spots)),
      ];
    },
  }),
  program({
    id: "towel",
    is: ["hung up"],
    nouns: ["bath towel", "hand towel", "folded towel", "beach towel"],
    about: "soft folded towels on a pile",
    metresPerUnit: 0.4,
    wears: ["towel", "stripe"],
    params: { layers: whole(2, 3), width: [0.9, 1.1], cloth: pick("sage", "rust", "navy", "oat", "plum") },
    sockets: ({ layers }) => ({ top: { at: [0, layers * 0.2, 0], size: [0.8, 0.5, 0.6] } }),
    parts: ({ layers, width, cloth }) => {
      const fold = (at: number) =>
        all(
          cushion(width, 0.11, 0.72),
          cushion(width - 0.02, 0.11, 0.7).at(0.004, 0.092, 0),
          cushion(0.16, 0.2, 0.7).at(width / 2 - 0.06, 0.046, 0),
        )
          .turn(0, (at % 2) * 5 - 2, 0)
          .at(0, 0.055 + at * 0.2, 0);
      return [
        part("towels", main("fabric", CLOTHS[cloth]), many(layers, fold)),
        part(
          "stripes",
          second("fabric", 0xf1ebdc),
          many(layers, (at) =>
            all(cushion(0.07, 0.218, 0.725), cushion(0.03, 0.218, 0.725).at(0.08, 0, 0))
              .at(-0.3, 0.046, 0)
              .turn(0, (at % 2) * 5 - 2, 0)
              .at(0, 0.055 + at * 0.2, 0),
          ),
        ),
      ];
    },
  }),
];
