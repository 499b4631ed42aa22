import { all, box, cylinder, extrude, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program, turns } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { wound } from "@blenda/forge/language/wound";

/** Lying along x, the point towards +x, one unit long. */
const dartParts = {
  shaft: put(cylinder(0.012, 0.9, { sides: 10, bevel: 0.002 }), [0, 0, 0], [0, 0, 90]),
  head: extrude(flat`0.42 -0.016, 0.46 -0.045, 0.58 0, 0.46 0.045, 0.42 0.016`, 0.02, 0.007),
  feather: put(extrude(flat`-0.44 0.008, -0.2 0.008, -0.26 0.055, -0.46 0.065`, 0.006, 0.001), [0, 0, 0]),
};
const feathers = all(dartParts.feather, dartParts.feather.turn(120, 0, 0), dartParts.feather.turn(240, 0, 0));

export const bows = [
  program({
    id: "bow",
    already: "curved",
    nouns: ["longbow", "recurve bow", "hunting bow", "bow and arrow", "archery bow", "elven bow"],
    about: "an archer's bow, curved, with its string and an arrow",
    metresPerUnit: 0.9,
    wears: ["bow wood limb", "grip", "feather"],
    params: { belly: [0.26, 0.34], recurve: [0.02, 0.12] },
    variants: {
      straight: { words: "longbow english long", set: { recurve: 0, belly: 0.24 } },
      recurved: { words: "recurve elven mongol", set: { recurve: 0.16 } },
    },
    traits: { bare: "unstrung empty" },
    sockets: ({ belly }) => ({ grip: { at: [belly, 0.8, 0], size: [0.08, 0.2, 0.08] } }),
    parts: ({ belly, recurve }, { has }) => {
      const limb = [
        belly,
        0,
        0,
        belly * 0.98,
        0.14,
        0,
        belly * 0.8,
        0.4,
        0,
        belly * 0.28,
        0.66,
        0,
        recurve * 0.4,
        0.78,
        0,
        recurve,
        0.84,
        0,
      ];
      return [
        part(
          "limbs",
          main("wood", 0x8a5630, { grain: "y" }),
          sweep(way(limb), [0.032, 0.03, 0.027, 0.022, 0.018, 0.01], { flatten: 0.62 }).mirror("y").at(0, 0.8, 0),
        ),
        part(
          "grip",
          second("leather", 0x4a2a1a),
          all(cylinder(0.04, 0.2, { sides: 20 }), torus(0.036, 0.012).at(0, 0.11, 0).mirror("y")).at(belly, 0.8, 0),
        ),
        part(
          "bindings",
          third("fabric", 0xb3202a),
          all(wound(0.03, 0.012, 3, 0.02).at(belly * 0.8, 0.4, 0), torus(0.022, 0.01).at(recurve * 0.4 + 0.01, 0.78, 0))
            .mirror("y")
            .at(0, 0.8, 0),
        ),
        part(
          "string",
          fixed("fabric", 0xe8e0cc),
          sweep(way`${recurve * 0.5} 0.79 0, 0.01 0 0`, 0.005, { isStraight: true })
            .mirror("y")
            .at(0, 0.8, 0),
        ),
        !has("bare") && part("arrow", fixed("wood", 0xc9a06a), dartParts.shaft.at(0.32, 0.83, 0.025)),
        !has("bare") && part("arrowhead", fixed("steel"), dartParts.head.at(0.32, 0.83, 0.025)),
        !has("bare") && part("feathers", third("paper", 0xb3202a), feathers.at(0.32, 0.83, 0.025)),
      ];
    },
  }),
  program({
    id: "arrow",
    is: ["point first"],
    already: "thin sharp pointed straight",
    nouns: ["crossbow bolt"],
    about: "an arrow with a pointed head and feathers",
    metresPerUnit: 0.75,
    wears: ["shaft", "feather fletching", "head tip"],
    params: { wide: [1.1, 1.6], lean: [24, 34] },
    sockets: () => ({ grip: { at: [-0.1, 0.3, 0], size: [0.3, 0.04, 0.04] } }),
    parts: ({ wide, lean }) => {
      const set = (form: typeof feathers) => form.scale(1, wide, wide).turn(30, 0, lean);
      return [
        part("shaft", main("wood", 0xb98a52, { grain: "x" }), set(dartParts.shaft)),
        part("head", third("steel", 0xb8bec4), set(dartParts.head)),
        part("feathers", second("paper", 0xc8281f), set(feathers)),
        part("bindings", fixed("fabric", 0x5a3420), set(put(wound(0.0125, 0.005, 4, 0.01), [0.41, 0, 0], [0, 0, 90]))),
        part("nock", fixed("bone"), set(put(cylinder(0.014, 0.05, { sides: 12 }), [-0.47, 0, 0], [0, 0, 90]))),
      ];
    },
  }),
  program({
    id: "crossbow",
    nouns: ["arbalest"],
    about: "a crossbow: a bow across a wooden stock, with a trigger and a bolt",
    metresPerUnit: 0.5,
    wears: ["stock", "bow prod", "feather"],
    params: { span: [0.62, 0.74], lean: [8, 14] },
    sockets: () => ({ grip: { at: [0, 0.3, -0.4], size: [0.08, 0.1, 0.2] } }),
    parts: ({ span, lean }) => {
      const tipped = (form: typeof feathers) => form.turn(-lean, 0, 0).at(0, 0.42, 0);
      const stock = flat`-0.85 -0.16, -0.78 -0.18, -0.4 -0.05, -0.1 -0.06, 0.6 -0.05, 0.64 0, 0.6 0.05, -0.5 0.05, -0.84 -0.02`;
      return [
        part("stock", main("wood", 0x6b4226), tipped(put(extrude(stock, 0.1, 0.02), [0, 0, 0], [0, -90, 0]))),
        part(
          "prod",
          second("steel", 0x7d838a),
          tipped(
            sweep(way`-1 0.03 0.26, -0.6 0.03 0.48, 0 0.03 0.58, 0.6 0.03 0.48, 1 0.03 0.26`, [0.02, 0.032, 0.045, 0.032, 0.02], {
              flatten: 0.6,
            }).scale(span, 1, 1),
          ),
        ),
        part(
          "string",
          fixed("fabric", 0xe8e0cc),
          tipped(sweep(way`-0.98 0.04 0.27, 0 0.06 -0.12, 0.98 0.04 0.27`, 0.009, { isStraight: true }).scale(span, 1, 1)),
        ),
        part("rail", fixed("wood", 0x3a2216), tipped(box(0.05, 0.02, 0.9, 0.006).at(0, 0.056, 0.15))),
        part("bolt", fixed("wood", 0xc9a06a), tipped(put(dartParts.shaft.scale(0.8), [0, 0.085, 0.26], [0, -90, 0]))),
        part("bolt head", fixed("steel"), tipped(put(dartParts.head.scale(0.9), [0, 0.085, 0.24], [0, -90, 0]))),
        part("feathers", third("paper", 0xb3202a), tipped(put(feathers.scale(0.8), [0, 0.085, 0.26], [0, -90, 0]))),
        part("nut", fixed("brass"), tipped(put(cylinder(0.05, 0.06, { sides: 20 }), [0, 0.05, -0.14], [0, 0, 90]))),
        part("trigger", fixed("iron"), tipped(sweep(way`0 -0.04 -0.16, 0 -0.14 -0.2, 0 -0.16 -0.34`, 0.014)), {
          motion: turns([0, 0.38, -0.16], [1, 0, 0], 0, 12),
        }),
        part("stirrup", fixed("iron"), tipped(sweep(way`-0.06 0 0.6, -0.11 0 0.72, 0 0 0.8, 0.11 0 0.72, 0.06 0 0.6`, 0.015))),
        part("binding", fixed("fabric", 0xcdb98a), tipped(put(wound(0.06, 0.014, 4, 0.026), [0, 0, 0.52], [90, 0, 0]))),
      ];
    },
  }),
  program({
    id: "slingshot",
    nouns: ["sling shot"],
    about: "a slingshot: a forked branch with rubber bands and a pouch",
    metresPerUnit: 0.14,
    wears: ["fork branch", "band rubber", "pouch"],
    params: { fork: [0.3, 0.38], thick: [0.06, 0.075] },
    sockets: () => ({ grip: { at: [0, 0.25, 0], size: [0.14, 0.4, 0.14] } }),
    parts: ({ fork, thick }) => [
      part(
        "fork",
        main("wood", 0x7a4d28, { grain: "y" }),
        all(
          sweep(way`0 0 0, 0 0.35 0, 0 0.58 0`, [thick * 1.1, thick * 1.05, thick * 1.2]),
          sweep(
            way`0 0.5 0, 0.5 0.68 0, 0.95 0.9 0, 1 1.2 0`.map(([x, y, z]) => [x * fork, y, z] as const),
            [thick, thick * 0.9, thick * 0.8],
          ).mirror("x"),
        ),
      ),
      part(
        "bands",
        second("rubber", 0xa8342a),
        sweep(way`1 1.12 0.05, 0.7 1.06 0.35, 0.16 0.98 0.7`, 0.035, { flatten: 0.3 }).scale(fork, 1, 1).mirror("x"),
      ),
      part(
        "ties",
        second("rubber", 0x8a2a22),
        wound(thick * 0.9, 0.022, 3, 0.04)
          .at(fork, 1.12, 0)
          .mirror("x"),
      ),
      part("pouch", third("leather", 0x5a3420), sphere(0.13, 1, 24).scale(0.9, 0.62, 0.35).at(0, 0.98, 0.71)),
      part("pebble", fixed("stone"), sphere(0.065, 0.9, 16).at(0, 0.99, 0.76)),
      part("grip", fixed("leather", 0x3f2415), wound(thick * 1.07, 0.016, 9, 0.03).at(0, 0.17, 0)),
    ],
  }),
];
