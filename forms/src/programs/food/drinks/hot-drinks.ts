import { all, box, cylinder, extrude, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, turns } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { clouds } from "@blenda/forge/language/skins";
import { fixed, main, pane, second, third } from "@blenda/forge/language/substance";
import { ENAMELS } from "@blenda/forge/language/tones";

const SAUCER = lathe(flat`0 0, 0.3 0, 0.5 0.05, 0.56 0.08, 0.55 0.1, 0.48 0.075, 0.28 0.035, 0 0.035`);
/** A cup of so wide and so high, with its handle. */
const cupOf = (wide: number, high: number): Form =>
  all(
    lathe(
      flat`0 0, ${wide * 0.6} 0, ${wide * 0.66} 0.03, ${wide * 0.95} ${high * 0.5}, ${wide} ${high}, ${wide - 0.02} ${high + 0.015}, ${wide - 0.04} ${high}, ${wide * 0.86} ${high * 0.5}, ${wide * 0.5} 0.06, 0 0.05`,
      { smooth: 40 },
    ),
    sweep(
      way`${wide * 0.92} ${high * 0.82} 0, ${wide + 0.16} ${high * 0.84} 0, ${wide + 0.2} ${high * 0.56} 0, ${wide + 0.1} ${high * 0.3} 0, ${wide * 0.84} ${high * 0.3} 0`,
      0.035,
    ),
  );
const surface = (radius: number, y: number): Form =>
  lathe(flat`0 ${y - 0.04}, ${radius} ${y - 0.03}, ${radius + 0.01} ${y - 0.004}, ${radius} ${y}, 0 ${y + 0.004}`);
const swirl = (radius: number, y: number, layers = 3): Form =>
  all(
    ...Array.from({ length: layers }, (_, at) =>
      lathe(
        flat`0 ${y + at * 0.1 - 0.05}, ${radius * (0.9 - at * 0.26)} ${y + at * 0.1 - 0.04}, ${radius * (1 - at * 0.28)} ${y + at * 0.1 + 0.03}, ${radius * (0.7 - at * 0.2)} ${y + at * 0.1 + 0.1}, 0 ${y + at * 0.1 + 0.12}`,
        { ribs: 8, ribDepth: 0.14 },
      ).turn(0, at * 19, 0),
    ),
  );

export const hotAndStrong = [
  program({
    id: "hot chocolate",
    nouns: ["cup of hot chocolate", "mug of hot chocolate", "cocoa", "hot cocoa", "mug of cocoa", "cup of cocoa"],
    about: "a mug of hot chocolate with whipped cream and marshmallows",
    metresPerUnit: 0.13,
    wears: ["mug", "cream", "marshmallow"],
    params: { tone: pick("red", "cream", "mint", "blue") },
    sockets: () => ({ grip: { at: [0.6, 0.4, 0], size: [0.2, 0.4, 0.2] } }),
    parts: ({ tone }) => [
      part(
        "mug",
        main("porcelain", ENAMELS[tone]),
        all(
          lathe(flat`0 0, 0.4 0, 0.42 0.03, 0.42 0.84, 0.4 0.86, 0.37 0.84, 0.37 0.08, 0 0.07`),
          sweep(way`0.4 0.7 0, 0.62 0.7 0, 0.68 0.44 0, 0.6 0.18 0, 0.4 0.16 0`, 0.055),
        ),
      ),
      part("chocolate", fixed("plastic", 0x4a2616), surface(0.375, 0.76)),
      part("cream", second("plastic", 0xfdf7ea), swirl(0.27, 0.8, 2)),
      part(
        "marshmallows",
        third("fabric", 0xf8e3e6),
        all(
          ...[0.4, 1.9, 3.1, 4.6, 5.6].map((a, at) =>
            cylinder(0.075, 0.12, { bevel: 0.03, sides: 18 })
              .turn(at * 40, at * 70, 20)
              .at(0.27 * Math.cos(a), 0.82, 0.27 * Math.sin(a)),
          ),
        ),
      ),
      part(
        "cocoa",
        fixed("paper", 0x5a3018),
        sphere(0.014, 1, 6).scatter(
          [
            [0.1, 0.92, 0.2],
            [-0.08, 0.93, 0.2],
            [0, 1.0, 0.13],
            [0.14, 0.94, 0.08],
            [-0.14, 0.93, 0.1],
          ].map(([x, y, z]) => ({ at: [x, y, z] as const })),
        ),
      ),
      part(
        "stick",
        fixed("wood", 0x8a4a24),
        put(
          all(cylinder(0.035, 0.8, { sides: 14 }), cylinder(0.035, 0.8, { sides: 14 }).at(0.05, 0, 0)),
          [-0.2, 0.98, -0.14],
          [-14, 0, 24],
        ),
      ),
    ],
  }),
  program({
    id: "espresso",
    nouns: ["cup of espresso", "shot of espresso", "macchiato", "espresso cup"],
    about: "a small cup of espresso with a golden froth on a saucer, with a spoon and a biscuit",
    metresPerUnit: 0.1,
    wears: ["cup saucer", "coffee", "spoon"],
    params: { tone: pick("cream", "red", "black") },
    sockets: () => ({ grip: { at: [0.5, 0.4, 0], size: [0.15, 0.3, 0.15] } }),
    parts: ({ tone }) => [
      part(
        "cup",
        main("porcelain", tone === "cream" ? 0xf4f1ea : ENAMELS[tone]),
        all(SAUCER.scale(1.1, 1, 1.1), cupOf(0.34, 0.48).at(0, 0.04, 0)),
      ),
      part("coffee", second("plastic", 0xa0642c, { paint: [clouds(0x5a2f12, 0.18, { share: 0.7 })] }), surface(0.305, 0.46)),
      part(
        "spoon",
        third("steel"),
        put(
          all(
            sphere(0.09, 0.35, 18).scale(1, 1, 1.5),
            sweep(way`0 0 -0.1, 0 0.03 -0.3, 0 0.02 -0.66`, [0.02, 0.018, 0.03], { flatten: 0.5 }),
          ),
          [-0.32, 0.1, 0.36],
          [0, 70, 0],
        ),
      ),
      part("biscuit", fixed("leather", 0xb8763a), put(sphere(0.12, 0.45, 18).scale(1.3, 1, 0.9), [0.34, 0.11, 0.3], [8, 30, 0])),
    ],
  }),
  program({
    id: "tea",
    nouns: ["cup of tea", "mug of tea", "green tea", "black tea", "tea cup and saucer", "herbal tea", "matcha"],
    about: "a cup of tea on a saucer with a tea bag, its label hanging out, and a slice of lemon",
    metresPerUnit: 0.14,
    wears: ["cup saucer", "tea", "label"],
    params: { tone: pick("white", "mint", "blue") },
    traits: { green: "matcha" },
    sockets: () => ({ grip: { at: [0.6, 0.4, 0], size: [0.2, 0.3, 0.2] } }),
    parts: ({ tone }, { has }) => [
      part(
        "cup",
        main("porcelain", { white: 0xf6f3ec, mint: 0xbfe0d0, blue: 0x9fbfdc }[tone]),
        all(SAUCER.scale(1.2, 1, 1.2), cupOf(0.46, 0.5).at(0, 0.04, 0)),
      ),
      part("tea", second("glass", has("green") ? 0x8fae3a : 0xb4591a), surface(0.42, 0.47)),
      part("rim", fixed("gold"), all(hoop(0.45, 0.014, 48).at(0, 0.553, 0), hoop(0.662, 0.012, 48).at(0, 0.102, 0))),
      part("string", fixed("fabric", 0xf2eee2), sweep(way`0.1 0.47 0.2, 0.2 0.56 0.38, 0.26 0.5 0.45, 0.27 0.3 0.42`, 0.008)),
      part("label", third("paper", 0xe0b23c), put(box(0.14, 0.17, 0.015, 0.005), [0.275, 0.24, 0.43], [-14, 24, 0])),
      part("lemon", fixed("plastic", 0xf2d24a), put(cylinder(0.15, 0.03, { bevel: 0.01, sides: 28 }), [-0.16, 0.48, 0.04], [10, 0, 8])),
      part(
        "lemon flesh",
        fixed("plastic", 0xf8ecae),
        put(all(cylinder(0.13, 0.036, { bevel: 0.006, sides: 28 })), [-0.16, 0.481, 0.04], [10, 0, 8]),
      ),
    ],
  }),
  program({
    id: "energy drink",
    nouns: ["can of energy drink", "energy drink can", "sports drink"],
    about: "a slim can of energy drink with a lightning bolt",
    metresPerUnit: 0.16,
    wears: ["can", "lightning bolt", "band"],
    params: { tone: pick("black", "blue", "red") },
    sockets: () => ({ grip: { at: [0, 0.5, 0], size: [0.4, 0.4, 0.4] } }),
    parts: ({ tone }) => [
      part(
        "can",
        main("paint", { black: 0x1c1e22, blue: 0x1d3f8f, red: 0xa81f26 }[tone]),
        lathe(flat`0 0.05, 0.15 0, 0.17 0.01, 0.22 0.07, 0.22 1, 0.21 1.02, 0 1.02`, { sides: 44 }),
      ),
      part(
        "lid",
        fixed("steel"),
        all(
          lathe(flat`0 1.01, 0.21 1.01, 0.19 1.06, 0.185 1.08, 0.17 1.08, 0.16 1.06, 0 1.06`, { sides: 44 }),
          put(box(0.1, 0.012, 0.2, 0.005), [0, 1.07, 0.02]),
          lathe(flat`0 0.02, 0.16 -0.004, 0.175 0.006, 0 0.05`, { sides: 40 }),
        ),
      ),
      part(
        "bolt",
        second("plastic", 0xb8f02a),
        extrude(flat`-0.03 0, 0.1 0.12, 0.03 0.13, 0.1 0.36, -0.1 0.15, -0.02 0.14, -0.1 -0.1`, 0.06, 0.01)
          .scale(1.1, 1.3, 1)
          .at(0, 0.42, 0.2),
      ),
      part(
        "bands",
        third("steel", 0xc9ced2),
        all(
          lathe(flat`0.2 0.84, 0.224 0.84, 0.224 0.92, 0.2 0.92`, { sides: 44 }),
          lathe(flat`0.2 0.12, 0.224 0.12, 0.224 0.17, 0.2 0.17`, { sides: 44 }),
        ),
      ),
    ],
  }),
  program({
    id: "protein shake",
    nouns: ["shaker bottle", "protein shaker", "shaker cup", "smoothie bottle"],
    about: "a shaker bottle with a screw lid, a flip cap and a filling of protein shake",
    metresPerUnit: 0.24,
    wears: ["lid", "shake drink", "mark"],
    params: { tone: pick("black", "blue", "red") },
    sockets: () => ({ grip: { at: [0, 0.5, 0], size: [0.4, 0.4, 0.4] } }),
    parts: ({ tone }) => [
      part("bottle", pane(0xd8e2e6), lathe(flat`0 0, 0.2 0, 0.22 0.03, 0.26 0.8, 0.245 0.82, 0.23 0.8, 0.2 0.05, 0 0.04`, { sides: 44 })),
      part("shake", second("plastic", 0xb98a68), lathe(flat`0 0.045, 0.196 0.06, 0.225 0.6, 0 0.61`, { sides: 40 })),
      part(
        "lid",
        main("plastic", ENAMELS[tone]),
        all(
          lathe(flat`0 0.76, 0.275 0.76, 0.285 0.78, 0.285 0.9, 0.26 0.94, 0.16 0.97, 0 0.97`, { sides: 48, ribs: 30, ribDepth: 0.02 }),
          cylinder(0.07, 0.12, { bevel: 0.02 }).at(0.1, 1, 0),
          sweep(way`-0.2 0.94 0, -0.2 1.12 0, -0.02 1.2 0, 0.06 1.12 0`, 0.03, { flatten: 0.6 }),
        ),
      ),
      part("cap", third("plastic", 0xd8dade), cylinder(0.085, 0.07, { bevel: 0.02 }).at(0.1, 1.09, 0), {
        motion: turns([-0.06, 1.08, 0], [0, 0, 1], 0, 110),
      }),
      part(
        "scale",
        third("plastic", 0xd8dade),
        many(6, (at) => put(box(at % 2 ? 0.07 : 0.12, 0.012, 0.01, 0.003), [0, 0.14 + at * 0.1, 0.222 + at * 0.0052]).turn(0, 24, 0)),
      ),
    ],
  }),
];
