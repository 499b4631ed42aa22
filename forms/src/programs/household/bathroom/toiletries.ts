import { all, box, cylinder, extrude, lathe, loft, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, row, slices, way } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { flatBar, many } from "@blenda/forge/language/places";
import { part, pick, program, slides, whole } from "@blenda/forge/language/program";
import { fixed, liquid, main, second, third } from "@blenda/forge/language/substance";
import { ENAMELS, WOODS } from "@blenda/forge/language/tones";

const gripAt = (y: number) => ({ grip: { at: [0, y, 0] as const, size: [0.1, 0.4, 0.1] as const } });

const PASTES = { blue: 0x2a63b8, mint: 0x23957a, red: 0xc2302a } as const;

export const toiletries = [
  program({
    id: "toilet paper",
    nouns: ["toilet roll", "toilet tissue", "loo roll"],
    about: "a roll of toilet paper with a loose sheet",
    metresPerUnit: 0.11,
    wears: ["paper", "core tube"],
    params: { fat: [0.5, 0.58], wide: [0.9, 1] },
    variants: { tall: { words: "kitchen towel", set: { wide: 2.1 } } },
    sockets: ({ wide }) => gripAt(wide / 2),
    parts: ({ fat, wide }) => [
      part(
        "roll",
        main("paper", 0xf6f4ee),
        lathe(flat`0.2 0.01, ${fat - 0.03} 0, ${fat} 0.03, ${fat} ${wide - 0.03}, ${fat - 0.03} ${wide}, 0.2 ${wide - 0.01}, 0.2 0.01`, {
          sides: 52,
        }),
      ),
      part(
        "layers",
        main("paper", 0xe4e0d6),
        all(hoop(fat * 0.6, 0.008, 40).at(0, wide - 0.004, 0), hoop(fat * 0.8, 0.008, 44).at(0, wide - 0.002, 0)),
      ),
      part(
        "core",
        second("paper", 0xb08d62),
        lathe(flat`0.17 -0.004, 0.205 -0.004, 0.205 ${wide + 0.004}, 0.17 ${wide + 0.004}, 0.17 -0.004`, { sides: 36 }),
      ),
      part(
        "sheet",
        main("paper", 0xf6f4ee),
        extrude(
          flat`${fat - 0.03} 0, ${fat + 0.012} 0.05, ${fat + 0.02} 0.3, ${fat + 0.06} 0.52, ${fat + 0.14} 0.66, ${fat + 0.12} 0.67, ${fat + 0.04} 0.54, ${fat - 0.002} 0.3`,
          wide - 0.02,
          0.002,
        )
          .turn(90, 0, 0)
          .at(0, wide / 2, 0),
      ),
    ],
  }),
  program({
    id: "hairbrush",
    nouns: ["hair brush", "paddle brush"],
    about: "a hairbrush with a round cushion of bristles",
    metresPerUnit: 0.16,
    wears: ["handle back", "cushion"],
    params: { broad: [0.24, 0.3], wood: pick("walnut", "cherry", "oak") },
    sockets: () => gripAt(0.25),
    parts: ({ broad, wood }) => {
      const pins = Array.from({ length: 7 * 9 }, (_, at) => [((at % 7) - 3) / 3.6, (Math.floor(at / 7) - 4) / 4.6] as const).filter(
        ([x, y]) => x * x + y * y < 0.82,
      );
      return [
        part(
          "back",
          main("wood", WOODS[wood], { grain: "y" }),
          all(
            flatBar([0.02, 0, 0.25, 0, 0.5, 0, 0.66, 0], [0.05, 0.07, 0.05, 0.05], 0.6),
            sphere(1, 1, 36).scale(broad, 0.38, 0.07).at(0, 0.98, 0),
          ),
        ),
        part(
          "cushion",
          second("rubber", 0x7c2f3a),
          sphere(1, 1, 32)
            .scale(broad * 0.82, 0.32, 0.06)
            .at(0, 0.98, 0.035),
        ),
        part(
          "pins",
          fixed("plastic", 0x232427),
          cylinder(0.009, 0.12, { sides: 6, bevel: 0 })
            .turn(90, 0, 0)
            .scatter(pins.map(([x, y]) => ({ at: [x * broad * 0.78, 0.98 + y * 0.3, 0.12] as const }))),
        ),
        part(
          "tips",
          fixed("plastic", 0x232427),
          sphere(0.014, 1, 6).scatter(pins.map(([x, y]) => ({ at: [x * broad * 0.78, 0.98 + y * 0.3, 0.18] as const }))),
        ),
      ];
    },
  }),
  program({
    id: "toothpaste",
    nouns: ["toothpaste tube", "tube of toothpaste", "paint tube", "cream tube"],
    about: "a tube of toothpaste standing on its cap",
    metresPerUnit: 0.13,
    wears: ["tube", "cap", "stripe"],
    params: { long: [0.95, 1.1], tone: pick("blue", "mint", "red") },
    sockets: () => gripAt(0.6),
    parts: ({ long, tone }) => [
      part(
        "tube",
        main("plastic", 0xf2f3f0),
        loft(slices(row`0.16 0.3 0.3, 0.2 0.42 0.4, 0.3 0.46 0.4, ${long * 0.6} 0.5 0.28, ${long} 0.54 0.06, ${long + 0.02} 0.54 0.04`)),
      ),
      part("seam", main("plastic", 0xf2f3f0), box(0.56, 0.1, 0.03, 0.006).at(0, long + 0.04, 0)),
      part(
        "cap",
        second("plastic", PASTES[tone]),
        lathe(flat`0 0, 0.15 0, 0.17 0.02, 0.14 0.17, 0 0.18`, { sides: 60, ribs: 20, ribDepth: 0.06 }),
      ),
      part(
        "badge",
        fixed("plastic", 0xffffff),
        sphere(0.13, 1, 24)
          .scale(1.25, 1, 0.3)
          .turn(-7, 0, 0)
          .at(0, long * 0.47, 0.155),
      ),
      part(
        "bands",
        third("plastic", PASTES[tone]),
        all(
          loft(slices(row`0.3 0.465 0.405, ${long * 0.6} 0.51 0.29, ${long * 0.66} 0.52 0.262`)),
          loft(slices(row`${long * 0.72} 0.528 0.234, ${long * 0.75} 0.532 0.218`)),
          sphere(0.06, 1, 16)
            .scale(1, 1, 0.3)
            .at(0, long * 0.47, 0.195),
        ),
      ),
    ],
  }),
  program({
    id: "soap dispenser",
    nouns: ["shampoo bottle", "pump bottle", "lotion bottle", "hand soap", "shampoo", "sanitizer"],
    about: "a pump bottle for soap or shampoo",
    metresPerUnit: 0.16,
    wears: ["bottle", "pump", "label"],
    params: { height: [0.75, 0.9], fat: [0.44, 0.52], tone: pick("mint", "cream", "blue", "red") },
    sockets: ({ height }) => gripAt(height / 2),
    parts: ({ height, fat, tone }) => {
      const motion = slides([0, 1, 0], -0.12);
      return [
        part(
          "bottle",
          main("plastic", ENAMELS[tone]),
          loft(
            slices(
              row`0 ${fat - 0.04} 0.3, 0.03 ${fat} 0.34, ${height * 0.8} ${fat} 0.34, ${height * 0.92} ${fat * 0.8} 0.3, ${height} 0.2 0.2`,
              0.9,
            ),
          ),
        ),
        part(
          "label",
          third("paper", 0xf7f3e8),
          loft(slices(row`${height * 0.24} ${fat + 0.008} 0.348, ${height * 0.66} ${fat + 0.008} 0.348`, 0.9)),
        ),
        part("collar", second("plastic", 0xf4f4f0), cylinder(0.115, 0.09, { sides: 28 }).at(0, height + 0.03, 0)),
        part(
          "pump",
          second("plastic", 0xf4f4f0),
          all(
            cylinder(0.03, 0.2, { sides: 16 }).at(0, height + 0.15, 0),
            cylinder(0.075, 0.06, { sides: 24 }).at(0, height + 0.26, 0),
            sweep(way`0 ${height + 0.27} 0, 0 ${height + 0.28} 0.16, 0 ${height + 0.25} 0.27, 0 ${height + 0.2} 0.3`, [0.05, 0.042, 0.034]),
          ),
          { motion },
        ),
        part("drop", liquid(0x9ad4e4, null), sphere(0.03, 1.4, 16).at(0, height + 0.15, 0.305)),
      ];
    },
  }),
  program({
    id: "razor",
    nouns: ["safety razor", "shaver", "shaving razor"],
    about: "a safety razor with a ribbed handle",
    metresPerUnit: 0.11,
    wears: ["handle", "head"],
    params: { long: [0.85, 1], rings: whole(7, 10) },
    sockets: () => gripAt(0.4),
    parts: ({ long, rings }) => [
      part(
        "handle",
        main("silver"),
        all(cylinder(0.065, long, { sides: 28, bevel: 0.02 }).at(0, long / 2, 0), sphere(0.075, 0.7, 24).at(0, 0.02, 0)),
      ),
      part(
        "rings",
        main("silver"),
        many(rings, (at) => hoop(0.065, 0.014).at(0, 0.14 + (at * (long - 0.4)) / (rings - 1), 0)),
      ),
      part("neck", second("silver", 0xd0d4d8), cylinder(0.08, 0.08, { top: 0.05, sides: 24 }).at(0, long + 0.03, 0)),
      part(
        "head",
        second("silver", 0xd0d4d8),
        all(
          extrude(roundedRectangle(0.26, 0.1, 0.05, 6), 0.66, 0.012)
            .turn(0, 90, 0)
            .at(0, long + 0.15, 0),
          box(0.68, 0.024, 0.3, 0.01).at(0, long + 0.1, 0),
        ),
      ),
      part(
        "comb",
        second("silver", 0xd0d4d8),
        box(0.02, 0.024, 0.33, 0.006)
          .array(14, [0.045, 0, 0])
          .at(0, long + 0.09, 0),
      ),
    ],
  }),
];
