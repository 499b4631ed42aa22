import { all, blob, box, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { clouds, fade, rings } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

const stony = [clouds({ by: -0.3 }, 0.25, { share: 0.5 })];

const mushroomTrim = () => [
  part(
    "window frames",
    fixed("wood", 0x6a4022),
    all(
      ...[-52, 52].map((a) =>
        all(torus(0.09, 0.018).turn(90, 0, 0), box(0.018, 0.17, 0.02, 0.004), box(0.17, 0.018, 0.02, 0.004))
          .turn(-10, 0, 0)
          .at(0, 0.36, 0.375)
          .turn(0, a, 0),
      ),
    ),
  ),
  part("knob", fixed("gold"), sphere(0.018, 1, 10).at(0.07, 0.15, 0.45)),
  part(
    "chimney",
    fixed("stone", 0x8a7a70),
    all(cylinder(0.07, 0.3, { bevel: 0.01 }).at(0.3, 1.16, -0.14), cylinder(0.09, 0.05, { bevel: 0.012 }).at(0.3, 1.3, -0.14)),
  ),
  part("grass", fixed("plastic", 0x4f8a38), petal(0.16, 0.05, { curl: 40 }).turn(24, 0, 0).at(0, 0, 0.5).ring(26, 8)),
];

export const legends = [
  program({
    id: "sword in the stone",
    nouns: ["excalibur", "sword in stone", "sword in a stone"],
    about: "the king's sword stuck in a mossy stone",
    metresPerUnit: 0.9,
    wears: ["blade", "hilt guard", "gem"],
    params: { tilt: [-7, 7] },
    parts: ({ tilt }) => {
      const lean = (form: Form) => form.turn(0, 0, tilt).at(0, 0.4, 0);
      return [
        part(
          "stone",
          fixed("stone", 0x84868a, { paint: [...stony, fade(0x5f8a3c, 0.6, 0.95, { along: "up", wave: 0.3, share: 0.8 })] }),
          blob(
            [
              { at: [0, 0.18, 0], radius: 0.36 },
              { at: [0.26, 0.14, 0.1], radius: 0.24 },
              { at: [-0.28, 0.14, -0.02], radius: 0.26 },
              { at: [0.02, 0.12, 0.26], radius: 0.2 },
              { at: [-0.06, 0.3, -0.06], radius: 0.26 },
            ],
            0.1,
            0.05,
          ),
        ),
        part("blade", main("steel", 0xd6dde4), lean(extrude(flat`-0.07 0, 0.07 0, 0.07 0.74, -0.07 0.74`, 0.03, 0.014))),
        part("groove", fixed("steel", 0x9aa4ae), lean(box(0.022, 0.68, 0.036, 0.004).at(0, 0.38, 0))),
        part(
          "hilt",
          second("gold", 0xe0b43a),
          lean(
            all(
              sweep(way`-0.28 0.8 0, -0.14 0.75 0, 0 0.75 0, 0.14 0.75 0, 0.28 0.8 0`, [0.03, 0.04, 0.045, 0.04, 0.03]),
              sphere(0.065, 1, 20).at(0, 1.1, 0),
              sphere(0.04, 1, 14).at(0.29, 0.81, 0).mirror("x"),
            ),
          ),
        ),
        part(
          "grip",
          fixed("leather", 0x5a2436, { paint: [rings({ by: -0.4 }, 0.035, { width: 0.3 })] }),
          lean(cylinder(0.038, 0.3, { bevel: 0.01 }).at(0, 0.92, 0)),
        ),
        part("gem", third("crystal", 0x2f6fd0), lean(sphere(0.035, 1, 12).at(0, 0.755, 0.045))),
      ];
    },
  }),
  program({
    id: "mushroom house",
    nouns: ["fairy house", "gnome house", "smurf house", "toadstool house", "elf house"],
    about: "a house in a red mushroom with a door, windows and a chimney",
    metresPerUnit: 0.8,
    wears: ["cap roof", "stem wall", "door"],
    params: { cap: [0.66, 0.74] },
    parts: ({ cap }) => [
      part(
        "cap",
        main("plastic", 0xc8281f),
        lathe(flat`0 0.66, 0.3 0.64, ${cap} 0.6, ${cap + 0.03} 0.66, ${cap * 0.92} 0.86, ${cap * 0.62} 1.1, ${cap * 0.28} 1.22, 0 1.25`, {
          smooth: 40,
        }),
      ),
      part(
        "spots",
        fixed("plastic", 0xf8f3ea),
        all(
          ...[
            [0, 0.9, 14],
            [50, 0.5, 26],
            [120, 0.72, 20],
            [200, 0.52, 26],
            [255, 0.86, 15],
            [310, 0.6, 22],
            [20, 0.22, 40],
          ].map(([a, out, lean]) =>
            sphere(0.1, 1, 18)
              .scale(1, 0.5, 1)
              .turn(90 - lean * 2, 0, 0)
              .at(0, 1.25 - out * out * 0.5, out * cap)
              .turn(0, a, 0),
          ),
        ),
      ),
      part("stem", second("paper", 0xf0e4c8), lathe(flat`0 0, 0.44 0, 0.46 0.06, 0.36 0.3, 0.32 0.64, 0 0.66`, { smooth: 26 })),
      part(
        "gills",
        fixed("paper", 0xe9d6ae),
        lathe(flat`0.28 0.6, ${cap - 0.06} 0.6, ${cap - 0.08} 0.64, 0.28 0.66, 0.28 0.6`, { ribs: 40, ribDepth: 0.03 }),
      ),
      part(
        "door",
        third("wood", 0x7a4a26),
        extrude(
          [
            [-0.12, 0],
            [0.12, 0],
            [0.12, 0.24],
            [0.07, 0.33],
            [0, 0.36],
            [-0.07, 0.33],
            [-0.12, 0.24],
          ],
          0.06,
          0.012,
        )
          .turn(-12, 0, 0)
          .at(0, 0.01, 0.42),
        { motion: turns([-0.12, 0.1, 0.42], [0, 1, 0], 0, -70) },
      ),
      part(
        "frame",
        fixed("stone", 0x9a958c),
        sweep(way`-0.14 0 0.44, -0.14 0.24 0.4, -0.08 0.35 0.375, 0 0.39 0.37, 0.08 0.35 0.375, 0.14 0.24 0.4, 0.14 0 0.44`, 0.03),
      ),
      part(
        "windows",
        light(0xffd98a),
        all(...[-52, 52].map((a) => sphere(0.085, 1, 20).scale(1, 1, 0.3).turn(-10, 0, 0).at(0, 0.36, 0.35).turn(0, a, 0))),
      ),
      ...mushroomTrim(),
    ],
  }),
  program({
    id: "floating island",
    nouns: ["sky island", "flying island", "floating rock"],
    about: "a piece of land that floats: grass and a tree above, rock below",
    metresPerUnit: 6,
    wears: ["grass", "rock earth", "tree leaf"],
    params: { spikes: whole(7, 9) },
    sockets: () => ({ top: { at: [0.2, 1.04, 0.2], size: [0.8, 0.8, 0.8] } }),
    parts: ({ spikes }, { random }) => [
      part(
        "grass",
        main("fabric", 0x5f9a3c, { paint: [clouds({ by: -0.25 }, 0.2, { share: 0.5 })] }),
        lathe(flat`0 0.88, 0.72 0.86, 0.78 0.92, 0.74 0.98, 0.5 1.03, 0 1.05`, { ribs: 9, ribDepth: 0.06 }),
      ),
      part(
        "rock",
        second("stone", 0x8a6f58, { paint: [...stony, rings({ by: -0.25 }, 0.15, { width: 0.3, share: 0.5 })] }),
        all(
          lathe(flat`0 0.2, 0.1 0.26, 0.3 0.48, 0.44 0.6, 0.68 0.82, 0.72 0.9, 0 0.92`, { ribs: 9, ribDepth: 0.12 }),
          ...Array.from({ length: spikes }, (_, at) => {
            const [a, r, drop] = [(at / spikes) * 6.283, random.between(0.2, 0.5), random.between(0.25, 0.6)];
            return lathe(flat`0 ${-drop}, 0.03 ${-drop + 0.04}, 0.12 0, 0.13 0.14, 0 0.16`, { sides: 7 }).at(
              r * Math.cos(a),
              0.78 - (0.5 - r) * 0.5,
              r * Math.sin(a),
            );
          }),
        ),
      ),
      part("trunk", fixed("wood", 0x6a4a2c), sweep(way`-0.2 1.0 -0.1, -0.19 1.2 -0.1, -0.22 1.42 -0.1`, [0.07, 0.05, 0.04])),
      part(
        "leaves",
        third("fabric", 0x3f8a3f, { paint: [clouds({ by: 0.25 }, 0.1, { share: 0.5 })] }),
        blob(
          [
            { at: [-0.22, 1.6, -0.1], radius: 0.24 },
            { at: [-0.04, 1.5, -0.04], radius: 0.16 },
            { at: [-0.4, 1.5, -0.12], radius: 0.16 },
            { at: [-0.2, 1.5, 0.1], radius: 0.15 },
          ],
          0.06,
          0.045,
        ),
      ),
      part(
        "stones",
        fixed("stone", 0x9a9a98),
        all(
          sphere(0.08, 0.7, 10).at(0.34, 1.03, 0.24),
          sphere(0.05, 0.7, 10).at(0.46, 1.02, 0.14),
          sphere(0.1, 1, 9).at(0.5, 0.3, 0.2),
          sphere(0.06, 1, 8).at(-0.52, 0.4, 0.24),
        ),
      ),
      part(
        "water",
        fixed("glass", 0x4fb0d8),
        all(
          lathe(flat`0 1.035, 0.17 1.035, 0.18 1.05, 0 1.055`).at(0.26, 0, -0.24),
          sweep(way`0.36 1.045 -0.3, 0.6 1.0 -0.42, 0.68 0.86 -0.46, 0.68 0.4 -0.47`, [0.07, 0.07, 0.06, 0.02], { flatten: 0.4 }),
        ),
      ),
    ],
  }),
];
