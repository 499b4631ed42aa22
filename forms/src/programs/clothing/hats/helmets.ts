import { all, box, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { arc, symmetric } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { side } from "@blenda/forge/language/shorthand";
import { fixed, main, pane, second, third } from "@blenda/forge/language/substance";
import { headSlot } from "./head-slot.ts";

/** A hollow shell down to the chin, and a dome down to the brow. */
const shell = (tall: number): Form =>
  lathe(flat`0 0.96, 0.3 0.88, 0.44 0.6, 0.46 0.3, 0.46 0, 0.5 0, 0.5 0.3, 0.49 0.56, 0.38 0.86, 0.2 0.98, 0 1.02`, {
    smooth: 40,
  }).scale(0.94, tall, 1.06);
const dome = (tall: number): Form =>
  lathe(flat`0 0.5, 0.3 0.42, 0.45 0.1, 0.45 0, 0.5 0, 0.5 0.1, 0.42 0.34, 0.24 0.52, 0 0.58`, { smooth: 36 })
    .scale(0.94, tall, 1.06)
    .at(0, 0.45, 0);

export const helmets = [
  program({
    id: "helmet",
    nouns: ["knight helmet", "medieval helmet", "great helm", "knight's helmet", "armour helmet", "war helmet"],
    about: "a knight's helmet of steel with an eye slit, brass trim and a plume",
    metresPerUnit: 0.3,
    wears: ["metal steel shell", "plume crest feather", "trim band"],
    params: { tall: [0.95, 1.08], holes: whole(4, 6) },
    traits: { plain: "plain simple" },
    sockets: () => headSlot(0.05),
    parts: ({ tall, holes }, { has }) => [
      part("shell", main("steel", 0xb4babf), shell(tall).minus(box(0.6, 0.05, 0.3, 0).at(0, 0.58 * tall, 0.5))),
      part("slit", fixed("iron", 0x17181a), box(0.5, 0.035, 0.06, 0.008).at(0, 0.6 * tall, 0.51)),
      part(
        "holes",
        fixed("iron", 0x17181a),
        all(
          ...[0.42, 0.32, 0.22].map((y) =>
            sphere(0.022, 1, 8)
              .array(holes, [0.07, 0, 0])
              .at(0, y * tall, 0.518),
          ),
        ),
      ),
      part("cross", third("brass", 0xb98c3c), box(0.05, 0.86, 0.04, 0.012).at(0, 0.44 * tall, 0.525)),
      part(
        "trim",
        third("brass", 0xb98c3c),
        all(torus(0.495, 0.03).at(0, 0.68 * tall, 0), torus(0.49, 0.03).at(0, 0.02, 0)).scale(0.94, 1, 1.06),
      ),
      !has("plain") &&
        part(
          "plume",
          second("fabric", 0xa81d28),
          sweep(way`0 0.98 -0.02, 0 1.26 -0.06, 0 1.3 -0.36, 0 1.02 -0.62, 0 0.66 -0.7`, [0.05, 0.14, 0.17, 0.13, 0.02]),
        ),
    ],
  }),
  program({
    id: "viking helmet",
    nouns: ["horned helmet", "norse helmet", "barbarian helmet"],
    about: "a viking helmet: a steel dome with brass bands and two horns",
    metresPerUnit: 0.3,
    wears: ["metal steel dome", "horn", "trim band rivet"],
    params: { tall: [0.95, 1.08], reach: [0.9, 1.1] },
    sockets: () => headSlot(0.4),
    parts: ({ tall, reach }) => [
      part("dome", main("steel", 0xaab0b6), dome(tall)),
      part("rim", third("brass", 0xb98c3c), torus(0.475, 0.045).scale(1, 0.8, 1.12).at(0, 0.47, 0)),
      part(
        "band",
        third("brass", 0xb98c3c),
        sweep(way`0 0.48 0.54, 0 0.8 0.46, 0 1.02 0.02, 0 0.8 -0.46, 0 0.48 -0.54`, 0.04, { flatten: 0.5 }).scale(1, tall, 1),
      ),
      part(
        "cross band",
        third("brass", 0xb98c3c),
        sweep(way`-0.48 0.48 0, -0.42 0.8 0, 0 1.03 0, 0.42 0.8 0, 0.48 0.48 0`, 0.04, { flatten: 0.5 }).scale(1, tall, 1),
      ),
      part("nose guard", third("brass", 0xb98c3c), extrude(flat`-0.045 0, 0 -0.28, 0.045 0`, 0.05, 0.012).at(0, 0.47, 0.53)),
      part(
        "horns",
        second("bone", 0xe6d9b8),
        sweep(way`0.42 0.62 0, 0.66 0.66 0, 0.84 0.86 0.03, 0.86 1.14 0.06`, [0.13, 0.11, 0.07, 0.008]).mirror("x").scale(1, reach, 1),
      ),
      part("rivets", third("brass"), sphere(0.026, 1, 10).at(0, 0.47, 0.53).ring(16).scale(0.94, 1, 1.06)),
    ],
  }),
  program({
    id: "roman helmet",
    nouns: ["spartan helmet", "greek helmet", "gladiator helmet", "centurion helmet", "corinthian helmet"],
    about: "a bronze helmet of antiquity with eye holes, a nose guard, cheek pieces and a red crest",
    metresPerUnit: 0.3,
    wears: ["metal bronze shell", "crest plume", "trim"],
    params: { tall: [0.95, 1.08], crest: [0.24, 0.32] },
    sockets: () => headSlot(0.05),
    parts: ({ tall, crest }) => {
      const face = symmetric([0.09, -0.6, 0.05, -0.12, 0.13, -0.02, 0.34, 0.06, 0.36, 0.15, 0.3, 0.21, 0.15, 0.2, 0.06, 0.13, 0.04, -0.07]);
      const jaw = side(flat`-0.34 -0.3, 0.1 -0.3, 0.06 0.06, -0.06 0.26, -0.22 0.2, -0.34 0.06`, 2, 0);
      const over = (outer: number, wide: number): Form =>
        extrude([...arc(outer, -28, 150, 18), ...arc(0.48, 150, -28, 18)], wide, wide * 0.3).turn(0, 90, 0);
      const hair = (at: number): Form =>
        box(0.1 - (at % 2) * 0.016, crest + (at % 3) * 0.012, 0.06, 0.015)
          .at(0, 0.55 + crest / 2, 0)
          .turn(62 - at * 5.6, 0, 0);
      return [
        part("shell", main("bronze", 0xc08a3e), shell(tall).minus(extrude(face, 0.6).at(0, 0.4, 0.45), jaw)),
        part("crest", second("fabric", 0xa81d28), many(32, hair).at(0, 0.5, 0)),
        part("ridge", third("bronze", 0x8f6228), over(0.57, 0.07).at(0, 0.5, 0)),
        part(
          "brow",
          third("bronze", 0x8f6228),
          sweep(way`0.05 0.64 0.52, 0.2 0.67 0.49, 0.36 0.62 0.38, 0.46 0.5 0.18`, [0.03, 0.026, 0.02, 0.008]).mirror("x"),
        ),
        part(
          "neck guard",
          main("bronze", 0xb07c36),
          put(
            lathe(flat`0.4 0.06, 0.5 0, 0.62 -0.03, 0.6 0.01, 0.47 0.1, 0.4 0.06`, { sides: 40 }).minus(box(2, 1, 1, 0).at(0, 0, 0.3)),
            [0, 0.04, 0],
          ),
        ),
        part(
          "rivets",
          third("brass", 0xd8b25a),
          sphere(0.02, 1, 8)
            .scatter(
              [20, 32, 44].map((turn) => ({
                at: [Math.sin((turn * Math.PI) / 180) * 0.474, 0.16, Math.cos((turn * Math.PI) / 180) * 0.535] as const,
              })),
            )
            .mirror("x"),
        ),
      ];
    },
  }),
  program({
    id: "army helmet",
    nouns: ["soldier helmet", "military helmet", "steel helmet", "combat helmet", "hard hat", "construction helmet", "safety helmet"],
    about: "a soldier's or a builder's helmet: a dome with a rim and a chin strap",
    metresPerUnit: 0.3,
    wears: ["shell dome", "strap", "ridge"],
    params: { tall: [0.95, 1.08], brim: [0.4, 0.6] },
    traits: { builder: "hard construction safety builder worker" },
    sockets: () => headSlot(0.4),
    parts: ({ tall, brim }, { has }) => {
      const paint = has("builder")
        ? ([main("plastic", 0xf0c01f), main("plastic", 0xe0b01a)] as const)
        : ([main("paint", 0x5a6238), main("paint", 0x4f5731)] as const);
      return [
        part("dome", paint[0], dome(tall)),
        part("rim", paint[1], torus(0.5, 0.05).scale(0.96, brim, 1.14).at(0, 0.46, 0)),
        has("builder") && part("visor", paint[1], sphere(0.42, 1, 32).scale(1, 0.06, 0.6).at(0, 0.46, 0.44)),
        has("builder") &&
          part(
            "ridges",
            third("plastic", 0xe0b01a),
            sweep(way`0 0.6 0.5, 0 0.86 0.4, 0 1.03 0, 0 0.86 -0.4, 0 0.6 -0.5`, 0.035).array(3, [0.13, 0, 0]).scale(1, tall, 1),
          ),
        !has("builder") && part("rivets", third("steel"), sphere(0.022, 1, 10).at(0, 0.6, 0.505).ring(6, 30).scale(0.94, 1, 1.06)),
        part(
          "strap",
          second("leather", 0x4a2f1c),
          sweep(way`-0.45 0.5 0, -0.4 0.2 0.1, 0 0.04 0.22, 0.4 0.2 0.1, 0.45 0.5 0`, 0.04, { flatten: 0.25 }),
        ),
        part("buckle", fixed("brass"), box(0.1, 0.07, 0.05, 0.015).at(0.33, 0.15, 0.14)),
      ];
    },
  }),
  program({
    id: "motorcycle helmet",
    nouns: ["motorbike helmet", "crash helmet", "racing helmet", "biker helmet", "space helmet", "astronaut helmet", "spacesuit helmet"],
    about: "a full round helmet with a large visor, for riders or for space",
    metresPerUnit: 0.3,
    wears: ["shell", "stripe", "visor"],
    params: { stripe: [0.05, 0.09], view: [0.4, 0.48] },
    traits: { space: "space astronaut spacesuit cosmonaut" },
    sockets: () => headSlot(0.05),
    parts: ({ stripe, view }, { has }) => {
      const hole = put(extrude(roundedRectangle(0.86, has("space") ? 0.66 : view, 0.2), 0.8), [0, 0.58, 0.5]);
      return [
        part(
          "shell",
          main("plastic", has("space") ? 0xf1f1ee : 0xc22a24),
          sphere(0.52, 1.06, 48)
            .scale(0.94, 1, 1.08)
            .at(0, 0.55, 0)
            .minus(hole, box(2, 0.2, 2, 0), sphere(0.46, 1.06, 36).scale(0.94, 1, 1.08).at(0, 0.54, 0)),
        ),
        part(
          "visor",
          has("space") ? { ...third("gold", 0xe0a83c) } : pane(0x2b3a44, 2),
          sphere(0.505, 1.06, 48).scale(0.94, 1, 1.08).at(0, 0.555, 0),
          { motion: turns([0, 0.6, 0], [1, 0, 0], -50, 0) },
        ),
        part("vents", fixed("plastic", 0x1a1b1e), put(box(0.12, 0.03, 0.03, 0.01), [0, 0.27, 0.49]).array(2, [0.17, 0, 0])),
        part("pivots", fixed("plastic", 0x222326), put(cylinder(0.09, 0.04), [0.485, 0.62, 0.06], [0, 0, 90]).mirror("x")),
        part(
          "collar",
          second("plastic", has("space") ? 0x9ea4aa : 0x1f2023),
          all(torus(0.44, 0.06).scale(0.94, 1, 1.05).at(0, 0.09, 0), ...(has("space") ? [torus(0.5, 0.05).at(0, 0.02, 0)] : [])),
        ),
        part(
          "stripe",
          second("plastic", has("space") ? 0xc22a24 : 0xf1f0ec),
          put(extrude([...arc(0.566, 62, 190, 20), ...arc(0.54, 190, 62, 20)], stripe * 2, 0.01), [0, 0.55, 0], [0, 90, 0]).turn(0, 180, 0),
        ),
        has("space") && part("lamp", fixed("steel"), put(cylinder(0.07, 0.18), [0.46, 0.86, 0.16], [70, 0, 0]).mirror("x")),
      ];
    },
  }),
];
