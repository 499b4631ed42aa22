import { all, box, cushion, cylinder, type Form, lathe, loft, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, row, way } from "@blenda/forge/language/numbers";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { drumX, drumZ, hose, rod, slices, tray } from "@blenda/forge/language/shorthand";
import { courses, rings } from "@blenda/forge/language/skins";
import { fixed, main, pane, second, third } from "@blenda/forge/language/substance";
import { CLOTHS } from "@blenda/forge/language/tones";

export const byTheBath = [
  program({
    id: "laundry hamper",
    nouns: ["clothes hamper", "hamper", "dirty laundry basket", "laundry bin", "laundry bag", "washing basket", "laundry basket"],
    about: "a tall basket for laundry with clothes hanging over its edge",
    metresPerUnit: 0.6,
    wears: ["basket", "cloth laundry", "handle"],
    params: { tall: [0.8, 1], tone: pick("sage", "navy", "rust", "plum") },
    traits: { empty: "bare" },
    sockets: ({ tall }) => ({ inside: { at: [0, 0.1, 0], size: [0.5, tall, 0.5] } }),
    parts: ({ tall, tone }, ask) => [
      part(
        "basket",
        main("wood", 0xc9a26a, { paint: [courses(0.1, 0.05, { round: 0.36, joint: 0.008, relief: -0.012 })] }),
        lathe(flat`0 0, 0.3 0, 0.32 0.02, 0.4 ${tall - 0.02}, 0.4 ${tall}, 0.37 ${tall}, 0.3 0.05, 0 0.04`),
      ),
      part(
        "rims",
        third("wood", 0x8a5e34),
        all(
          hoop(0.39, 0.028, 48).at(0, tall, 0),
          hoop(0.32, 0.02, 44).at(0, 0.02, 0),
          twin(hose(row`0 0.08 0.1, 0.06 0.06 0.08, 0.07 0.02 0, 0.06 0.06 -0.08, 0 0.08 -0.1`, 0.022), 0.37, tall - 0.16, 0),
        ),
      ),
      !ask.has("empty") &&
        part(
          "laundry",
          fixed("fabric", 0xf1ece0),
          all(sphere(0.24, 0.6, 24).at(-0.1, tall - 0.02, 0), sphere(0.2, 0.7, 22).at(0.14, tall - 0.02, -0.1)),
        ),
      !ask.has("empty") &&
        part(
          "shirt",
          second("fabric", CLOTHS[tone]),
          all(
            sphere(0.19, 0.7, 22).at(0.1, tall + 0.03, 0.14),
            sweep(
              way`0.1 ${tall + 0.12} 0.16, 0.12 ${tall + 0.09} 0.38, 0.14 ${tall - 0.1} 0.43, 0.15 ${tall - 0.34} 0.4`,
              [0.1, 0.11, 0.12, 0.14],
              { flatten: 0.3 },
            ),
          ),
        ),
      !ask.has("empty") &&
        part(
          "sock",
          fixed("fabric", 0xe0a03a),
          sweep(way`-0.3 ${tall + 0.04} 0.18, -0.36 ${tall + 0.02} 0.26, -0.36 ${tall - 0.14} 0.27, -0.3 ${tall - 0.2} 0.32`, 0.05, {
            flatten: 0.6,
          }),
        ),
    ],
  }),
  program({
    id: "toilet brush",
    nouns: ["loo brush", "toilet brush holder", "wc brush", "lavatory brush", "toilet bowl brush"],
    about: "a toilet brush leaning in its round holder",
    metresPerUnit: 0.4,
    wears: ["holder", "handle", "bristle"],
    params: { wide: [0.16, 0.19], lean: [6, 11] },
    sockets: () => ({ grip: { at: [0, 0.8, 0], size: [0.08, 0.3, 0.08] } }),
    parts: ({ wide, lean }) => {
      const tilted = (form: Form) => put(form, [0, 0.04, 0], [0, 0, -lean]);
      return [
        part(
          "holder",
          main("porcelain", 0xf2efe8),
          lathe(
            flat`0 0, ${wide} 0, ${wide + 0.01} 0.02, ${wide} 0.36, ${wide - 0.02} 0.38, ${wide - 0.04} 0.36, ${wide - 0.04} 0.04, 0 0.03`,
          ),
        ),
        part(
          "band",
          second("steel", 0xc6cacd),
          lathe(flat`${wide - 0.01} 0.3, ${wide + 0.008} 0.3, ${wide + 0.008} 0.33, ${wide - 0.01} 0.33, ${wide - 0.01} 0.3`),
        ),
        part(
          "handle",
          second("steel", 0xc6cacd),
          tilted(
            all(
              cylinder(0.02, 0.72).at(0, 0.62, 0),
              lathe(flat`0 0.9, 0.02 0.9, 0.032 0.98, 0.028 1.06, 0 1.08`, { smooth: 12, sides: 24 }),
            ),
          ),
        ),
        part("collar", second("steel", 0xc6cacd), tilted(lathe(flat`0 0.36, 0.09 0.36, 0.03 0.42, 0 0.42`, { sides: 28 }))),
        part(
          "bristles",
          third("plastic", 0xf6f4ee),
          tilted(all(lathe(flat`0 0.02, 0.06 0.02, 0.1 0.08, 0.1 0.3, 0.06 0.37, 0 0.37`, { sides: 64, ribs: 20, ribDepth: 0.2 }))),
        ),
      ];
    },
  }),
  program({
    id: "nail polish",
    nouns: ["nail polish bottle", "nail varnish", "nail lacquer", "nail paint", "nailpolish"],
    about: "a small bottle of nail polish with a tall cap",
    metresPerUnit: 0.09,
    wears: ["polish", "cap", "label"],
    params: { shape: pick("square", "round"), cap: [0.48, 0.58], tone: pick("red", "rose", "violet") },
    traits: { open: "opened" },
    parts: ({ shape, cap, tone }, ask) => {
      const corner = shape === "square" ? 0.3 : 1;
      const lid = (form: Form) => (ask.has("open") ? put(form, [0.52, 0.06, 0.2], [0, 20, 82]) : form.at(0, 0.5, 0));
      const color = { red: 0xc4182f, rose: 0xe86a94, violet: 0x7a3fa0 }[tone];
      return [
        part(
          "polish",
          main("porcelain", color),
          loft(slices(row`0.03 0.36 0.36 ${corner} 0, 0.36 0.38 0.38 ${corner} 0, 0.42 0.28 0.28 1 0`)),
        ),
        part(
          "bottle",
          pane(0xeef4f6),
          loft(
            slices(
              row`0 0.42 0.42 ${corner} 0, 0.02 0.44 0.44 ${corner} 0, 0.36 0.44 0.44 ${corner} 0, 0.44 0.36 0.36 0.8 0, 0.48 0.22 0.22 1 0, 0.54 0.2 0.2 1 0`,
            ),
          ),
        ),
        part(
          "cap",
          second("plastic", 0x1d1d20),
          lid(lathe(flat`0 0, 0.13 0, 0.135 0.02, 0.1 ${cap}, 0.09 ${cap + 0.02}, 0 ${cap + 0.02}`, { sides: 36 })),
        ),
        part("ring", fixed("gold", 0xd8b04a), lid(hoop(0.134, 0.012, 36).at(0, 0.04, 0))),
        ask.has("open") &&
          part("brush", main("porcelain", color), lid(all(rod([0, 0, 0], [0, -0.34, 0], 0.014), sphere(0.03, 2.4, 16).at(0, -0.38, 0)))),
        part("label", third("gold", 0xd8b04a), box(0.2, 0.07, 0.01, 0.003).at(0, 0.2, 0.222)),
      ];
    },
  }),
  program({
    id: "blanket",
    nouns: [
      "throw blanket",
      "throw",
      "folded blanket",
      "quilt",
      "duvet",
      "comforter",
      "wool blanket",
      "picnic blanket",
      "baby blanket",
      "bedspread",
      "plaid blanket",
    ],
    about: "a folded blanket with fringes",
    metresPerUnit: 0.6,
    wears: ["blanket cloth", "fringe"],
    params: { layers: whole(3, 4), wide: [0.9, 1.05], tone: pick("sage", "navy", "rust", "oat", "plum", "mustard") },
    sockets: ({ layers, wide }) => ({ top: { at: [0, layers * 0.1, 0], size: [wide * 0.8, 0.4, 0.5] } }),
    parts: ({ layers, wide, tone }) => {
      const cloth = main("fabric", CLOTHS[tone], { paint: [rings({ by: 0.55 }, wide * 0.5, { width: 0.1, along: "x" })] });
      return [
        part(
          "layers",
          cloth,
          many(layers, (at) => cushion(wide - (at % 2) * 0.02, 0.13, 0.66).at(0.01 * (at % 2), 0.055 + at * 0.1, 0)),
        ),
        part(
          "fold",
          cloth,
          many(layers - 1, (at) =>
            drumX(0.075, wide * 0.96, 0.03)
              .scale(1, 1, 0.8)
              .at(0, 0.1 + at * 0.1, at % 2 ? -0.3 : 0.3),
          ),
        ),
        part(
          "fringes",
          second("fabric", 0xf4ecda),
          all(
            ...[0, 1].map((line) =>
              rod([wide / 2 - 0.03, 0.06 + line * 0.1, 0], [wide / 2 + 0.1, 0.03 + line * 0.05, 0.01], 0.013, 0.018).array(
                13,
                [0, 0, 0.046],
              ),
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "cat tree",
    nouns: ["scratching post", "cat scratching post", "cat tower", "scratcher", "cat scratcher", "cat condo", "scratching tree"],
    about: "posts wound with rope, platforms, a cave and a ball on a string for a cat",
    metresPerUnit: 0.8,
    wears: ["plush platform", "rope post", "ball"],
    params: { tall: [1.1, 1.3], tone: pick("sage", "oat", "rust", "plum") },
    sockets: ({ tall }) => ({
      top: { at: [-0.2, tall + 0.08, -0.1], size: [0.4, 0.5, 0.4] },
      inside: { at: [0.2, 0.12, 0], size: [0.3, 0.3, 0.3] },
    }),
    parts: ({ tall, tone }) => {
      const plush = main("fabric", CLOTHS[tone]);
      return [
        part("base", plush, tray(1, 0.08, 0.7, 0.08, 0.025).at(0, 0.04, 0)),
        part(
          "cave",
          plush,
          all(
            box(0.44, 0.4, 0.46, 0.03)
              .minus(cylinder(0.14, 1, { sides: 32, bevel: 0 }).turn(90, 0, 0).at(0, 0, 0.3))
              .at(0.22, 0.28, 0),
          ),
        ),
        part("dark", fixed("fabric", 0x1d1a18), drumZ(0.16, 0.02, 0).at(0.22, 0.28, 0.1)),
        part(
          "posts",
          second("fabric", 0xcaa56a, { paint: [rings({ by: -0.4 }, 0.028, { width: 0.3, relief: -0.01 })] }),
          all(
            cylinder(0.075, tall - 0.04, { sides: 28 }).at(-0.24, 0.06 + tall / 2, -0.1),
            cylinder(0.065, 0.34, { sides: 28 }).at(0.22, 0.64, -0.06),
          ),
        ),
        part(
          "platforms",
          plush,
          all(
            tray(0.52, 0.06, 0.46, 0.18, 0.025).at(0.22, 0.83, 0),
            lathe(flat`0 0, 0.3 0, 0.32 0.04, 0.32 0.12, 0.29 0.14, 0.26 0.12, 0.24 0.06, 0 0.05`, { sides: 44 }).at(
              -0.2,
              tall + 0.04,
              -0.08,
            ),
          ),
        ),
        part(
          "ears",
          plush,
          twin(put(cylinder(0.09, 0.12, { top: 0, sides: 20 }), [0, 0, 0], [0, 0, -12]), 0.18, tall + 0.24, -0.08).at(-0.2, 0, 0),
        ),
        part("string", fixed("fabric", 0xf1ece0), rod([0.38, 0.82, 0.16], [0.38, 0.64, 0.16], 0.008)),
        part("ball", third("fabric", 0xd8503c), sphere(0.055, 1, 20).at(0.38, 0.6, 0.16)),
      ];
    },
  }),
];
