import { all, box, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "../language/form.ts";
import { arc, flats, way } from "../language/lists.ts";
import { roundedRectangle } from "../language/outlines.ts";
import { put } from "../language/put.ts";
import { fixed, light, main, pane, second, third } from "../language/substance.ts";
import { wound } from "../language/wound.ts";
import { part, program, turns, whole } from "../program.ts";

export const future = [
  program({
    id: "energy sword",
    nouns: ["lightsaber", "light saber", "laser sword", "lightsabre", "plasma sword", "beam sword", "energy blade"],
    about: "a sword whose blade is a beam of light, with a ribbed metal hilt",
    metresPerUnit: 0.62,
    wears: ["hilt", "grip", "button"],
    params: { long: [1.15, 1.35], ribs: whole(5, 7) },
    traits: { double: "double double-bladed staff", crossed: "crossguard crossed" },
    sockets: () => ({ grip: { at: [0, 0.2, 0], size: [0.08, 0.3, 0.08] } }),
    parts: ({ long, ribs }, { has }) => {
      const beam = lathe(flats([0, 0, 0.034, 0, 0.036, 0.5, 0.032, 0.94, 0.02, 0.985, 0, 1]), { smooth: 24, sides: 24 }).scale(1, long, 1);
      return [
        part(
          "beam",
          light(0x4fc3ff),
          all(
            beam.at(0, 0.42, 0),
            ...(has("double") ? [put(beam, [0, -0.02, 0], [180, 0, 0])] : []),
            ...(has("crossed") ? [put(beam.scale(0.8, 0.16, 0.8), [0.05, 0.4, 0], [0, 0, -90]).mirror("x")] : []),
          ),
        ),
        part(
          "hilt",
          main("steel", 0xc0c5ca),
          lathe(
            flats([
              0, 0, 0.036, 0, 0.046, 0.03, 0.04, 0.06, 0.036, 0.3, 0.05, 0.33, 0.05, 0.38, 0.04, 0.4, 0.052, 0.44, 0.04, 0.45, 0, 0.45,
            ]),
            { sides: 32 },
          ),
        ),
        part("grip", second("rubber", 0x1e1f23), wound(0.04, 0.009, ribs, 0.032).at(0, 0.17, 0)),
        part(
          "button",
          third("plastic", 0xc8281f),
          all(put(cylinder(0.014, 0.02, { sides: 14 }), [0, 0.31, 0.048], [90, 0, 0]), box(0.024, 0.05, 0.02, 0.006).at(0, 0.36, 0.05)),
        ),
        part("rings", fixed("brass"), all(torus(0.047, 0.008).at(0, 0.33, 0), torus(0.046, 0.008).at(0, 0.03, 0))),
        has("crossed") && part("guard", main("steel", 0xa6acb2), put(cylinder(0.034, 0.18), [0, 0.4, 0], [0, 0, 90])),
      ];
    },
  }),
  program({
    id: "jetpack",
    nouns: ["jet pack", "rocket pack"],
    about: "a jetpack: two rocket tanks with nozzles, fins, straps and flames",
    metresPerUnit: 0.6,
    wears: ["tank body", "stripe fin", "strap"],
    params: { tall: [0.72, 0.84], apart: [0.24, 0.28] },
    traits: { idle: "idle parked off" },
    sockets: () => ({ slot: { at: [0, 0.4, -0.2], size: [0.5, 0.7, 0.3] } }),
    parts: ({ tall, apart }, { has }) => {
      const two = (form: Form): Form => form.at(apart, 0.36, 0).mirror("x");
      return [
        part(
          "tanks",
          main("paint", 0xb8bec4),
          two(lathe(flats([0, 0, 0.17, 0, 0.2, 0.06, 0.2, 0.74, 0.17, 0.88, 0.09, 0.98, 0, 1])).scale(1, tall, 1)),
        ),
        part(
          "bands",
          second("paint", 0xc8281f),
          two(all(cylinder(0.205, 0.07, { sides: 40 }).at(0, tall * 0.7, 0), cylinder(0.205, 0.03, { sides: 40 }).at(0, tall * 0.2, 0))),
        ),
        part(
          "nozzles",
          fixed("steel", 0x7d838a),
          two(lathe(flats([0, 0.02, 0.1, -0.06, 0.17, -0.2, 0.19, -0.2, 0.11, -0.04, 0.1, 0.02, 0, 0.04])).at(0, 0, 0)),
        ),
        !has("idle") &&
          part(
            "flames",
            light(0xff9a2a),
            two(lathe(flats([0, -0.36, 0.05, -0.28, 0.11, -0.16, 0.12, -0.1, 0, -0.08]), { smooth: 20, sides: 20 })),
          ),
        part(
          "core",
          main("paint", 0x8d9298),
          all(box(0.3, tall * 0.7, 0.22, 0.04).at(0, 0.36 + tall * 0.42, 0), box(0.24, 0.12, 0.1, 0.03).at(0, 0.36 + tall * 0.55, 0.12)),
        ),
        part("dials", fixed("brass"), put(torus(0.05, 0.014), [0, 0.36 + tall * 0.55, 0.175], [90, 0, 0])),
        part("lamp", light(0x5dff8a), sphere(0.03, 1, 14).at(0, 0.36 + tall * 0.55, 0.17)),
        part(
          "fins",
          second("paint", 0xc8281f),
          put(extrude(flats([0, 0, 0.2, -0.12, 0.24, 0.02, 0.12, 0.3, 0, 0.36]), 0.03, 0.01), [apart + 0.18, 0.42, 0]).mirror("x"),
        ),
        part(
          "straps",
          third("leather", 0x4a2f1f),
          sweep(
            [
              [0.12, 0.36 + tall * 0.8, -0.08],
              [0.14, 0.36 + tall * 0.84, -0.28],
              [0.16, 0.36 + tall * 0.4, -0.36],
              [0.14, 0.42, -0.1],
            ],
            0.045,
            { flatten: 0.35 },
          ).mirror("x"),
        ),
        part(
          "pipes",
          fixed("brass"),
          sweep(
            [
              [0.1, 0.36 + tall * 0.2, 0.08],
              [apart * 0.7, 0.36 + tall * 0.1, 0.2],
              [apart, 0.36, 0.14],
            ],
            0.024,
          ).mirror("x"),
        ),
      ];
    },
  }),
  program({
    id: "cryopod",
    nouns: ["cryo pod", "stasis pod", "sleep pod", "hypersleep pod", "cryogenic pod", "escape pod"],
    about: "a cryopod: a lying capsule with a glass lid, lights and hoses",
    metresPerUnit: 1.1,
    wears: ["shell", "bed trim", "hose"],
    params: { long: [1.8, 2], lid: [0.2, 0.26] },
    parts: ({ long, lid }) => {
      const slab = (w: number, l: number, h: number, corner: number, bevel = 0.03): Form =>
        put(extrude(roundedRectangle(w, l, corner), h, bevel), [0, 0, 0], [90, 0, 0]);
      return [
        part(
          "base",
          main("plastic", 0xdfe2e4),
          all(slab(0.72, long * 0.8, 0.24, 0.2, 0.05).at(0, 0.12, 0), slab(0.94, long, 0.22, 0.4, 0.06).at(0, 0.34, 0)),
        ),
        part("rim", second("steel", 0x8d9298), slab(0.98, long + 0.04, 0.06, 0.42, 0.02).at(0, 0.45, 0)),
        part("bed", fixed("fabric", 0x2a3f5a), slab(0.74, long * 0.88, 0.05, 0.34, 0.02).at(0, 0.48, 0)),
        part(
          "lid",
          pane(0x9fd8ee, 1),
          put(sphere(0.5, 1, 40).scale(0.88, 1, (long / 1) * 0.93), [0, 0.46, 0])
            .minus(box(3, 2, 4, 0).at(0, -0.54, 0))
            .scale(1, 1 + lid, 1)
            .at(0, -0.46 * lid, 0),
          { motion: turns([-0.44, 0.46, 0], [0, 0, 1], 0, 75) },
        ),
        part(
          "frame",
          main("plastic", 0xdfe2e4),
          all(
            ...[-0.24, 0.24].map((t) =>
              put(extrude([...arc(0.46, 0, 180, 20), ...arc(0.41, 180, 0, 20)], 0.06, 0.012).scale(0.94, 1 + lid, 1), [0, 0.46, t * long]),
            ),
          ),
        ),
        part(
          "lights",
          light(0x4fd8ff),
          all(
            box(0.012, 0.03, long * 0.6, 0.005)
              .at(0.474, 0.36, 0)
              .mirror("x"),
            box(0.4, 0.03, 0.012, 0.005).at(0, 0.36, long / 2 - 0.002),
          ),
        ),
        part("panel", fixed("plastic", 0x1d2228), put(box(0.34, 0.2, 0.06, 0.02), [0, 0.3, long / 2 + 0.02], [-12, 0, 0])),
        part("screen", light(0x5dff8a), put(box(0.2, 0.1, 0.02, 0.005), [-0.03, 0.31, long / 2 + 0.052], [-12, 0, 0])),
        part(
          "hoses",
          third("rubber", 0x34373c),
          sweep(
            way([0.3, 0.4, -0.9, 0.5, 0.44, -1.1, 0.6, 0.2, -1.14, 0.5, 0.04, -0.9, 0.34, 0.1, -0.6]).map(
              ([x, y, z]) => [x, y, (z * long) / 1.9] as const,
            ),
            0.05,
          ).mirror("x"),
        ),
      ];
    },
  }),
  program({
    id: "gun turret",
    nouns: ["sentry gun", "sentry turret", "laser turret", "auto turret", "defense turret", "defence turret"],
    about: "an armed turret on a base that turns, with two barrels and a glowing eye",
    metresPerUnit: 1,
    wears: ["armour body", "stripe", "barrel"],
    params: { long: [0.6, 0.75], lift: [4, 14] },
    parts: ({ long, lift }) => {
      const head = (form: Form): Form => put(form, [0, 0.78, 0], [-lift, 0, 0]);
      const turn = turns([0, 0.5, 0], [0, 1, 0], -90, 90);
      return [
        part(
          "base",
          main("paint", 0x6f757b),
          all(
            lathe(flats([0, 0, 0.5, 0, 0.5, 0.08, 0.36, 0.16, 0.34, 0.3, 0.22, 0.34, 0, 0.34]), { sides: 8 }),
            cylinder(0.2, 0.24).at(0, 0.42, 0),
          ),
        ),
        part("feet", second("paint", 0xd8a41f), box(0.16, 0.1, 0.26, 0.02).at(0, 0.05, 0.5).ring(4, 45)),
        part(
          "yoke",
          main("paint", 0x7d838a),
          all(box(0.1, 0.44, 0.26, 0.03).at(0.3, 0.7, 0).mirror("x"), box(0.7, 0.1, 0.34, 0.03).at(0, 0.54, 0)),
          { motion: turn },
        ),
        part(
          "head",
          main("paint", 0x8d9298),
          head(
            put(
              extrude(flats([-0.36, -0.14, 0.24, -0.18, 0.36, -0.06, 0.34, 0.1, 0.1, 0.22, -0.3, 0.2, -0.4, 0.06]), 0.46, 0.04),
              [0, 0, 0],
              [0, -90, 0],
            ),
          ),
          { motion: turn },
        ),
        part(
          "barrels",
          third("steel", 0x4e5358),
          head(
            all(
              put(cylinder(0.05, long), [0.12, -0.03, 0.3 + long / 2], [90, 0, 0]),
              put(cylinder(0.07, 0.14), [0.12, -0.03, 0.26 + long], [90, 0, 0]),
              put(wound(0.055, 0.016, 4, 0.05), [0.12, -0.03, 0.46], [90, 0, 0]),
            ).mirror("x"),
          ),
          { motion: turn },
        ),
        part("eye", light(0xff3a2a), head(put(sphere(0.06, 1, 18), [0, 0.07, 0.35])), { motion: turn }),
        part("eye ring", fixed("steel", 0x2a2c30), head(put(torus(0.075, 0.022), [0, 0.07, 0.345], [90, 0, 0])), { motion: turn }),
        part("stripes", second("paint", 0xd8a41f), head(box(0.475, 0.05, 0.14, 0.01).at(0, 0.1, -0.12)), { motion: turn }),
        part("pivots", fixed("steel", 0x4e5358), put(cylinder(0.09, 0.78), [0, 0.78, 0], [0, 0, 90]), { motion: turn }),
        part(
          "antenna",
          fixed("steel"),
          head(all(cylinder(0.012, 0.4, { sides: 8 }).at(-0.16, 0.38, -0.24), sphere(0.026, 1, 10).at(-0.16, 0.58, -0.24))),
          { motion: turn },
        ),
      ];
    },
  }),
  program({
    id: "portal",
    nouns: ["magic portal", "magic gate", "stargate", "dimension door", "portal gate"],
    about: "a portal: a ring of carved stones on steps, filled with glowing light",
    metresPerUnit: 2.4,
    wears: ["stone ring", "rune", "step"],
    params: { stones: whole(12, 16), swirl: [3, 5] },
    parts: ({ stones, swirl }, { isStyle }) => {
      const ring = (form: Form, count: number, from = 0): Form =>
        all(...Array.from({ length: count }, (_, at) => form.turn(0, 0, from + (360 * at) / count))).at(0, 0.72, 0);
      const wide = (1.16 * Math.PI) / stones;
      const arms = Array.from({ length: Math.round(swirl) }, (_, arm) =>
        sweep(
          Array.from({ length: 9 }, (_, at) => {
            const [r, a] = [0.05 + at * 0.055, (arm / Math.round(swirl)) * 6.28 + at * 0.42];
            return [r * Math.cos(a), 0.72 + r * Math.sin(a), 0.02] as const;
          }),
          [0.03, 0.05, 0.04, 0.02],
          { flatten: 0.4 },
        ),
      );
      return [
        part(
          "ring",
          main(isStyle("sci-fi") ? "steel" : "stone", isStyle("sci-fi") ? 0x8d9298 : 0x6f6d72),
          ring(box(wide, 0.17, 0.24, 0.025).at(0, 0.6, 0), stones),
        ),
        part("inner ring", main("stone", 0x57555c), put(torus(0.53, 0.03).scale(1, 2, 1), [0, 0.72, 0], [90, 0, 0])),
        part("runes", light(0xb58cff), ring(box(wide * 0.3, 0.07, 0.02, 0.006).at(0, 0.6, 0.122), stones)),
        part("light", light(0x7a4fe0), put(cylinder(0.52, 0.02, { bevel: 0.004, sides: 48 }), [0, 0.72, 0], [90, 0, 0])),
        part("swirl", light(0xd8c4ff), all(...arms, put(sphere(0.07, 1, 16).scale(1, 1, 0.5), [0, 0.72, 0.02]))),
        part(
          "steps",
          third("stone", 0x65636a),
          all(box(1.1, 0.1, 0.8, 0.02).at(0, 0.05, 0.08), box(0.84, 0.1, 0.56, 0.02).at(0, 0.14, 0.04)),
        ),
        part(
          "pillars",
          main("stone", 0x65636a),
          all(box(0.2, 0.5, 0.3, 0.03).at(0.56, 0.3, 0).mirror("x"), box(0.26, 0.08, 0.36, 0.02).at(0.56, 0.56, 0).mirror("x")),
        ),
        part(
          "crystals",
          second("crystal", 0x9a6cff),
          put(cylinder(0.06, 0.26, { top: 0.004, sides: 6, bevel: 0.002 }), [0.56, 0.72, 0.02], [0, 0, -8]).mirror("x"),
        ),
      ];
    },
  }),
  program({
    id: "monolith",
    nouns: ["alien monolith", "black monolith", "obelisk", "rune stone", "runestone"],
    about: "a tall monolith with lines of glowing signs on broken ground",
    metresPerUnit: 1.6,
    wears: ["stone", "rune sign", "ground"],
    params: { tall: [1.5, 1.8], rows: whole(5, 7) },
    traits: { pointed: "obelisk egyptian pointed" },
    parts: ({ tall, rows }, { has, random }) => {
      const wide = has("pointed") ? 0.4 : 0.6;
      const sign = (y: number): Form =>
        all(
          ...Array.from({ length: 4 }, (_, at) => {
            const x = (at - 1.5) * wide * 0.2;
            return random.chance(0.5)
              ? box(0.02, 0.09, 0.02, 0.004).at(x, y, 0)
              : random.chance(0.5)
                ? all(box(0.07, 0.018, 0.02, 0.004).at(x, y + 0.03, 0), box(0.07, 0.018, 0.02, 0.004).at(x, y - 0.03, 0))
                : put(box(0.018, 0.1, 0.02, 0.004), [x, y, 0], [0, 0, 35]);
          }),
        );
      return [
        part(
          "stone",
          main("obsidian", 0x23232b),
          has("pointed")
            ? put(
                lathe(
                  [
                    [0, 0],
                    [wide * 0.76, 0],
                    [wide * 0.56, tall - 0.26],
                    [0, tall],
                  ],
                  { sides: 4 },
                ),
                [0, 0, 0],
                [0, 45, 0],
              )
            : put(box(wide, tall, 0.24, 0.015), [0, tall / 2, 0]),
        ),
        part(
          "signs",
          light(0x4fd8ff),
          all(...Array.from({ length: rows }, (_, at) => sign(0.36 + at * ((tall - 0.7) / rows))))
            .at(0, 0, has("pointed") ? 0 : 0.12)
            .turn(has("pointed") ? -4 : 0, 0, 0)
            .at(0, 0, has("pointed") ? wide * 0.515 : 0),
        ),
        part(
          "plinth",
          second("stone", 0x55565c),
          all(
            box(wide + 0.34, 0.1, has("pointed") ? wide + 0.34 : 0.6, 0.02).at(0, 0.05, 0),
            box(wide + 0.18, 0.1, has("pointed") ? wide + 0.18 : 0.42, 0.02).at(0, 0.14, 0),
          ),
        ),
        part(
          "rubble",
          third("stone", 0x6a665f),
          all(
            ...Array.from({ length: 9 }, (_, at) =>
              put(sphere(random.between(0.05, 0.12), 0.7, 7), [0, 0.03, random.between(0.5, 0.62)], [0, at * 50, 0]).turn(
                0,
                at * 40 + random.between(-12, 12),
                0,
              ),
            ),
          ),
        ),
      ];
    },
  }),
];
