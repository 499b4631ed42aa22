import { all, box, cylinder, extrude, type Form, lathe, loft, sphere, sweep } from "@blenda/forge/language/form";
import { symmetric } from "@blenda/forge/language/lists";
import { flat, row, way } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { part, pick, program } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { slices } from "../garments/cut.ts";
import { wrapped } from "../garments/worn.ts";

const SOFT = { rose: 0xe6a2b0, blue: 0x5f86b8, grey: 0x8f949c, brown: 0x8a5a38 } as const;

export const carried = [
  program({
    id: "tote bag",
    nouns: ["canvas bag", "tote", "cloth bag", "grocery tote", "beach bag"],
    about: "an open bag of canvas with two long handles and a print",
    metresPerUnit: 0.38,
    wears: ["bag canvas", "handle strap", "print"],
    params: { wide: [0.86, 0.98], drop: [0.5, 0.62] },
    sockets: () => ({ inside: { at: [0, 0.2, 0], size: [0.7, 0.8, 0.2] }, grip: { at: [0, 1.5, 0], size: [0.1, 0.1, 0.1] } }),
    parts: ({ wide, drop }) => [
      part(
        "bag",
        main("fabric", 0xe9dfc6),
        loft(row2(`0 ${wide - 0.14} 0.2, 0.02 ${wide - 0.08} 0.26, 0.3 ${wide} 0.3, 0.8 ${wide} 0.26, 1 ${wide - 0.02} 0.18`, 0.5)),
      ),
      part("inside", fixed("fabric", 0x6d6450), loft(row2(`0.96 ${wide - 0.06} 0.14, 1.004 ${wide - 0.05} 0.145`, 0.5))),
      part(
        "hem",
        main("fabric", 0xd6c9a8),
        loft(row2(`0.91 ${wide - 0.03} 0.2, 0.915 ${wide} 0.235, 0.985 ${wide - 0.005} 0.21, 0.99 ${wide - 0.03} 0.18`, 0.5)),
      ),
      part(
        "handles",
        second("leather", 0x8a5630),
        all(
          sweep(
            way`0.24 0.72 0.145, 0.24 1 0.11, 0.2 ${1 + drop * 0.8} 0.06, 0 ${1 + drop} 0.05, -0.2 ${1 + drop * 0.8} 0.06, -0.24 1 0.11, -0.24 0.72 0.145`,
            0.03,
            { flatten: 0.4 },
          ),
        ).mirror("z"),
      ),
      part(
        "print",
        third("fabric", 0x2f6f6a),
        put(
          all(extrude(symmetric([0, -0.2, 0.1, -0.08, 0.2, 0.04, 0.17, 0.15, 0.08, 0.17, 0, 0.09], 4), 0.012, 0.004)),
          [0, 0.45, 0.148],
          [-3, 0, 0],
        ),
      ),
    ],
  }),
  program({
    id: "fanny pack",
    nouns: ["bum bag", "waist bag", "belt bag", "hip bag", "waist pack"],
    about: "a small bag on a belt with a zip and a buckle",
    metresPerUnit: 0.34,
    wears: ["bag", "belt strap", "zip buckle"],
    params: { tone: pick("rose", "blue", "grey") },
    sockets: () => ({ inside: { at: [0, 0.1, 0.4], size: [0.4, 0.2, 0.1] } }),
    parts: ({ tone }) => [
      part(
        "bag",
        main("fabric", SOFT[tone]),
        put(
          loft(row2("-0.2 0.5 0.1, -0.18 0.62 0.18, -0.05 0.78 0.25, 0.1 0.76 0.22, 0.17 0.66 0.14, 0.19 0.56 0.08", 0.8)),
          [0, 0.2, 0.38],
        ),
      ),
      part(
        "pocket",
        main("fabric", SOFT[tone]),
        put(loft(row2("-0.13 0.36 0.06, -0.11 0.44 0.1, 0 0.46 0.12, 0.04 0.42 0.08", 0.7)), [0, 0.15, 0.475]),
      ),
      part("belt", second("fabric", 0x26272c), lathe(flat`0.44 0.2, 0.47 0.2, 0.47 0.31, 0.44 0.31, 0.44 0.2`).scale(1.1, 1, 0.82)),
      part(
        "zips",
        third("brass"),
        all(
          sweep(way`-0.34 0.29 0.43, -0.2 0.3 0.485, 0 0.305 0.5, 0.2 0.3 0.485, 0.34 0.29 0.43`, 0.014),
          box(0.03, 0.08, 0.02, 0.008).at(0.2, 0.26, 0.5),
          sweep(way`-0.18 0.185 0.52, 0 0.19 0.535, 0.18 0.185 0.52`, 0.011),
        ),
      ),
      part("buckle", fixed("plastic", 0x18191c), box(0.18, 0.15, 0.06, 0.02).at(0, 0.255, -0.375)),
    ],
  }),
  program({
    id: "tool belt",
    nouns: ["toolbelt", "carpenter belt", "utility belt"],
    about: "a leather tool belt with pouches, a hammer and screwdrivers",
    metresPerUnit: 0.42,
    wears: ["leather pouch", "belt", "handle tool"],
    params: { tone: pick("tan", "dark") },
    parts: ({ tone }) => {
      const hide = { tan: 0xb07a42, dark: 0x6a452a }[tone];
      const pouch = (w: number, h: number) =>
        all(put(box(w, h, 0.13, 0.04), [0, -h / 2 + 0.06, 0.09]), put(box(w * 0.7, h * 0.5, 0.08, 0.03), [0, -h * 0.45, 0.15]));
      return [
        part("belt", second("leather", 0x4f331f), lathe(flat`0.45 0, 0.48 0, 0.48 0.12, 0.45 0.12, 0.45 0`).scale(1.1, 1, 0.85)),
        part(
          "pouches",
          main("leather", hide),
          all(
            ...[-52, 52, -100, 100].map((a) => put(pouch(0.26, 0.34), [0, 0, 0.42]).turn(0, a, 0)),
            put(pouch(0.2, 0.22), [0, 0, 0.38]).turn(0, -18, 0).at(0, 0, 0),
          ),
        ),
        part(
          "buckle",
          fixed("brass"),
          put(
            all(
              extrude(roundedRectangle(0.2, 0.17, 0.04), 0.03, 0.01, [roundedRectangle(0.13, 0.1, 0.02).reverse()]),
              box(0.1, 0.02, 0.03, 0.008),
            ),
            [0.14, 0.06, 0.415],
            [0, 14, 0],
          ),
        ),
        part(
          "rivets",
          fixed("brass"),
          many(8, (at) => put(sphere(0.018, 1, 10), [at % 2 ? 0.1 : -0.1, 0.03, 0.57]).turn(0, [-52, 52, -100, 100][at >> 1], 0)),
        ),
        part(
          "handles",
          third("wood", 0xc0392b),
          all(
            put(cylinder(0.03, 0.3, { bevel: 0.012, sides: 16 }), [0.06, 0.16, 0.5], [6, 0, -6]).turn(0, 52, 0),
            put(cylinder(0.028, 0.24, { bevel: 0.012, sides: 16 }), [-0.06, 0.14, 0.5], [4, 0, 8]).turn(0, 52, 0),
            put(cylinder(0.026, 0.4, { bevel: 0.012, sides: 16 }), [0, -0.02, 0.5]).turn(0, -52, 0),
          ),
        ),
        part(
          "hammer head",
          fixed("steel"),
          all(
            put(box(0.24, 0.06, 0.06, 0.016), [0, 0.2, 0.5]),
            put(cylinder(0.042, 0.05, { bevel: 0.01, sides: 18 }), [0.13, 0.2, 0.5], [0, 0, 90]),
          ).turn(0, -52, 0),
        ),
      ];
    },
  }),
  program({
    id: "knee pads",
    nouns: ["knee pad", "kneepads", "elbow pads", "elbow pad", "shin guards"],
    about: "a pair of knee pads with hard caps and straps",
    metresPerUnit: 0.24,
    wears: ["cap shell", "pad", "strap"],
    params: { tone: pick("rose", "blue", "grey") },
    parts: ({ tone }) => {
      const two = (form: Form) => form.at(0.42, 0, 0).mirror("x");
      return [
        part(
          "pads",
          second("fabric", 0x24262b),
          two(wrapped(row`0 0.28 0.24 100 0, 0.04 0.31 0.27 105 0, 0.4 0.33 0.3 105 0, 0.76 0.33 0.27 105 0, 0.8 0.3 0.24 100 0`, 0, 0.07)),
        ),
        part(
          "caps",
          main("plastic", SOFT[tone]),
          two(
            all(
              put(sphere(0.24, 1.25, 28).scale(1, 1, 0.5), [0, 0.42, 0.25]),
              put(sphere(0.15, 1, 20).scale(1.2, 0.7, 0.4), [0, 0.7, 0.24]),
              put(sphere(0.15, 1, 20).scale(1.2, 0.7, 0.4), [0, 0.14, 0.24]),
            ),
          ),
        ),
        part(
          "ridges",
          fixed("plastic", 0xd8dade),
          two(
            all(
              put(box(0.22, 0.03, 0.03, 0.012), [0, 0.42, 0.365]),
              put(box(0.18, 0.03, 0.03, 0.012), [0, 0.52, 0.35]),
              put(box(0.18, 0.03, 0.03, 0.012), [0, 0.32, 0.35]),
            ),
          ),
        ),
        part(
          "straps",
          third("fabric", 0x3a3d44),
          two(
            all(
              ...[0.2, 0.62].map((y) =>
                lathe(flat`0.27 ${y - 0.06}, 0.3 ${y - 0.06}, 0.3 ${y + 0.06}, 0.27 ${y + 0.06}, 0.27 ${y - 0.06}`, { sides: 36 }).scale(
                  1.06,
                  1,
                  0.84,
                ),
              ),
            ),
          ),
        ),
      ];
    },
  }),
];

/** Slices with corners of their own, from a line of numbers. */
function row2(text: string, corner: number) {
  return slices(text.split(/[\s,]+/).map(Number), corner);
}
