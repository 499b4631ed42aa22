import { all, blob, box, cylinder, type Form, lathe, loft, sphere, sweep, torus } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import type { Limb } from "@blenda/forge/language/node";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { drumZ } from "@blenda/forge/language/shorthand";
import { clouds, rings, stripes } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const DARK = fixed("fabric", 0x17161a);
/** Body, arms and legs of a thick suit with nobody in it: the neck at 1.52, the feet at 0. */
const suitBody = (arm: number): Form =>
  blob(
    [
      { at: [0, 0.98, 0], to: [0, 1.36, 0], radius: 0.24, thin: 0.25 },
      { at: [0.1, 0.86, 0], radius: 0.2 },
      { at: [-0.1, 0.86, 0], radius: 0.2 },
      ...[-1, 1].flatMap((s): Limb[] => [
        { at: [s * 0.13, 0.82, 0], to: [s * 0.18, 0.46, 0.02], radius: 0.15, thin: 0.125 },
        { at: [s * 0.18, 0.46, 0.02], to: [s * 0.19, 0.16, 0], radius: 0.125, thin: 0.11 },
        { at: [s * 0.22, 1.38, 0], to: [s * (0.34 + arm * 0.3), 1.12, 0.02], radius: 0.125, thin: 0.11 },
        { at: [s * (0.34 + arm * 0.3), 1.12, 0.02], to: [s * (0.36 + arm * 0.4), 0.86, 0.1], radius: 0.108, thin: 0.09 },
      ]),
    ],
    0.06,
    0.034,
  );
const both = (form: Form): Form => form.mirror("x");
const boot = blob(
  [
    { at: [0.19, 0.1, -0.02], to: [0.19, 0.2, -0.02], radius: 0.12, thin: 0.115 },
    { at: [0.19, 0.08, 0], to: [0.2, 0.07, 0.15], radius: 0.11, thin: 0.09 },
  ],
  0.05,
  0.03,
);
const glove = (arm: number): Form =>
  blob(
    [
      { at: [0.37 + arm * 0.4, 0.82, 0.11], to: [0.37 + arm * 0.42, 0.68, 0.14], radius: 0.085, thin: 0.07 },
      { at: [0.35 + arm * 0.4, 0.76, 0.15], to: [0.33 + arm * 0.4, 0.67, 0.2], radius: 0.035 },
    ],
    0.03,
    0.024,
  );
const cuffs = (arm: number): Form => both(put(hoop(0.092, 0.026), [0.365 + arm * 0.4, 0.87, 0.1], [-22, 0, 8]));

export const wholeBody = [
  program({
    id: "space suit",
    nouns: ["spacesuit", "astronaut suit", "astronaut costume", "nasa suit"],
    about: "an empty space suit with a round helmet and golden visor, hoses, a chest box and a backpack",
    metresPerUnit: 1.05,
    wears: ["suit", "stripe patch", "visor"],
    params: { arm: [0.05, 0.3] },
    parts: ({ arm }) => [
      part("suit", main("fabric", 0xf2f2ee, { paint: [rings({ by: -0.12 }, 0.12, { width: 0.12, relief: -0.01 })] }), suitBody(arm)),
      part(
        "helmet",
        main("plastic", 0xf4f4f2),
        all(sphere(0.25, 1, 36).at(0, 1.72, 0), cylinder(0.2, 0.08, { bevel: 0.02 }).at(0, 1.52, 0)),
      ),
      part("visor", third("gold", 0xe0a83a), put(sphere(0.215, 0.86, 32).scale(1, 1, 0.8), [0, 1.735, 0.09])),
      part(
        "rings",
        fixed("steel"),
        all(torus(0.2, 0.025).at(0, 1.5, 0), cuffs(arm), put(torus(0.2, 0.018).scale(1.04, 1, 0.9), [0, 1.735, 0.125], [90, 0, 0])),
      ),
      part("boots", fixed("fabric", 0xc6cacd), both(boot)),
      part("soles", fixed("rubber", 0x3a3f46), both(box(0.2, 0.05, 0.4, 0.02).at(0.195, 0.0, 0.05))),
      part("gloves", fixed("fabric", 0xc6cacd), both(glove(arm))),
      part("pack", main("plastic", 0xe2e3e0), all(box(0.5, 0.66, 0.22, 0.06).at(0, 1.2, -0.3), box(0.3, 0.2, 0.14, 0.03).at(0, 1.2, 0.22))),
      part(
        "buttons",
        second("plastic", 0xc8281f),
        all(
          drumZ(0.025, 0.03).at(-0.09, 1.24, 0.295),
          box(0.06, 0.05, 0.03, 0.01).at(0.02, 1.24, 0.29),
          both(put(hoop(0.125, 0.018), [0.3 + arm * 0.1, 1.28, 0.0], [0, 0, 34])),
          box(0.1, 0.07, 0.03, 0.01).at(-0.14, 1.4, 0.21),
          both(put(hoop(0.135, 0.016), [0.17, 0.6, 0.015])),
        ),
      ),
      part("hoses", fixed("rubber", 0x8a9098), both(sweep(way`0.09 1.16 0.28, 0.2 1.08 0.32, 0.3 1.12 0.16, 0.26 1.2 -0.2`, 0.03))),
    ],
  }),
  program({
    id: "diving suit",
    nouns: ["deep sea diving suit", "diver suit", "old diving suit", "diving dress", "hard hat diving suit"],
    about: "an old diving suit with a copper helmet of round windows, a breastplate, weights and heavy boots",
    metresPerUnit: 1.05,
    wears: ["suit canvas", "helmet", "belt weight"],
    params: { arm: [0.05, 0.3] },
    parts: ({ arm }) => {
      const _port = all(facing(hoop(0.095, 0.024)), facing(lathe(flat`0 0, 0.09 0, 0.09 0.02, 0.05 0.035, 0 0.04`)));
      return [
        part("suit", main("fabric", 0xb59a66, { paint: [clouds({ by: -0.2 }, 0.3, { share: 0.6 })] }), suitBody(arm)),
        part(
          "helmet",
          second("copper"),
          all(
            sphere(0.25, 1.02, 36).at(0, 1.74, 0),
            lathe(flat`0 1.34, 0.34 1.34, 0.36 1.37, 0.27 1.46, 0.21 1.52, 0.22 1.56, 0 1.58`).scale(1, 1, 0.85),
          ),
        ),
        part(
          "rings",
          second("brass"),
          all(
            ...[0, 72, -72].map((a) => put(hoop(0.095, 0.024), [0, 1.76, 0.235], [90, 0, 0]).turn(0, a, 0)),
            put(hoop(0.07, 0.018), [0, 1.96, 0.12], [36, 0, 0]),
            torus(0.225, 0.03).at(0, 1.54, 0),
            sphere(0.026, 0.7, 12).at(0, 1.41, 0.31).ring(10).scale(1, 1, 0.87),
            cuffs(arm),
          ),
        ),
        part(
          "windows",
          fixed("obsidian", 0x1f3a44),
          all(
            ...[0, 72, -72].map((a) => put(cylinder(0.088, 0.03, { bevel: 0.01 }), [0, 1.76, 0.24], [90, 0, 0]).turn(0, a, 0)),
            put(cylinder(0.06, 0.02), [0, 1.965, 0.125], [36, 0, 0]),
          ),
        ),
        part(
          "bars",
          second("brass"),
          all(
            ...[0, 72, -72].map((a) =>
              all(box(0.012, 0.17, 0.012, 0.004), box(0.17, 0.012, 0.012, 0.004))
                .at(0, 1.76, 0.268)
                .turn(0, a, 0),
            ),
          ),
        ),
        part(
          "belt",
          third("leather", 0x4a2f1c),
          lathe(flat`0.2 0.9, 0.27 0.9, 0.275 0.92, 0.275 0.99, 0.27 1.01, 0.2 1.01, 0.2 0.9`).scale(1.12, 1, 0.95),
        ),
        part(
          "weights",
          third("iron", 0x4a5058),
          all(
            box(0.11, 0.14, 0.08, 0.02).at(0, 0.95, 0.27).ring(6, 30).scale(1.1, 1, 0.95),
            box(0.16, 0.18, 0.06, 0.025).at(0, 1.22, 0.26),
          ),
        ),
        part("boots", third("leather", 0x4a2f1c), both(boot)),
        part(
          "soles",
          third("iron", 0x4a5058),
          both(all(box(0.24, 0.07, 0.42, 0.02).at(0.195, -0.005, 0.05), box(0.2, 0.07, 0.1, 0.03).at(0.2, 0.06, 0.2))),
        ),
        part("gloves", third("leather", 0x4a2f1c), both(glove(arm))),
        part(
          "hose",
          fixed("rubber", 0x7c2a1c),
          sweep(way`0 1.78 -0.22, 0 1.86 -0.4, 0.1 1.6 -0.5, 0.3 1.2 -0.42, 0.5 0.6 -0.36, 0.6 0.02 -0.1`, 0.034),
        ),
      ];
    },
  }),
  program({
    id: "corset",
    nouns: ["bustier", "bodice", "lace corset"],
    about: "a laced corset with bones, lace at its edges and a ribbon",
    metresPerUnit: 0.5,
    wears: ["corset satin", "lace trim", "ribbon lacing"],
    params: { waist: [0.5, 0.56] },
    parts: ({ waist }) => [
      part(
        "body",
        main("plastic", 0x8a1f34, { paint: [stripes({ by: -0.3 }, 18, { width: 0.2, relief: 0.006 })] }),
        all(
          loft([
            ...[
              [0, 0.72, 0.46],
              [0.06, 0.74, 0.48],
              [0.3, waist + 0.02, 0.37],
              [0.4, waist, 0.36],
              [0.6, 0.62, 0.42],
              [0.74, 0.68, 0.44],
              [0.8, 0.64, 0.4],
            ].map(([y, width, depth]) => ({ y, width, depth, corner: 0.95 })),
          ]),
          sphere(0.16, 1, 24).at(0.15, 0.7, 0.11).mirror("x"),
        ),
      ),
      part(
        "inside",
        DARK,
        loft([
          { y: 0.78, width: 0.58, depth: 0.34 },
          { y: 0.804, width: 0.57, depth: 0.33 },
        ]),
      ),
      part(
        "lace",
        second("fabric", 0x1c1518),
        all(
          lathe(flat`0.3 0.77, 0.335 0.77, 0.345 0.8, 0.33 0.84, 0.31 0.84, 0.3 0.77`, { ribs: 30, ribDepth: 0.06, sides: 240 }).scale(
            1,
            1,
            0.63,
          ),
          lathe(flat`0.33 -0.04, 0.37 -0.04, 0.375 0.02, 0.36 0.05, 0.33 0.05, 0.33 -0.04`, { ribs: 30, ribDepth: 0.06, sides: 240 }).scale(
            1,
            1,
            0.64,
          ),
        ),
      ),
      part(
        "busk",
        second("fabric", 0x1c1518),
        sweep(way`0.05 0.02 0.245, 0.04 0.35 0.19, 0.04 0.62 0.225, 0.04 0.72 0.245`, 0.016).mirror("x"),
      ),
      part(
        "lacing",
        third("fabric", 0xe9c7a8),
        all(
          ...Array.from({ length: 7 }, (_, at) => {
            const y = 0.06 + at * 0.09;
            const z = [0.258, 0.238, 0.215, 0.2, 0.206, 0.225, 0.245][at];
            return all(
              sweep(
                [
                  [-0.05, y, z],
                  [0, y + 0.04, z + 0.012],
                  [0.05, y + 0.08, z],
                ],
                0.009,
              ),
              sweep(
                [
                  [0.05, y, z],
                  [0, y + 0.04, z + 0.016],
                  [-0.05, y + 0.08, z],
                ],
                0.009,
              ),
            );
          }),
          sphere(0.05, 1, 14).scale(1.2, 0.7, 0.5).at(0.055, 0.72, 0.27).mirror("x"),
          sphere(0.024, 1, 10).at(0, 0.72, 0.275),
        ),
      ),
    ],
  }),
];
