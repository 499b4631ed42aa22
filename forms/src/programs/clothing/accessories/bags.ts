import { all, box, cylinder, extrude, type Form, loft, sphere, sweep, torus } from "@blenda/forge/language/form";
import { atDepth, symmetric } from "@blenda/forge/language/lists";
import { flat, slices, way } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { twin } from "@blenda/forge/language/places";
import { part, program, turns } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

/** A row of stitches from one point to another. */
const stitches = (count: number, from: readonly number[], to: readonly number[]): Form =>
  all(
    ...Array.from({ length: count }, (_, at) => {
      const t = (at + 0.5) / count;
      const along = (axis: number) => from[axis] + (to[axis] - from[axis]) * t;
      const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
      return put(box(0.03, 0.01, 0.01, 0.003), [along(0), along(1), along(2)], [0, 0, turn]);
    }),
  );

export const bags = [
  program({
    id: "backpack",
    is: ["hung up"],
    nouns: ["rucksack", "knapsack", "school bag", "schoolbag", "hiking backpack", "bookbag"],
    about: "a backpack with a front pocket, a flap, zips and shoulder straps",
    metresPerUnit: 0.42,
    wears: ["bag body", "pocket flap strap", "buckle zip"],
    params: { tall: [1.05, 1.2], wide: [0.74, 0.84] },
    traits: { hiking: "hiking camping trekking adventure survival" },
    sockets: ({ tall }) => ({
      inside: { at: [0, 0.1, 0], size: [0.6, tall - 0.2, 0.36] },
      grip: { at: [0, tall + 0.06, -0.1], size: [0.14, 0.06, 0.05] },
    }),
    parts: ({ tall, wide }, { has }) => [
      part(
        "bag",
        main("fabric", 0x2f5f8a),
        loft(
          slices([0, 0.86, 0.36, 0.03, 0.96, 0.42, 0.2, 1, 0.46, 0.6, 0.98, 0.44, 0.85, 0.86, 0.38, 0.96, 0.66, 0.3, 1, 0.46, 0.2], 0.55),
        ).scale(wide, tall, 1),
      ),
      part(
        "flap",
        second("leather", 0x8a5630),
        all(
          loft(slices([0.79, 0.93, 0.45, 0.8, 0.97, 0.49, 0.9, 0.93, 0.48, 0.98, 0.78, 0.4, 1.02, 0.56, 0.26, 1.03, 0.3, 0.1], 0.6))
            .scale(wide, tall, 1)
            .at(0, 0, 0.01),
          put(box(wide * 0.76, tall * 0.14, 0.06, 0.025), [0, tall * 0.45, 0.31], [-10, 0, 0]),
        ),
      ),
      part(
        "pockets",
        main("fabric", 0x28527a),
        all(
          box(wide * 0.72, tall * 0.4, 0.2, 0.08).at(0, tall * 0.28, 0.22),
          twin(box(0.14, tall * 0.32, 0.3, 0.06), wide * 0.5, tall * 0.22, 0),
        ),
      ),
      part(
        "zips",
        third("brass"),
        all(
          box(wide * 0.6, 0.02, 0.02, 0.006).at(0, tall * 0.38, 0.325),
          box(0.03, 0.09, 0.02, 0.008).at(wide * 0.26, tall * 0.345, 0.335),
        ),
      ),
      part(
        "straps",
        second("leather", 0x7a4a28),
        all(
          sweep(way`0.2 ${tall * 0.9} -0.18, 0.22 ${tall * 0.86} -0.36, 0.24 ${tall * 0.5} -0.42, 0.24 ${tall * 0.12} -0.26`, 0.07, {
            flatten: 0.3,
          }),
          put(box(0.06, tall * 0.34, 0.03, 0.01), [wide * 0.2, tall * 0.7, 0.24], [-10, 0, 0]),
        ).mirror("x"),
      ),
      part("buckles", third("brass"), put(box(0.1, 0.08, 0.04, 0.015), [wide * 0.2, tall * 0.62, 0.265], [-8, 0, 0]).mirror("x")),
      part(
        "handle",
        second("leather", 0x7a4a28),
        sweep(way`-0.1 ${tall - 0.02} -0.08, -0.07 ${tall + 0.08} -0.08, 0.07 ${tall + 0.08} -0.08, 0.1 ${tall - 0.02} -0.08`, 0.028),
      ),
      has("hiking") &&
        part("bedroll", third("fabric", 0xb0893f), put(cylinder(0.13, wide * 1.2, { bevel: 0.04 }), [0, tall + 0.14, 0], [0, 0, 90])),
    ],
  }),
  program({
    id: "handbag",
    is: ["hung up"],
    nouns: ["purse", "shoulder bag", "ladies bag", "clutch bag", "leather bag"],
    about: "a handbag with a flap, a clasp and a curved handle",
    metresPerUnit: 0.3,
    wears: ["bag body", "handle flap", "clasp"],
    params: { wide: [0.9, 1.1], tall: [0.6, 0.74] },
    sockets: ({ tall }) => ({
      inside: { at: [0, 0.05, 0], size: [0.7, tall, 0.26] },
      grip: { at: [0, tall + 0.42, 0], size: [0.3, 0.06, 0.06] },
    }),
    parts: ({ wide, tall }) => [
      part(
        "bag",
        main("leather", 0xa63a3a),
        loft([
          { y: 0, width: wide * 0.94, depth: 0.36, corner: 0.4 },
          { y: 0.03, width: wide, depth: 0.4, corner: 0.4 },
          { y: tall * 0.5, width: wide * 0.93, depth: 0.36, corner: 0.45 },
          { y: tall, width: wide * 0.78, depth: 0.2, corner: 0.6 },
          { y: tall + 0.03, width: wide * 0.72, depth: 0.14, corner: 0.6 },
        ]),
      ),
      part(
        "flap",
        second("leather", 0x8a2a2c),
        put(
          extrude(symmetric([0, -0.5, 0.2, -0.46, 0.42, -0.1, 0.42, 0.02, 0, 0.02], 4), 0.04, 0.015).scale(wide * 0.96, 0.85, 1),
          [0, tall + 0.01, 0.115],
          [-14, 0, 0],
        ),
      ),
      part(
        "handle",
        second("leather", 0x8a2a2c),
        sweep(way`-0.3 0 0, -0.28 0.26 0, -0.12 0.42 0, 0.12 0.42 0, 0.28 0.26 0, 0.3 0 0`, 0.03).at(0, tall, 0),
        { motion: turns([0, tall, 0], [1, 0, 0], 0, 80) },
      ),
      part("rings", third("gold"), put(torus(0.05, 0.015), [0.3, tall + 0.01, 0], [90, 0, 0]).mirror("x")),
      part(
        "clasp",
        third("gold"),
        all(put(box(0.12, 0.09, 0.05, 0.02), [0, tall * 0.44, 0.235]), put(sphere(0.03, 1, 14), [0, tall * 0.44, 0.265])),
      ),
      part("stitches", fixed("fabric", 0xe6cfa8), all(stitches(16, [-wide * 0.44, 0.05, 0.195], [wide * 0.44, 0.05, 0.195]))),
      part(
        "feet",
        third("gold"),
        sphere(0.03, 1, 12).scatter(
          flat`0.36 0.12, 0.36 -0.12, -0.36 0.12, -0.36 -0.12`.map(([x, z]) => ({ at: [x * wide, 0, z] as const })),
        ),
      ),
    ],
  }),
  program({
    id: "wallet",
    nouns: ["billfold", "money clip wallet"],
    about: "a folded leather wallet with stitches, cards and bank notes looking out",
    metresPerUnit: 0.12,
    wears: ["leather wallet", "note card", "button"],
    params: { angle: [18, 30], wide: [0.95, 1.08] },
    parts: ({ angle, wide }) => {
      const half = (form: Form, side: 1 | -1): Form => put(form, [0, 0, 0], [0, side * angle, 0]);
      return [
        part(
          "covers",
          main("leather", 0x6b3f22),
          all(half(box(wide, 0.8, 0.05, 0.02).at(wide / 2, 0.4, 0), 1), half(box(wide, 0.8, 0.05, 0.02).at(wide / 2, 0.4, 0), -1)).turn(
            0,
            55,
            0,
          ),
        ),
        part("spine", main("leather", 0x5a3319), cylinder(0.05, 0.8, { sides: 16 }).at(0, 0.4, 0)),
        part(
          "notes",
          second("paper", 0x8fb58a),
          all(
            half(box(wide * 0.86, 0.8, 0.012, 0.002).at(wide * 0.48, 0.46, -0.045), 1),
            half(box(wide * 0.82, 0.78, 0.012, 0.002).at(wide * 0.46, 0.5, -0.065), 1),
          ).turn(0, 55, 0),
        ),
        part("cards", third("plastic", 0x2f5fc4), half(box(0.6, 0.5, 0.014, 0.006).at(wide * 0.5, 0.56, 0.048), -1).turn(0, 55, 0)),
        part(
          "pockets",
          main("leather", 0x7a4a2a),
          half(
            all(
              box(wide * 0.9, 0.5, 0.02, 0.006).at(wide * 0.52, 0.29, 0.052),
              box(wide * 0.9, 0.36, 0.02, 0.006).at(wide * 0.52, 0.22, 0.066),
            ),
            -1,
          ).turn(0, 55, 0),
        ),
        part(
          "stitches",
          fixed("fabric", 0xd9b878),
          all(
            half(
              all(
                stitches(20, [0.06, 0.05, -0.028], [wide - 0.05, 0.05, -0.028]),
                stitches(20, [0.06, 0.75, -0.028], [wide - 0.05, 0.75, -0.028]),
              ),
              -1,
            ),
            half(
              all(
                stitches(20, [0.06, 0.05, 0.028], [wide - 0.05, 0.05, 0.028]),
                stitches(20, [0.06, 0.75, 0.028], [wide - 0.05, 0.75, 0.028]),
              ),
              1,
            ),
          ).turn(0, 55, 0),
        ),
      ];
    },
  }),
  program({
    id: "belt",
    nouns: ["leather belt", "waist belt"],
    about: "a leather belt rolled up, with holes and a metal buckle",
    metresPerUnit: 0.3,
    wears: ["belt leather", "buckle"],
    params: { turnsRound: [2.2, 2.8], high: [0.2, 0.26] },
    parts: ({ turnsRound, high }) => {
      const steps = Math.round(turnsRound * 16);
      const coil = Array.from({ length: steps + 1 }, (_, at) => {
        const [angle, r] = [(at / 16) * 2 * Math.PI, 0.5 - (at / 16) * 0.07];
        return [r * Math.sin(angle), 0, r * Math.cos(angle)] as const;
      });
      const rows = (path: readonly (readonly [number, number, number])[]) => sweep([...path], 0.017, { flatten: high / 0.034 });
      return [
        part("strap", main("leather", 0x6b3f22), rows([[-0.62, 0, 0.52], [-0.3, 0, 0.51], ...coil]).at(0, high / 2, 0)),
        part(
          "buckle",
          second("brass"),
          put(sweep(atDepth(roundedRectangle(0.24, high * 1.25, 0.05)), 0.022, { isClosed: true }), [-0.68, high / 2, 0.525]),
        ),
        part("tongue", second("brass"), sweep(way`-0.58 0 0.55, -0.66 0 0.57, -0.8 0 0.545`, 0.014).at(0, high / 2, 0)),
        part("loop", main("leather", 0x54301a), box(0.06, high * 1.08, 0.07, 0.02).at(-0.44, high / 2, 0.515)),
        part("rivets", second("brass"), put(cylinder(0.018, 0.05, { sides: 12 }), [-0.52, high * 0.7, 0.53], [90, 0, 0])),
      ];
    },
  }),
];
