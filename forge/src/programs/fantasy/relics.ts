import { all, blob, box, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "../language/form.ts";
import { flats, symmetric, way } from "../language/lists.ts";
import { circle, star } from "../language/outlines.ts";
import { put } from "../language/put.ts";
import { fixed, light, liquid, main, pane, second, third } from "../language/substance.ts";
import { part, pick, program, turns, whole } from "../program.ts";

export const relics = [
  program({
    id: "crystal ball",
    nouns: ["fortune teller ball", "magic orb", "palantir", "scrying orb", "orb"],
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
          lathe(flats([0, 0, 0.38, 0, 0.4, 0.04, 0.32, 0.08, 0.16, 0.12, 0.12, 0.2, 0.2, 0.28, 0.3, 0.34, 0.28, 0.37, 0.14, 0.3, 0, 0.29])),
        ),
        part(
          "claws",
          second("gold", 0xd6a640),
          sweep(
            way([0, 0.04, 0.36, 0, 0.16, 0.24, 0, 0.3, 0.3, 0, 0.46, 0.97 * size, 0, 0.56, 0.98 * size]),
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
      const corner = extrude(flats([0, 0, 0.18, 0, 0.16, 0.06, 0.06, 0.16, 0, 0.18]), 0.02, 0.006);
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
          flats([
            0, 0, 0.4, 0.02, 0.8, 0.2, 1, 0.5, 0.92, 0.78, 0.74, 0.92, 0.72, 0.98, 0.86, 1.04, 0.86, 1.08, 0.66, 1.06, 0.64, 0.94, 0.84,
            0.74, 0.9, 0.5, 0.7, 0.24, 0.3, 0.1, 0, 0.09,
          ]),
        )
          .scale(belly, 0.86, belly)
          .at(0, 0.14, 0),
      ),
      part("rim", main("iron", 0x4a4d53), all(torus(belly * 0.85, 0.03).at(0, 1.05, 0), torus(belly * 0.985, 0.018).at(0, 0.6, 0))),
      part("feet", main("iron", 0x34373b), sweep(way([0, 0.26, 0.34, 0, 0.12, 0.42, 0, 0, 0.44]), [0.08, 0.06, 0.045]).ring(3, 30)),
      part(
        "handle",
        third("iron", 0x5a5d63),
        sweep(
          way([-0.5, 0.96, 0, -0.62, 1.0, 0, -0.56, 1.3, 0, 0, 1.52, 0, 0.56, 1.3, 0, 0.62, 1.0, 0, 0.5, 0.96, 0]).map(
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
  program({
    id: "magic lamp",
    nouns: ["genie lamp", "aladdin's lamp", "aladdin lamp", "genie's lamp", "djinn lamp"],
    about: "a golden genie's lamp with a long spout, a handle and a lid",
    metresPerUnit: 0.26,
    wears: ["lamp body", "gem", "ornament"],
    params: { wide: [0.92, 1.08], rise: [0.5, 0.6] },
    parts: ({ wide, rise }) => [
      part(
        "body",
        main("gold"),
        all(
          lathe(flats([0, 0.02, 0.2, 0, 0.2, 0.04, 0.09, 0.1, 0.1, 0.16, 0.34, 0.24, 0.42, 0.36, 0.34, 0.48, 0.16, 0.54, 0, 0.55]), {
            smooth: 44,
          }).scale(wide, 1, wide * 0.86),
          sweep(
            [
              [0.28, 0.32, 0],
              [0.5, 0.34, 0],
              [0.7, 0.44, 0],
              [0.86, rise, 0],
              [0.98, rise + 0.03, 0],
            ],
            [0.13, 0.1, 0.07, 0.055, 0.075],
          ),
        ),
      ),
      part(
        "handle",
        main("gold", 0xd6a640),
        sweep(
          way([-0.36, 0.42, 0, -0.6, 0.56, 0, -0.76, 0.44, 0, -0.66, 0.26, 0, -0.5, 0.26, 0, -0.5, 0.34, 0]),
          [0.034, 0.034, 0.032, 0.028, 0.024, 0.03],
        ),
      ),
      part(
        "lid",
        main("gold", 0xd6a640),
        lathe(flats([0, 0.53, 0.18, 0.53, 0.17, 0.56, 0.1, 0.62, 0.04, 0.68, 0.03, 0.71, 0.06, 0.75, 0.03, 0.8, 0, 0.82])),
        { motion: turns([-0.16, 0.54, 0], [0, 0, 1], 0, 60) },
      ),
      part(
        "bands",
        third("gold", 0xe8bd4f),
        all(
          torus(0.42 * wide, 0.018)
            .scale(1, 1, 0.87)
            .at(0, 0.36, 0),
          torus(0.19, 0.022).at(0, 0.02, 0),
        ),
      ),
      part(
        "gems",
        second("crystal", 0x1f6fc0),
        put(sphere(0.042, 1.2, 12), [0, 0.36, 0.42 * wide * 0.87]).scatter([
          { at: [0, 0, 0] },
          { at: [0.18, 0, -0.035] },
          { at: [-0.18, 0, -0.035] },
        ]),
      ),
      part("mouth", fixed("iron", 0x17181a), put(cylinder(0.06, 0.02), [0.985, rise + 0.032, 0], [0, 0, -76])),
    ],
  }),
  program({
    id: "hourglass",
    nouns: ["sandglass", "sand timer", "egg timer", "sand clock"],
    about: "an hourglass with sand in two bulbs between wooden plates",
    metresPerUnit: 0.2,
    wears: ["frame", "sand", "ring"],
    params: { posts: whole(3, 4), fill: [0.35, 0.7] },
    parts: ({ posts, fill }) => {
      const bulb = (form: Form): Form => form.mirror("y").at(0, 0.72, 0);
      return [
        part(
          "plates",
          main("wood", 0x6b3a1f),
          bulb(lathe(flats([0, 0.58, 0.42, 0.58, 0.44, 0.61, 0.42, 0.66, 0.38, 0.68, 0.36, 0.72, 0, 0.72]))),
        ),
        part(
          "posts",
          main("wood", 0x7a4524),
          lathe(flats([0, -0.6, 0.05, -0.6, 0.03, -0.5, 0.045, -0.2, 0.03, 0, 0.045, 0.2, 0.03, 0.5, 0.05, 0.6, 0, 0.6]), {
            smooth: 40,
            sides: 20,
          })
            .at(0, 0.72, 0.36)
            .ring(posts, 45),
        ),
        part(
          "sand",
          second("clay", 0xe0b45c),
          all(
            lathe(flats([0, -0.57, 0.26, -0.57, 0.28, -0.5, 0.26, -0.42, 0.12, -0.26, 0, -0.2])).at(0, 0.72, 0),
            cylinder(0.008, 0.4, { sides: 8 }).at(0, 0.6, 0),
            lathe([
              [0, 0.02],
              [0.03, 0.04],
              [0.1 + fill * 0.12, 0.14 + fill * 0.18],
              [0.09 + fill * 0.1, 0.16 + fill * 0.18],
              [0, 0.1 + fill * 0.16],
            ]).at(0, 0.72, 0),
          ),
        ),
        part(
          "glass",
          pane(0xcfe4ea),
          bulb(lathe(flats([0, 0, 0.03, 0, 0.06, 0.06, 0.22, 0.22, 0.3, 0.4, 0.28, 0.54, 0.24, 0.59, 0, 0.59]))),
        ),
        part("rings", third("brass"), all(torus(0.045, 0.02).at(0, 0.72, 0), bulb(torus(0.25, 0.025).at(0, 0.57, 0)))),
      ];
    },
  }),
  program({
    id: "scroll",
    nouns: ["parchment", "treasure map", "pirate map", "magic scroll", "old map", "map", "papyrus"],
    about: "an old parchment rolled at both ends: a scroll with a seal, or a treasure map with its cross",
    metresPerUnit: 0.4,
    wears: ["paper", "seal cross", "rod ribbon"],
    params: { wide: [0.66, 0.76], lines: whole(6, 8) },
    traits: { mapped: "map treasure pirate" },
    parts: ({ wide, lines }, { has, random }) => {
      const roll = put(
        lathe(flats([0, -0.5, 0.06, -0.5, 0.085, -0.48, 0.09, 0, 0.085, 0.48, 0.06, 0.5, 0, 0.5]), { sides: 28 }).scale(1, wide, 1),
        [0, 0, 0],
        [0, 0, 90],
      );
      const sheet = flats([0, 0.06, 0.3, 0.02, 0.6, 0, 0.9, 0.03, 1.04, 0.09]);
      const page = sweep(
        sheet.map(([y, z]) => [0, y + 0.06, z] as const),
        wide * 0.47,
        { flatten: 0.025 },
      );
      const at = (y: number) => 0.022 + 0.06 * (y < 0.6 ? (0.6 - y) ** 2 * 2.6 : (y - 0.6) ** 2 * 2.8);
      const word = (y: number, at0: number) => box(random.between(0.05, 0.13), 0.016, 0.01, 0.002).at(at0, y, at(y - 0.06));
      const route = Array.from({ length: 9 }, (_, k) =>
        put(
          box(0.045, 0.018, 0.012, 0.004),
          [-0.2 + k * 0.05, 0.36 + Math.sin(k * 0.8) * 0.1 + k * 0.035, at(0.3 + k * 0.04)],
          [0, 0, 30 + Math.cos(k * 0.8) * 40],
        ),
      );
      return [
        part("page", main("paper", 0xe3cb94), page),
        part("rolls", main("paper", 0xd6ba7e), all(roll.at(0, 0.06, 0.1), roll.at(0, 1.12, 0.14))),
        !has("mapped") &&
          part(
            "rods",
            third("wood", 0x6b3a1f),
            all(
              put(cylinder(0.03, wide + 0.24), [0, 0.06, 0.1], [0, 0, 90]),
              put(cylinder(0.03, wide + 0.24), [0, 1.12, 0.14], [0, 0, 90]),
              sphere(0.05, 1, 16).scatter(
                [0.06, 1.12].flatMap((y) => [1, -1].map((s) => ({ at: [s * (wide / 2 + 0.13), y, y < 0.5 ? 0.1 : 0.14] as const }))),
              ),
            ),
          ),
        has("mapped")
          ? part(
              "route",
              fixed("leather", 0x5a3a24),
              all(
                ...route,
                ...[0, 1, 2].map((k) =>
                  put(extrude(circle(0.05, 3), 0.012), [0.16 - k * 0.09, 0.36 + k * 0.03, at(0.3) + 0.004], [0, 0, 90]),
                ),
              ),
            )
          : part(
              "writing",
              fixed("leather", 0x3a2618),
              all(...Array.from({ length: lines }, (_, k) => all(...[-0.2, -0.04, 0.13].map((x) => word(0.92 - k * 0.085, x))))),
            ),
        part(
          "seal",
          second("plastic", 0xa8152f),
          has("mapped")
            ? all(...[45, -45].map((a) => put(box(0.16, 0.035, 0.02, 0.008), [0.22, 0.84, 0.028], [0, 0, a])))
            : all(
                put(cylinder(0.09, 0.03, { bevel: 0.012 }), [0.16, 0.24, 0.05], [84, 0, 0]),
                put(extrude(star(5, 0.05, 0.022), 0.02), [0.16, 0.24, 0.072], [-6, 0, 0]),
              ),
        ),
      ];
    },
  }),
];
