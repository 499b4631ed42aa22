import { all, box, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { wound } from "@blenda/forge/language/wound";

export const gates = [
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
          all(lathe(flat`0 0, 0.5 0, 0.5 0.08, 0.36 0.16, 0.34 0.3, 0.22 0.34, 0 0.34`, { sides: 8 }), cylinder(0.2, 0.24).at(0, 0.42, 0)),
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
              extrude(flat`-0.36 -0.14, 0.24 -0.18, 0.36 -0.06, 0.34 0.1, 0.1 0.22, -0.3 0.2, -0.4 0.06`, 0.46, 0.04),
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
    nouns: ["magic portal", "magic gate", "stargate", "dimension door"],
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
            ? put(lathe(flat`0 0, ${wide * 0.76} 0, ${wide * 0.56} ${tall - 0.26}, 0 ${tall}`, { sides: 4 }), [0, 0, 0], [0, 45, 0])
            : put(box(wide, tall, 0.24, 0.015), [0, tall / 2, 0]),
        ),
        part(
          "signs",
          light(0x4fd8ff),
          all(...Array.from({ length: rows }, (_, at) => sign(0.36 + at * ((tall - 0.7) / rows))))
            .at(0, 0, has("pointed") ? 0 : 0.12)
            .turn(has("pointed") ? -2.3 : 0, 0, 0)
            .at(0, 0, has("pointed") ? wide * 0.54 : 0),
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
