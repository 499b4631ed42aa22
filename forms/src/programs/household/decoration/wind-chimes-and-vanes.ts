import { all, cylinder, extrude, type Form, lathe, sphere, torus } from "@blenda/forge/language/form";
import { symmetric } from "@blenda/forge/language/lists";
import { flat, row } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { petal } from "@blenda/forge/language/petal";
import { many, twin } from "@blenda/forge/language/places";
import { part, program, spins, whole } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { drumX, drumZ, hose, rod } from "@blenda/forge/language/shorthand";
import { fade } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const rooster = softOutline(
  flat`-0.06 0, 0.06 0, 0.2 0.1, 0.28 0.24, 0.3 0.36, 0.28 0.44, 0.36 0.46, 0.28 0.51, 0.26 0.58, 0.2 0.53, 0.15 0.57, 0.14 0.48, 0.12 0.38, 0 0.3, -0.12 0.32, -0.2 0.46, -0.34 0.54, -0.46 0.48, -0.48 0.34, -0.4 0.38, -0.42 0.24, -0.32 0.28, -0.32 0.16, -0.2 0.06`,
  4,
);

export const inTheAir = [
  program({
    id: "weather vane",
    nouns: ["weathervane", "weathercock", "wind vane", "weather cock", "rooster weather vane"],
    about: "a rooster over an arrow that turns with the wind, and the four quarters",
    metresPerUnit: 0.7,
    wears: ["rooster arrow", "pole", "ball"],
    params: { long: [0.9, 1.05], heading: [-30, 30] },
    parts: ({ long, heading }) => {
      const turned = (form: Form) => form.turn(0, heading, 0);
      const motion = { motion: spins([0, 1, 0], [0, 1, 0]) };
      const letter = (bars: readonly (readonly [number, number, number, number])[], x: number, z: number) =>
        all(...bars.map(([a, b, c, d]) => rod([a, b, 0], [c, d, 0], 0.014))).at(x, 0.62, z);
      return [
        part(
          "pole",
          second("iron", 0x6f7378),
          all(
            rod([0, 0.1, 0], [0, 1.1, 0], 0.024),
            lathe(flat`0 0, 0.16 0, 0.16 0.03, 0.05 0.07, 0.035 0.2, 0 0.2`, { sides: 32 }),
            rod([-0.36, 0.62, 0], [0.36, 0.62, 0], 0.014),
            rod([0, 0.62, -0.36], [0, 0.62, 0.36], 0.014),
          ),
        ),
        part(
          "quarters",
          second("iron", 0x6f7378),
          all(
            letter(
              [
                [0.06, -0.07, 0.06, 0.07],
                [-0.06, 0.07, -0.06, -0.07],
                [-0.06, 0.07, 0.06, -0.07],
              ],
              0,
              0.38,
            ),
            letter(
              [
                [-0.04, -0.07, -0.04, 0.07],
                [-0.04, 0.07, 0.05, 0.07],
                [-0.04, 0, 0.03, 0],
                [-0.04, -0.07, 0.05, -0.07],
              ],
              0.42,
              0,
            ),
            letter(
              [
                [-0.07, 0.07, -0.035, -0.07],
                [-0.035, -0.07, 0, 0.03],
                [0, 0.03, 0.035, -0.07],
                [0.035, -0.07, 0.07, 0.07],
              ],
              -0.43,
              0,
            ),
            letter(
              [
                [0.05, 0.07, -0.05, 0.06],
                [-0.05, 0.06, -0.05, 0.01],
                [-0.05, 0.01, 0.05, -0.01],
                [0.05, -0.01, 0.05, -0.06],
                [0.05, -0.06, -0.05, -0.07],
              ],
              0,
              -0.38,
            ),
          ),
        ),
        part("balls", third("brass", 0xd0a24a), all(sphere(0.06, 1, 24).at(0, 0.36, 0), sphere(0.045, 1, 20).at(0, 0.82, 0))),
        part(
          "arrow",
          main("copper", 0xb8703a),
          turned(
            all(
              drumX(0.018, long).at(0, 0.98, 0),
              extrude(flat`0 -0.09, 0.18 0, 0 0.09`, 0.024, 0.006).at(long / 2 - 0.04, 0.98, 0),
              extrude(flat`-0.18 -0.08, -0.08 -0.08, 0.06 0, -0.08 0.08, -0.18 0.08, -0.1 0`, 0.024, 0.006).at(-long / 2, 0.98, 0),
            ),
          ),
          motion,
        ),
        part("rooster", main("copper", 0xb8703a), turned(extrude(rooster, 0.04, 0.012).at(0, 1.06, 0)), motion),
        part("eye", fixed("brass", 0xe6c27a), turned(drumZ(0.018, 0.046).at(0.23, 1.54, 0)), motion),
      ];
    },
  }),
  program({
    id: "wind chime",
    nouns: ["wind chimes", "windchime", "wind bell", "chimes"],
    about: "metal tubes that hang from a wooden disc, with a clapper and a sail",
    metresPerUnit: 0.5,
    wears: ["disc wood", "tube", "sail cord"],
    params: { tubes: whole(5, 7), step: [0.05, 0.09] },
    parts: ({ tubes, step }) => {
      const around = (make: (at: number) => Form) =>
        all(
          ...Array.from({ length: tubes }, (_, at) =>
            make(at)
              .at(0, 0, 0.22)
              .turn(0, (at * 360) / tubes, 0),
          ),
        );
      const long = (at: number) => 0.44 + at * step;
      return [
        part(
          "disc",
          main("wood", 0x8a5630),
          all(
            cylinder(0.28, 0.05, { bevel: 0.018, sides: 44 }).at(0, 1.4, 0),
            cylinder(0.11, 0.03, { bevel: 0.01 }).at(0, 1.0, 0),
            sphere(0.04, 1, 18).at(0, 1.68, 0),
          ),
        ),
        part(
          "tubes",
          second("steel", 0xc9cccf),
          around((at) =>
            lathe(flat`0.022 0, 0.034 0, 0.034 ${long(at)}, 0.022 ${long(at)}, 0.022 0`, { sides: 20 }).at(0, 1.26 - long(at), 0),
          ),
        ),
        part(
          "cords",
          third("fabric", 0xd9c9a8),
          all(
            around(() => rod([0, 1.24, 0], [0, 1.39, 0], 0.007)),
            rod([0, 0.34, 0], [0, 1.4, 0], 0.007),
            rod([0, 1.42, 0.22], [0, 1.66, 0], 0.008).ring(3),
            hose(row`0 1.7 0, 0.04 1.78 0, 0 1.84 0, -0.04 1.78 0, 0 1.71 0`, 0.01),
          ),
        ),
        part("sail", main("wood", 0x8a5630), extrude(symmetric([0, 0, 0.09, 0.1, 0.1, 0.2, 0, 0.34], 4), 0.03, 0.01).at(0, 0.04, 0)),
        part(
          "caps",
          fixed("brass", 0xd0a24a),
          around(() => cylinder(0.037, 0.024, { sides: 20 }).at(0, 1.25, 0)),
        ),
      ];
    },
  }),
  program({
    id: "dreamcatcher",
    nouns: ["dream catcher", "dream-catcher"],
    about: "a hoop with a woven net, beads and hanging feathers",
    metresPerUnit: 0.5,
    wears: ["hoop", "feather", "bead"],
    params: { points: whole(8, 10), feathers: whole(3, 3), long: [0.4, 0.5] },
    parts: ({ points, long }) => {
      const ringAt = (radius: number, shift: number) =>
        Array.from(
          { length: points },
          (_, at) =>
            [
              Math.cos(((at + shift) * 2 * Math.PI) / points) * radius,
              1.1 + Math.sin(((at + shift) * 2 * Math.PI) / points) * radius,
              0,
            ] as const,
        );
      const levels = [0.42, 0.31, 0.22, 0.14, 0.07].map((radius, at) => ringAt(radius, at / 2));
      const net = levels
        .slice(1)
        .flatMap((ring, level) =>
          ring.flatMap((point, at) => [rod(levels[level][at], point, 0.005), rod(levels[level][(at + 1) % points], point, 0.005)]),
        );
      const feather = (x: number, y: number, size: number) =>
        all(
          petal(size, 0.16, { thick: 0.014, widest: 0.5, foot: 0.3, tip: 0.1, curl: 14 }),
          rod([0, -0.06, 0], [0, size * 0.9, 0.01], 0.007),
        )
          .turn(180, 0, 0)
          .at(x, y, 0);
      const hangs = [
        [-0.3, 0.78, 0.62],
        [0, 0.66, 0.46],
        [0.3, 0.78, 0.62],
      ] as const;
      return [
        part(
          "hoop",
          main("leather", 0x8a5630),
          all(facing(torus(0.42, 0.03)).at(0, 1.1, 0), hose(row`0 1.52 0, 0.05 1.6 0, 0 1.68 0, -0.05 1.6 0, 0 1.53 0`, 0.012)),
        ),
        part(
          "wraps",
          fixed("leather", 0x5a3820),
          many(points, (at) => put(drumX(0.036, 0.04, 0.006).at(0, 0.42, 0), [0, 1.1, 0], [0, 0, (at * 360) / points - 90])),
        ),
        part("net", fixed("fabric", 0xf1e9d6), all(...net)),
        part("cords", fixed("leather", 0x5a3820), all(...hangs.map(([x, from, to]) => rod([x, from + 0.03, 0], [x, to - 0.06, 0], 0.008)))),
        part(
          "feathers",
          second("fabric", 0xf4efe4, { paint: [fade(0x4a6f86, 0.3, 0.05)] }),
          all(...hangs.map(([x, , to]) => feather(x, to - 0.08, long))),
        ),
        part(
          "beads",
          third("jade", 0x3fa39a),
          all(
            ...hangs.flatMap(([x, , to]) => [0, 1].map((at) => sphere(0.03 - at * 0.006, 1, 16).at(x, to - 0.02 + at * 0.055, 0))),
            sphere(0.034, 1, 18).at(0.02, 1.1, 0.01),
            sphere(0.022, 1, 14).at(-0.17, 1.24, 0.01),
          ),
        ),
      ];
    },
  }),
  program({
    id: "bird bath",
    nouns: ["birdbath", "garden bird bath", "bird basin"],
    about: "a stone basin of water on a turned column, with a small bird on its edge",
    metresPerUnit: 0.8,
    wears: ["stone basin", "water", "bird"],
    params: { tall: [0.72, 0.9], wide: [0.44, 0.52] },
    sockets: ({ tall, wide }) => ({ inside: { at: [0, tall + 0.08, 0], size: [wide, 0.3, wide] } }),
    parts: ({ tall, wide }) => [
      part(
        "column",
        main("stone", 0xb9b3a6),
        lathe(
          flat`0 0, 0.3 0, 0.3 0.06, 0.24 0.1, 0.14 0.16, 0.09 0.24, 0.13 ${tall * 0.5}, 0.08 ${tall - 0.12}, 0.13 ${tall - 0.06}, 0.16 ${tall}, 0 ${tall}`,
        ),
      ),
      part(
        "basin",
        main("stone", 0xb9b3a6),
        lathe(
          flat`0 ${tall - 0.02}, 0.16 ${tall - 0.02}, ${wide * 0.8} ${tall + 0.08}, ${wide} ${tall + 0.16}, ${wide} ${tall + 0.19}, ${wide - 0.05} ${tall + 0.19}, ${wide - 0.1} ${tall + 0.12}, 0 ${tall + 0.07}`,
          { sides: 64, ribs: 14, ribDepth: 0.03 },
        ),
      ),
      part(
        "water",
        { ...second("glass", 0x7fb8cc), clear: "liquid" },
        cylinder(wide - 0.09, 0.02, { sides: 48, bevel: 0 }).at(0, tall + 0.135, 0),
      ),
      part(
        "bird",
        third("plastic", 0xc2582e),
        all(
          sphere(0.075, 1, 20).scale(1.4, 1, 1).at(0, 0.07, 0),
          sphere(0.05, 1, 18).at(0.09, 0.15, 0),
          rod([-0.08, 0.08, 0], [-0.2, 0.13, 0], 0.035, 0.02),
          twin(sphere(0.05, 1, 14).scale(1.4, 0.8, 0.4), 0, 0, 0).at(-0.02, 0.085, 0.06),
        )
          .turn(0, 30, 0)
          .at(-wide * 0.66, tall + 0.19, wide * 0.66),
      ),
      part(
        "beak",
        fixed("plastic", 0xe8a92f),
        put(cylinder(0.018, 0.06, { top: 0, sides: 12 }), [-wide * 0.66 + 0.128, tall + 0.335, wide * 0.66 - 0.074], [0, 30, -90]),
      ),
      part(
        "legs",
        fixed("plastic", 0x5a3f2a),
        all(rod([0, -0.02, 0.02], [0, 0.04, 0.02], 0.008), rod([0, -0.02, -0.02], [0, 0.04, -0.02], 0.008)).at(
          -wide * 0.66,
          tall + 0.19,
          wide * 0.66,
        ),
      ),
    ],
  }),
];
