import { all, blob, box, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { star } from "@blenda/forge/language/outlines";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, light, liquid, main, second, third } from "@blenda/forge/language/substance";

export const relics = [
  program({
    id: "crystal ball",
    nouns: ["magic orb", "palantir", "scrying orb", "orb"],
    about: "a fortune teller's crystal ball on an ornate golden stand",
    metresPerUnit: 0.22,
    wears: ["ball orb", "stand foot", "gem"],
    params: { claws: whole(3, 5), size: [0.38, 0.44] },
    parts: ({ claws, size }) => {
      const y = 0.3 + size;
      return [
        part("ball", { ...main("crystal", 0x7a5fd0) }, sphere(size, 1, 56).at(0, y, 0)),
        part(
          "heart",
          light(0xb9a4ff),
          blob(
            [
              { at: [0, y, 0], radius: 0.08 },
              { at: [0.1, y + 0.06, 0], radius: 0.05 },
            ],
            0.05,
            0.03,
          ),
        ),
        part(
          "stand",
          second("gold"),
          lathe(flat`0 0, 0.38 0, 0.4 0.04, 0.32 0.08, 0.16 0.12, 0.12 0.2, 0.2 0.28, 0.3 0.34, 0.28 0.37, 0.14 0.3, 0 0.29`),
        ),
        part(
          "claws",
          second("gold", 0xd6a640),
          sweep(
            way`0 0.04 0.36, 0 0.16 0.24, 0 0.3 0.3, 0 0.46 ${0.97 * size}, 0 0.56 ${0.98 * size}`,
            [0.05, 0.035, 0.035, 0.03, 0.012],
          ).ring(claws),
        ),
        part("feet", second("gold"), sphere(0.06, 0.8, 16).at(0, 0.03, 0.38).ring(claws)),
        part(
          "gems",
          third("crystal", 0xb3122d),
          sphere(0.036, 1, 12)
            .at(0, 0.24, 0.16)
            .ring(claws, 180 / claws),
        ),
        part("collar", second("gold"), torus(0.3, 0.025).at(0, 0.36, 0)),
      ];
    },
  }),
  program({
    id: "spell book",
    nouns: ["spellbook", "grimoire", "magic book", "book of spells", "tome", "necronomicon"],
    about: "an old spell book with metal corners, a clasp and a jewel on its cover",
    metresPerUnit: 0.3,
    wears: ["cover", "corner clasp metal", "gem"],
    params: { thick: [0.2, 0.28], rays: whole(6, 8), lean: [12, 24] },
    parts: ({ thick, rays, lean }) => {
      const up = (form: Form): Form => put(form, [0, 0, 0], [0, lean, 0]);
      const z = thick / 2 + 0.03;
      const corner = extrude(flat`0 0, 0.18 0, 0.16 0.06, 0.06 0.16, 0 0.18`, 0.02, 0.006);
      return [
        part(
          "covers",
          main("leather", 0x5a2436),
          up(
            all(
              box(0.8, 1.06, 0.05, 0.015).at(0.02, 0.53, z),
              box(0.8, 1.06, 0.05, 0.015).at(0.02, 0.53, -z),
              put(cylinder(z + 0.025, 1.06, { bevel: 0.015 }).scale(0.5, 1, 1), [-0.38, 0.53, 0]),
            ),
          ),
        ),
        part(
          "pages",
          fixed("paper", 0xe8d9b0),
          up(
            all(
              box(0.74, 0.98, thick, 0.004).at(0.01, 0.53, 0),
              ...[-0.3, -0.1, 0.1, 0.3].map((t) => box(0.752, 0.99, 0.006, 0.001).at(0.01, 0.53, t * thick)),
            ),
          ),
        ),
        part(
          "ribs",
          main("leather", 0x45192a),
          up(all(...[0.16, 0.4, 0.66, 0.9].map((y) => put(torus(z + 0.02, 0.022).scale(0.55, 1, 1), [-0.38, y, 0])))),
        ),
        part(
          "corners",
          second("brass", 0xc9a24d),
          up(
            all(
              put(corner, [0.425, -0.005, z + 0.022], [0, 0, 90]),
              put(corner, [0.425, 1.065, z + 0.022], [0, 0, 180]),
              put(corner, [-0.36, 1.065, z + 0.022], [0, 0, -90]),
              put(corner, [-0.36, -0.005, z + 0.022]),
            ).at(0, 0, 0),
          ),
        ),
        part(
          "emblem",
          second("brass", 0xc9a24d),
          up(all(extrude(star(rays, 0.22, 0.12), 0.02, 0.006), put(torus(0.24, 0.016), [0, 0, 0], [90, 0, 0])).at(0.03, 0.56, z + 0.03)),
        ),
        part("gem", third("crystal", 0x2fd0a0), up(put(sphere(0.085, 1, 12).scale(1, 1, 0.5), [0.03, 0.56, z + 0.05]))),
        part(
          "clasps",
          second("brass", 0xb98c3c),
          up(
            all(
              ...[0.26, 0.8].map((y) =>
                all(box(0.1, 0.09, 0.03, 0.01).at(0.38, y, z + 0.025), box(0.03, 0.07, thick + 0.12, 0.01).at(0.435, y, 0)),
              ),
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "cauldron",
    nouns: ["witch cauldron", "witch's cauldron", "kettle cauldron", "iron pot", "brewing pot"],
    about: "a black iron cauldron on three feet, with a bubbling brew",
    metresPerUnit: 0.55,
    wears: ["cauldron pot", "brew liquid", "handle"],
    params: { belly: [0.5, 0.56], bubbles: whole(7, 11) },
    traits: { empty: "empty" },
    sockets: () => ({ inside: { at: [0, 0.2, 0], size: [0.8, 0.6, 0.8] } }),
    parts: ({ belly, bubbles }, { has, random }) => [
      part(
        "pot",
        main("iron", 0x3c3f44),
        lathe(
          flat`
            0 0, 0.4 0.02, 0.8 0.2, 1 0.5, 0.92 0.78, 0.74 0.92, 0.72 0.98, 0.86 1.04, 0.86 1.08, 0.66 1.06, 0.64 0.94, 0.84 0.74,
            0.9 0.5, 0.7 0.24, 0.3 0.1, 0 0.09
          `,
        )
          .scale(belly, 0.86, belly)
          .at(0, 0.14, 0),
      ),
      part("rim", main("iron", 0x4a4d53), all(torus(belly * 0.85, 0.03).at(0, 1.05, 0), torus(belly * 0.985, 0.018).at(0, 0.6, 0))),
      part("feet", main("iron", 0x34373b), sweep(way`0 0.26 0.34, 0 0.12 0.42, 0 0 0.44`, [0.08, 0.06, 0.045]).ring(3, 30)),
      part(
        "handle",
        third("iron", 0x5a5d63),
        sweep(
          way`-0.5 0.96 0, -0.62 1.0 0, -0.56 1.3 0, 0 1.52 0, 0.56 1.3 0, 0.62 1.0 0, 0.5 0.96 0`.map(
            ([x, y, z]) => [x * belly * 1.75, y, z] as const,
          ),
          0.024,
        ),
        { motion: turns([0, 0.98, 0], [1, 0, 0], -80, 80) },
      ),
      part("ears", main("iron", 0x34373b), put(torus(0.06, 0.024), [belly * 0.92, 0.96, 0], [90, 0, 0]).mirror("x")),
      !has("empty") && part("brew", liquid(0x5fc42f, 1), cylinder(belly * 0.7, 0.04, { bevel: 0.01, sides: 44 }).at(0, 0.96, 0)),
      !has("empty") &&
        part(
          "bubbles",
          second("plastic", 0x86e04f),
          all(
            ...Array.from({ length: bubbles }, () => {
              const [r, a, size] = [random.between(0.05, belly * 0.55), random.between(0, 6.28), random.between(0.03, 0.085)];
              return sphere(size, 1, 14).at(r * Math.cos(a), 0.98, r * Math.sin(a));
            }),
          ),
        ),
    ],
  }),
  program({
    id: "dragon egg",
    nouns: ["dragon's egg", "monster egg", "alien egg", "dinosaur egg"],
    about: "a dragon's egg covered with scales, lying in a nest of stones",
    metresPerUnit: 0.4,
    wears: ["egg scale", "nest rock", "shell"],
    params: { rows: whole(8, 10), stones: whole(9, 12) },
    parts: ({ rows, stones }) => {
      const round = (t: number) => 0.4 * Math.sin(Math.PI * t ** 0.86) * (1.04 - 0.1 * t);
      const scales = Array.from({ length: rows }, (_, row) => {
        const t = (row + 0.8) / (rows + 0.9);
        const count = Math.max(4, Math.round(round(t) * 38));
        const slope = (Math.atan2(round(t + 0.03) - round(t - 0.03), 0.066) * 180) / Math.PI;
        return put(sphere(0.1, 1, 8).scale(0.82, 1.05, 0.36), [0, 0.12 + t * 1.1, round(t)], [slope - 12, 0, 0]).ring(
          count,
          row % 2 ? 180 / count : 0,
        );
      });
      return [
        part(
          "shell",
          third("plastic", 0x5a1420),
          lathe(Array.from({ length: 25 }, (_, at) => [round(at / 24) * 0.985, 0.12 + (at / 24) * 1.1] as const)),
        ),
        part("scales", main("plastic", 0xa8232c), all(...scales)),
        part("crown", main("plastic", 0xc43a2f), sphere(0.09, 0.9, 16).at(0, 1.19, 0)),
        part(
          "nest",
          second("stone", 0x6a6660),
          all(
            ...Array.from({ length: stones }, (_, at) =>
              put(sphere(0.13, 0.72, 10).scale(1.1, 1, 0.85), [0, 0.07, 0.42], [at * 13, at * 31, 0]).turn(0, (360 * at) / stones, 0),
            ),
          ),
        ),
        part("straw", fixed("wood", 0xb08a4a), put(cylinder(0.014, 0.8, { sides: 6 }), [0, 0.05, 0.36], [0, 0, 90]).ring(11, 12)),
      ];
    },
  }),
];
