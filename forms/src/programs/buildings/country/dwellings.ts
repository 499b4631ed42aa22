import { all, box, cylinder, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, grouped, row, way } from "@blenda/forge/language/numbers";
import { pieces } from "@blenda/forge/language/pieces";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, slides, turns, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { courses, rings } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { bark, foliage, grass, land } from "../places/ground.ts";
import { gabledWalls, gableRoof, lawn, planks, shingles } from "./walls.ts";

export const dwellings = [
  program({
    id: "treehouse",
    nouns: ["tree house", "tree fort", "house in a tree", "treehouse hut"],
    about: "a wooden hut on a platform in a big tree, with a ladder",
    metresPerUnit: 3,
    isLarge: true,
    wears: ["wall wood", "leaf tree", "roof"],
    params: { high: [0.8, 0.95], turn: [-8, 8] },
    parts: ({ high, turn }, { random }) => {
      const h = high;
      return [
        part(
          "trunk",
          bark,
          all(
            sweep(way`0 -0.05 -0.12, 0.02 ${h * 0.5} -0.12, -0.02 ${h} -0.14, 0 ${h + 0.9} -0.16`, [0.2, 0.15, 0.14, 0.1]),
            sweep(way`0 ${h - 0.2} -0.12, 0.3 ${h + 0.05} -0.2, 0.6 ${h + 0.5} -0.25`, [0.09, 0.07, 0.04]),
            sweep(way`0 ${h - 0.25} -0.12, -0.34 ${h + 0.05} -0.2, -0.62 ${h + 0.55} -0.2`, [0.09, 0.07, 0.04]),
            ...[0, 1, 2, 3, 4].map((n) =>
              sweep(way`0 0.2 0, 0 0.04 0.2, 0 -0.03 0.36`, [0.08, 0.06, 0.02])
                .turn(0, n * 72 + 20, 0)
                .at(0, 0, -0.12),
            ),
          ),
        ),
        part(
          "leaves",
          { ...foliage(0x4f8f3c), slot: 1 },
          all(
            ...grouped(
              row`0 1.15 -0.3 0.42, 0.5 0.8 -0.34 0.34, -0.52 0.85 -0.3 0.36, 0.25 1.2 0.05 0.28, -0.28 1.22 0.02 0.28, 0.78 0.55 -0.3 0.24, -0.8 0.58 -0.26 0.25, 0 0.8 -0.6 0.36`,
              4,
            ).map(([x, y, z, r]) => sphere(r, random.between(0.8, 0.95), 16).at(x, h + y, z)),
          ),
        ),
        pieces(
          "platform",
          main("wood", 0x9c7446, { paint: [rings({ by: -0.4 }, 0.09, { along: "x", width: 0.08 })] }),
          box(1.1, 0.05, 0.95, 0.01).at(0, h, 0.1),
          twin(rod([0.06, h - 0.34, -0.04], [0.42, h, 0.4], 0.03), 0, 0, 0),
          twin(box(0.04, 0.26, 0.04, 0.005).array(3, [0, 0, 0.4]), 0.52, h + 0.14, 0.12),
          twin(box(0.03, 0.03, 0.9, 0.005).array(2, [0, 0.12, 0]), 0.52, h + 0.18, 0.1),
          twin(box(0.32, 0.03, 0.03, 0.005).array(2, [0, 0.12, 0]), 0.36, h + 0.18, 0.53),
        ),
        part(
          "walls",
          main("wood", 0xb58a56, { paint: planks }),
          gabledWalls(0.66, 0.4, 0.24, 0.5)
            .turn(0, turn, 0)
            .at(0, h + 0.02, 0.06),
        ),
        part(
          "roof",
          third("wood", 0x8a3f2c, { paint: shingles }),
          gableRoof(0.66, 0.25, 0.64, 0.04)
            .turn(0, turn, 0)
            .at(0, h + 0.425, 0.06),
        ),
        part(
          "openings",
          fixed("wood", 0x3a2616),
          all(box(0.18, 0.3, 0.02, 0.004).at(-0.12, 0.17, 0.252), twin(box(0.02, 0.16, 0.16, 0.004), 0.333, 0.24, 0))
            .turn(0, turn, 0)
            .at(0, h + 0.02, 0.06),
        ),
        part(
          "window",
          light(0xffd98a),
          box(0.13, 0.13, 0.02, 0.004)
            .at(0.17, 0.24, 0.252)
            .turn(0, turn, 0)
            .at(0, h + 0.02, 0.06),
        ),
        pieces(
          "ladder",
          fixed("wood", 0xc09a64),
          twin(rod([0, 0, 0.74], [0, h + 0.1, 0.54], 0.02), 0.1, 0, 0),
          many(7, (n) => rod([-0.1, 0, 0], [0.1, 0, 0], 0.014).at(0, 0.1 + (n * h) / 7, 0.73 - (n * 0.19) / 7)),
        ),
        part(
          "ground",
          grass(),
          land((x, z) => 0.04 - 0.06 * Math.hypot(x, z), { isRound: true, size: 1.0, deep: 0.12, rows: 8, sides: 44 }),
        ),
      ];
    },
  }),
  program({
    id: "yurt",
    nouns: ["ger", "mongolian tent", "nomad tent", "mongolian yurt"],
    about: "a round felt tent of the steppe with a low pointed roof, a painted door and ropes",
    metresPerUnit: 3,
    isLarge: true,
    wears: ["felt wall", "door", "band trim"],
    params: { tall: [0.48, 0.56], rise: [0.3, 0.38] },
    parts: ({ tall, rise }) => [
      part("felt", main("fabric", 0xf0ead9), lathe(flat`0 0, 0.9 0, 0.92 ${tall}, 0 ${tall + 0.1}`, { sides: 56 })),
      part(
        "roof",
        main("fabric", 0xe6ddc6),
        lathe(
          flat`0 ${tall - 0.03}, 0.96 ${tall - 0.05}, 0.97 ${tall}, 0.2 ${tall + rise}, 0.18 ${tall + rise + 0.02}, 0 ${tall + rise + 0.02}`,
          { sides: 56 },
        ),
      ),
      pieces(
        "bands",
        third("fabric", 0xb8322c, { paint: [courses(0.08, 9, { color: 0xf2c45a, joint: 0.02, round: 0.93 })] }),
        lathe(flat`0.9 ${tall - 0.1}, 0.935 ${tall - 0.1}, 0.94 ${tall - 0.05}, 0.9 ${tall - 0.05}, 0.9 ${tall - 0.1}`, { sides: 56 }),
      ),
      pieces(
        "ropes",
        fixed("fabric", 0x9a7a4c),
        torus(0.922, 0.012).at(0, tall * 0.35, 0),
        torus(0.926, 0.012).at(0, tall * 0.62, 0),
        rod([0, tall + 0.015, 0.96], [0, tall + rise + 0.03, 0.19], 0.012).ring(12, 15),
      ),
      pieces(
        "crown",
        fixed("wood", 0xa8482e),
        torus(0.18, 0.03).at(0, tall + rise + 0.03, 0),
        rod([-0.18, tall + rise + 0.04, 0], [0.18, tall + rise + 0.04, 0], 0.014).ring(4),
        cylinder(0.04, 0.1, { sides: 12 }).at(0.06, tall + rise + 0.12, 0),
      ),
      pieces(
        "frame",
        second("wood", 0xd8862c),
        box(0.44, 0.05, 0.12, 0.008).at(0, tall + 0.02, 0.92),
        twin(box(0.05, tall, 0.12, 0.008), 0.2, tall / 2 + 0.01, 0.92),
        box(0.44, 0.04, 0.16, 0.008).at(0, 0.02, 0.94),
      ),
      part("door", second("wood", 0xc8491f, { paint: planks }), box(0.35, tall - 0.03, 0.04, 0.006).at(0, tall / 2 + 0.01, 0.955), {
        motion: turns([-0.17, 0, 0.955], [0, 1, 0], 0, -100),
      }),
      pieces(
        "ornament",
        fixed("gold"),
        torus(0.06, 0.012)
          .turn(90, 0, 0)
          .at(0, tall * 0.56, 0.978),
        box(0.14, 0.014, 0.01, 0.002).at(0, tall * 0.56, 0.978),
        box(0.014, 0.14, 0.01, 0.002).at(0, tall * 0.56, 0.978),
      ),
      part(
        "ground",
        grass(0x86994c),
        land((x, z) => 0.01 * Math.sin(x * 5 + z * 4), { isRound: true, size: 1.2, deep: 0.08, rows: 8 }),
      ),
    ],
  }),
  program({
    id: "garage",
    nouns: ["car garage", "double garage", "home garage", "carport garage"],
    about: "a garage with a wide ribbed door, a pointed roof and a drive",
    metresPerUnit: 3,
    isLarge: true,
    wears: ["wall", "door", "roof"],
    params: { doors: whole(1, 2), tall: [0.82, 0.92], tone: pick("cream", "brick", "grey") },
    variants: { double: { words: "two-car large", set: { doors: 2 } }, single: { words: "small one-car", set: { doors: 1 } } },
    traits: { brick: "bricks" },
    // Before the door: what is shut in would not be seen.
    sockets: ({ doors }) => ({ inside: { at: [0, 0.012, 1.24], size: [0.7 * doors, 0.7, 1.15] } }),
    parts: ({ doors, tall, tone: usual }, { has }) => {
      const tone = has("brick") ? "brick" : usual;
      const w = 0.5 + doors * 0.82;
      const each = (make: (x: number) => ReturnType<typeof box>) =>
        all(...Array.from({ length: doors }, (_, n) => make((n - (doors - 1) / 2) * 0.88)));
      return [
        part(
          "walls",
          main(tone === "brick" ? "clay" : "concrete", { cream: 0xeadfc8, brick: 0xa8563c, grey: 0xb4b8ba }[tone], {
            paint:
              tone === "brick"
                ? [courses(0.1, 0.04, { color: 0xc9bfb0, joint: 0.006 })]
                : [courses(9, 0.09, { joint: 0.004, isShifted: false })],
          }),
          gabledWalls(w, tall, 0.32, 1.3),
        ),
        part("roof", third("clay", 0x5f6368, { paint: shingles }), gableRoof(w, 0.33, 1.44, 0.05).at(0, tall + 0.005, 0)),
        part(
          "frames",
          fixed("plastic", 0xf6f4ee),
          each((x) =>
            all(box(0.8, 0.05, 0.05, 0.006).at(x, 0.68, 0.655), twin(box(0.05, 0.68, 0.05, 0.006), 0.385, 0.34, 0.655).at(x, 0, 0)),
          ),
        ),
        part(
          "doors",
          second("plastic", 0xe4e6e4, { paint: [courses(0.18, 0.13, { joint: 0.008, isShifted: false })] }),
          each((x) => box(0.73, 0.65, 0.03, 0.004).at(x, 0.33, 0.66)),
          { motion: slides([0, 1, 0], 0.5) },
        ),
        part(
          "panes",
          fixed("glass", 0x42606e),
          each((x) => box(0.13, 0.08, 0.034, 0.004).array(4, [0.175, 0, 0]).at(x, 0.585, 0.662)),
        ),
        pieces("lamps", light(0xffe0a0), ...[-1, 1].map((s) => sphere(0.035, 1.3, 12).at(s * (w / 2 - 0.08), 0.74, 0.69))),
        pieces("brackets", fixed("iron", 0x2f3134), ...[-1, 1].map((s) => box(0.05, 0.03, 0.08, 0.006).at(s * (w / 2 - 0.08), 0.8, 0.68))),
        part(
          "drive",
          fixed("concrete", 0xa9a8a4, { paint: [courses(0.3, 9, { joint: 0.008 })] }),
          box(w - 0.2, 0.04, 1.22, 0.01).at(0, -0.01, 1.25),
        ),
        part("lawn", lawn, box(w + 0.5, 0.05, 2.66, 0.012).at(0, -0.026, 0.56)),
      ];
    },
  }),
];
