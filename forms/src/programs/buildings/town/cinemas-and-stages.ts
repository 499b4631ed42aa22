import { all, box, cylinder, extrude, type Form, sphere, torus } from "@blenda/forge/language/form";
import { letters, upright } from "@blenda/forge/language/letters";
import { arc } from "@blenda/forge/language/lists";
import { star } from "@blenda/forge/language/outlines";
import { pieces } from "@blenda/forge/language/pieces";
import { four, many, twin } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { courses, rings, stripes } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { archOutline } from "../country/walls.ts";
import { block, column, ledge, pavement, pediment, steps, trim } from "./fronts.ts";

/** A curtain that hangs in folds, facing the front: so wide, so high, standing on y = 0. */
const curtain = (wide: number, high: number): Form =>
  cylinder(wide / 12, high, { sides: 12, bevel: 0.004 })
    .array(8, [wide / 8, 0, 0])
    .at(0, high / 2, 0);
const truss = (long: number): Form =>
  all(
    rod([-long / 2, 0, 0], [long / 2, 0, 0], 0.014).array(2, [0, 0.1, 0]),
    many(Math.round(long / 0.12), (n) =>
      rod([-long / 2 + n * 0.12, n % 2 ? 0.05 : -0.05, 0], [-long / 2 + (n + 1) * 0.12, n % 2 ? -0.05 : 0.05, 0], 0.008),
    ),
  );

export const shows = [
  program({
    id: "cinema",
    nouns: ["movie theater", "movie theatre", "picture house", "movie house", "film theater"],
    about: "a cinema with a lit marquee, an upright sign, posters and a ticket booth",
    metresPerUnit: 8,
    isLarge: true,
    wears: ["wall", "marquee sign", "letter board"],
    params: { tall: [1.0, 1.15], tone: pick("teal", "cream", "plum") },
    parts: ({ tall, tone }, { isInscribed }) => [
      pieces(
        "walls",
        main("clay", { teal: 0x4f8a8a, cream: 0xe6d8b8, plum: 0x7a4a66 }[tone], {
          paint: [courses(9, 0.1, { isShifted: false, joint: 0.004 })],
        }),
        block({ wide: 1.3, deep: 0.9, tall }),
        box(0.44, tall + 0.24, 0.1, 0.01).at(0, (tall + 0.24) / 2, 0.45),
      ),
      pieces(
        "trim",
        trim,
        ledge({ wide: 1.3, deep: 0.9, tall }),
        box(0.03, tall * 0.44, 0.03, 0.006)
          .array(5, [0.09, 0, 0])
          .at(0.42, tall * 0.72, 0.46)
          .mirror("x"),
      ),
      pieces(
        "marquee",
        second("plastic", 0xb8242c),
        box(1.1, 0.05, 0.4, 0.01).at(0, 0.58, 0.62),
        box(1.1, 0.05, 0.4, 0.01).at(0, 0.4, 0.62),
        box(0.16, 0.68, 0.24, 0.014).at(0, tall + 0.02, 0.56),
        box(0.1, 0.12, 0.18, 0.014).at(0, tall + 0.4, 0.56),
      ),
      part("board", third("plastic", 0xfbf6e2), box(1.06, 0.14, 0.37, 0.006).at(0, 0.49, 0.62)),
      !isInscribed && part("film", fixed("plastic", 0x24262a), letters("NEON NIGHT", 0.06).at(0, 0.49, 0.81)),
      !isInscribed &&
        pieces(
          "letters",
          light(0xffe08a),
          upright("CINEMA", 0.08, 0.02).at(0, tall + 0.02, 0.685),
          upright("CINEMA", 0.08, 0.02)
            .turn(0, 90, 0)
            .at(0.085, tall + 0.02, 0.56),
          upright("CINEMA", 0.08, 0.02)
            .turn(0, -90, 0)
            .at(-0.085, tall + 0.02, 0.56),
        ),
      pieces(
        "bulbs",
        light(0xffd25a),
        sphere(0.016, 1, 8).array(21, [0.053, 0, 0]).at(0, 0.58, 0.825),
        sphere(0.016, 1, 8).array(21, [0.053, 0, 0]).at(0, 0.4, 0.825),
      ),
      pieces("star", light(0xfff0b0), extrude(star(5, 0.09, 0.04), 0.03, 0.004).at(0, tall + 0.54, 0.56)),
      pieces("doors", fixed("glass", 0x2f4452), twin(box(0.2, 0.32, 0.02, 0.004), 0.3, 0.17, 0.46)),
      pieces(
        "booth",
        fixed("plastic", 0xd8a83a),
        cylinder(0.12, 0.16, { sides: 20 }).at(0, 0.08, 0.56),
        cylinder(0.13, 0.03, { sides: 20 }).at(0, 0.35, 0.56),
      ),
      part("booth glass", fixed("glass", 0x7fb0c0), cylinder(0.11, 0.18, { sides: 20 }).at(0, 0.25, 0.56)),
      pieces("posters", fixed("paper", 0x3f6fae), twin(box(0.14, 0.22, 0.02, 0.004), 0.52, 0.2, 0.456)),
      pieces("frames", fixed("brass", 0xc8a050), twin(box(0.17, 0.25, 0.014, 0.004), 0.52, 0.2, 0.452)),
      part("carpet", fixed("fabric", 0xa8242c), box(0.7, 0.012, 0.5, 0.002).at(0, 0.012, 0.7)),
      part("pavement", pavement, box(1.7, 0.05, 1.6, 0.012).at(0, -0.02, 0.22)),
    ],
  }),
  program({
    id: "theatre",
    nouns: ["theater", "opera house", "opera", "playhouse theatre", "concert hall"],
    about: "a grand theatre: columns above a stair, a gable with the two masks and a green dome",
    metresPerUnit: 10,
    isLarge: true,
    wears: ["wall stone", "dome roof", "mask gold"],
    params: { columns: whole(5, 6), tall: [0.84, 0.94] },
    parts: ({ columns, tall }) => {
      const bays = Array.from({ length: columns - 1 }, (_, n) => (n - (columns - 2) / 2) * (1.0 / (columns - 1)));
      const mask = (mouth: number) =>
        all(sphere(0.07, 1.15, 18).scale(1, 1, 0.45), torus(0.03, 0.012).turn(90, 0, 0).scale(1, 0.5, 1).at(0, mouth, 0.026));
      return [
        pieces(
          "walls",
          main("stone", 0xe6d6b4),
          block({ wide: 1.5, deep: 0.9, tall }).at(0, 0.1, -0.2),
          box(1.1, tall, 0.2, 0.01).at(0, tall / 2 + 0.1, 0.3),
          cylinder(0.4, 0.3, { sides: 40 }).at(0, tall + 0.2, -0.25),
        ),
        pieces(
          "front",
          main("stone", 0xf3e9d2),
          column(0.46, 0.04)
            .array(columns, [1.0 / (columns - 1), 0, 0])
            .at(0, 0.46, 0.47),
          box(1.16, 0.05, 0.24, 0.008).at(0, 0.45, 0.44),
          box(1.16, 0.1, 0.26, 0.008).at(0, 0.96, 0.44),
          pediment(1.22, 0.26, 0.28).at(0, 1.01, 0.44),
          ledge({ wide: 1.5, deep: 0.9, tall: tall + 0.1 }).at(0, 0, -0.2),
          box(0.06, 0.36, 0.14, 0.006)
            .array(columns, [1.0 / (columns - 1), 0, 0])
            .at(0, 0.27, 0.46),
        ),
        part(
          "dome",
          second("copper", 0x6fa38c, { paint: [stripes({ by: -0.25 }, 16, { width: 0.1 })] }),
          all(sphere(0.4, 0.85, 36).at(0, tall + 0.33, -0.25), sphere(0.05, 1.6, 14).at(0, tall + 0.7, -0.25)),
        ),
        pieces("doors", fixed("wood", 0x6a2f24), ...bays.map((x) => extrude(archOutline(0.12, 0.28), 0.02, 0.003).at(x, 0.1, 0.405))),
        pieces(
          "windows",
          light(0xffdc94),
          ...bays.map((x) => extrude(archOutline(0.12, 0.34), 0.02, 0.003).at(x, 0.52, 0.405)),
          ...[-0.16, 0.16].map((x) => extrude(archOutline(0.1, 0.3), 0.02, 0.003).at(x + Math.sign(x) * 0.49, 0.5, 0.255)),
        ),
        pieces(
          "masks",
          third("gold", 0xd8ad45),
          mask(-0.03).turn(0, 0, 10).at(-0.09, 1.11, 0.59),
          mask(-0.035).turn(0, 0, -10).at(0.09, 1.12, 0.585),
        ),
        pieces(
          "eyes",
          fixed("plastic", 0x2a1c14),
          ...[-0.09, 0.09].map((x) => twin(sphere(0.014, 0.6, 8), 0.026, 1.135, 0.615).at(x, 0, 0)),
        ),
        pieces("steps", fixed("stone", 0xc9bda6), box(1.6, 0.1, 1.2, 0.01).at(0, 0.05, -0.06), steps(1.1, 0.1, 4).at(0, 0, 0.53)),
        part("carpet", fixed("fabric", 0xa8242c), box(0.2, 0.01, 0.36, 0.002).at(0, 0.012, 0.98)),
        part("pavement", pavement, box(2.0, 0.05, 2.0, 0.012).at(0, -0.02, 0.2)),
      ];
    },
  }),
  program({
    id: "stage",
    nouns: ["theatre stage", "theater stage", "puppet stage", "school stage"],
    about: "a wooden stage with red curtains, a golden arch, footlights and steps",
    metresPerUnit: 4,
    isLarge: true,
    wears: ["curtain", "arch frame", "floor"],
    params: { wide: [1.5, 1.75], open: [0.24, 0.34] },
    sockets: () => ({ top: { at: [0, 0.24, 0.16], size: [0.9, 0.8, 0.5] } }),
    parts: ({ wide, open }) => [
      pieces(
        "curtains",
        main("fabric", 0xb01f2c, { paint: [rings({ by: -0.3 }, 0.06, { along: "x" })] }),
        twin(curtain(wide * open, 0.98), wide / 2 - (wide * open) / 2, 0.22, 0),
        many(5, (n) =>
          sphere(wide / 9, 0.7, 16)
            .scale(1, 1, 0.3)
            .at((n - 2) * (wide / 5), 1.18, 0.04),
        ),
      ),
      part(
        "backdrop",
        fixed("fabric", 0x2f4a86, { paint: [rings({ by: 0.08 }, 0.1, { along: "x" })] }),
        box(wide, 1.0, 0.03, 0.004).at(0, 0.72, -0.42),
      ),
      pieces(
        "arch",
        second("gold", 0xcfa24a),
        twin(box(0.14, 1.12, 0.16, 0.014), wide / 2 + 0.05, 0.76, 0.04),
        box(wide + 0.3, 0.16, 0.18, 0.014).at(0, 1.34, 0.04),
        box(wide + 0.4, 0.05, 0.22, 0.01).at(0, 1.44, 0.04),
        twin(box(0.2, 0.08, 0.2, 0.01), wide / 2 + 0.05, 0.24, 0.04),
        sphere(0.12, 1, 20).scale(1.5, 1, 0.4).at(0, 1.42, 0.1),
      ),
      pieces(
        "floor",
        third("wood", 0x9a6a3a, { grain: "z", paint: [rings({ by: -0.35 }, 0.09, { along: "x", width: 0.06 })] }),
        box(wide + 0.3, 0.22, 1.1, 0.012).at(0, 0.11, 0.1),
      ),
      pieces(
        "steps",
        third("wood", 0x7f5530),
        twin(all(box(0.26, 0.15, 0.12, 0.008).at(0, 0.075, 0.71), box(0.26, 0.075, 0.12, 0.008).at(0, 0.037, 0.83)), wide / 2 - 0.12, 0, 0),
      ),
      part(
        "footlights",
        light(0xffe7a8),
        sphere(0.026, 1, 10)
          .array(9, [wide * 0.09, 0, 0])
          .at(0, 0.24, 0.62),
      ),
      part(
        "spots",
        fixed("iron", 0x2a2b2f),
        all(...[-0.4, 0, 0.4].map((x) => cylinder(0.05, 0.12, { top: 0.035, sides: 14 }).turn(-35, 0, 0).at(x, 1.25, 0.16))),
      ),
    ],
  }),
  program({
    id: "concert stage",
    nouns: ["rock stage", "festival stage", "music stage", "open-air stage", "band stage", "rock concert"],
    about: "a festival stage: a truss roof with spotlights, a screen, loudspeakers and a microphone",
    metresPerUnit: 6,
    isLarge: true,
    wears: ["deck", "roof", "light"],
    params: { wide: [1.6, 1.8], lamps: whole(6, 8) },
    sockets: () => ({ top: { at: [0, 0.2, 0.2], size: [1, 0.7, 0.5] } }),
    parts: ({ wide, lamps }) => {
      const tones = [0xff3ac0, 0x3ab4ff, 0xffc23a];
      const spot = (n: number) => ((n - (lamps - 1) / 2) * (wide - 0.2)) / (lamps - 1);
      return [
        pieces("deck", main("plastic", 0x2c2e33), box(wide, 0.18, 1.1, 0.012).at(0, 0.09, 0), box(0.36, 0.14, 0.4, 0.01).at(0, 0.07, 0.7)),
        pieces(
          "trusses",
          fixed("steel", 0xb4bbc0),
          ...[-0.5, 0.5].map((z) => truss(wide + 0.1).at(0, 1.16, z)),
          four(truss(1.04).turn(0, 0, 90), wide / 2, 0.68, 0.5),
          twin(truss(1.0).turn(0, 90, 0), wide / 2, 1.16, 0),
        ),
        part(
          "roof",
          second("fabric", 0x30343c),
          extrude([...arc(wide * 0.6, 20, 160, 14), ...arc(wide * 0.6 - 0.025, 160, 20, 14)], 1.15, 0.004)
            .scale(1, 0.6, 1)
            .at(0, 1.22 - wide * 0.12, 0),
        ),
        part("screen", light(0x6a4ad8), box(wide * 0.56, 0.52, 0.03, 0.006).at(0, 0.72, -0.44)),
        part(
          "bars",
          light(0x37d6e0),
          many(9, (n) => box(0.05, 0.06 + 0.14 * Math.abs(Math.sin(n * 1.3)), 0.02, 0.004).at((n - 4) * 0.08, 0.66, -0.418)),
        ),
        part(
          "lamp bodies",
          fixed("iron", 0x17181b),
          many(lamps, (n) => cylinder(0.045, 0.12, { top: 0.035, sides: 14 }).turn(-30, 0, 0).at(spot(n), 1.04, 0.5)),
        ),
        ...tones.map((tone, k) =>
          part(
            `lights ${k + 1}`,
            k === 0 ? { ...light(tone), slot: 2 } : light(tone),
            many(lamps, (n) => (n % 3 === k ? sphere(0.04, 0.6, 12) : sphere(0.012, 1, 6)).at(spot(n), 0.985, 0.53)),
          ),
        ),
        pieces(
          "loudspeakers",
          fixed("plastic", 0x1b1c1f),
          twin(
            all(box(0.24, 0.5, 0.22, 0.012).at(0, 0.43, 0), box(0.2, 0.12, 0.2, 0.01).array(3, [0, 0.13, 0]).at(0, 0.86, 0.02)),
            wide / 2 - 0.08,
            0,
            0.42,
          ),
        ),
        pieces(
          "cones",
          fixed("rubber", 0x5a5d63),
          twin(all(cylinder(0.08, 0.02, { sides: 24 }).turn(90, 0, 0).array(2, [0, 0.2, 0]).at(0, 0.43, 0.115)), wide / 2 - 0.08, 0, 0.42),
        ),
        pieces(
          "microphone",
          fixed("steel", 0xc0c6ca),
          rod([0, 0.18, 0.3], [0, 0.48, 0.3], 0.008),
          cylinder(0.05, 0.014, { sides: 20 }).at(0, 0.19, 0.3),
          sphere(0.022, 1.3, 12).at(0, 0.5, 0.31),
        ),
        pieces(
          "drums",
          fixed("plastic", 0xb8242c),
          cylinder(0.1, 0.1, { sides: 24 }).turn(90, 0, 0).at(0, 0.29, -0.16),
          cylinder(0.06, 0.07, { sides: 20 }).at(0.13, 0.32, -0.14),
          cylinder(0.06, 0.07, { sides: 20 }).at(-0.13, 0.32, -0.14),
        ),
      ];
    },
  }),
];
