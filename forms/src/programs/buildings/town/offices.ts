import { all, box, cylinder, extrude, sphere, torus } from "@blenda/forge/language/form";
import { letters } from "@blenda/forge/language/letters";
import { flat } from "@blenda/forge/language/numbers";
import { star } from "@blenda/forge/language/outlines";
import { pieces } from "@blenda/forge/language/pieces";
import { many, twin } from "@blenda/forge/language/places";
import { part, program, slides, turns, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { courses } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { archOutline, bricks, darkGlass } from "../country/walls.ts";
import { bush, foliage } from "../places/ground.ts";
import { block, column, disc, ledge, pavement, pediment, steps, trim, windowsOf } from "./fronts.ts";

export const offices = [
  program({
    id: "bank",
    nouns: ["bank building", "national bank", "savings bank"],
    about: "a bank: a stone front with columns, a gable with a coin and bronze doors",
    metresPerUnit: 8,
    isLarge: true,
    wears: ["wall stone", "door", "coin sign"],
    params: { columns: whole(4, 6), wide: [1.5, 1.7] },
    parts: ({ columns, wide }, { isInscribed }) => [
      pieces(
        "walls",
        main("stone", 0xd8cfbd, { paint: [courses(0.24, 0.12, { joint: 0.006 })] }),
        block({ wide, deep: 0.9, tall: 0.86 }).at(0, 0.12, -0.2),
      ),
      pieces(
        "front",
        main("stone", 0xe6dfd0),
        column(0.68, 0.055)
          .array(columns, [(wide - 0.3) / (columns - 1), 0, 0])
          .at(0, 0.13, 0.42),
        box(wide, 0.13, 0.36, 0.01).at(0, 0.87, 0.36),
        pediment(wide + 0.08, 0.3, 0.38).at(0, 0.935, 0.36),
        ledge({ wide, deep: 0.9, tall: 0.98 }).at(0, 0, -0.2),
      ),
      part("hollow", main("stone", 0xbfb5a2), pediment(wide - 0.3, 0.2, 0.02).at(0, 0.965, 0.552)),
      pieces("coin", third("gold", 0xd8aa3e), disc(0.085, 0.04).at(0, 1.045, 0.57), torus(0.085, 0.012).turn(90, 0, 0).at(0, 1.045, 0.59)),
      !isInscribed &&
        pieces(
          "letters",
          fixed("bronze", 0x7a5a30),
          letters("BANK", 0.075).at(0, 0.87, 0.545),
          letters("S", 0.09).at(0, 1.045, 0.595),
          box(0.012, 0.12, 0.02, 0).at(0, 1.045, 0.592),
        ),
      part(
        "door",
        second("bronze", 0x6f4c28, { paint: [courses(0.09, 0.13, { isShifted: false })] }),
        box(0.28, 0.5, 0.03, 0.006).at(0, 0.38, 0.26),
        { motion: turns([-0.14, 0, 0.26], [0, 1, 0], 0, -90) },
      ),
      part(
        "windows",
        darkGlass,
        all(
          box(0.16, 0.36, 0.02, 0.004)
            .at(wide * 0.3, 0.46, 0.255)
            .mirror("x"),
          box(0.02, 0.36, 0.16, 0.004)
            .array(3, [0, 0, 0.26])
            .at(wide / 2 + 0.002, 0.5, -0.2)
            .mirror("x"),
        ),
      ),
      pieces(
        "steps",
        fixed("stone", 0xc4bbaa),
        box(wide + 0.08, 0.13, 1.1, 0.01).at(0, 0.065, -0.05),
        steps(wide * 0.7, 0.13, 4).at(0, 0, 0.48),
      ),
      part("pavement", pavement, box(wide + 0.5, 0.05, 1.8, 0.012).at(0, -0.02, 0.05)),
    ],
  }),
  program({
    id: "library",
    nouns: ["public library", "library building", "city library"],
    about: "a library: brick walls with tall arched windows, lit shelves behind them and an open book above the door",
    metresPerUnit: 8,
    isLarge: true,
    wears: ["wall brick", "book sign", "roof"],
    params: { bays: whole(2, 3), tall: [0.84, 0.94] },
    parts: ({ bays, tall }, { isInscribed }) => {
      const wide = 0.56 + bays * 0.52;
      const spots = [-1, 1].flatMap((s) => Array.from({ length: bays }, (_, n) => s * (0.42 + n * 0.26)));
      const page = extrude(flat`0 0, 0.16 0.03, 0.16 0.15, 0 0.11`, 0.03, 0.006);
      return [
        pieces(
          "walls",
          main("clay", 0xa8583f, { paint: bricks }),
          block({ wide, deep: 0.9, tall }),
          box(0.5, tall + 0.16, 0.2, 0.01).at(0, (tall + 0.16) / 2, 0.42),
        ),
        pieces(
          "trim",
          trim,
          ledge({ wide, deep: 0.9, tall }),
          ledge({ wide, deep: 0.9, tall: 0.07 }, 0.12, 0.03),
          box(0.58, 0.05, 0.28, 0.01).at(0, tall + 0.17, 0.42),
          pediment(0.56, 0.2, 0.26).at(0, tall + 0.19, 0.42),
          ...spots.map((x) => extrude(archOutline(0.2, 0.58), 0.03, 0.006).at(x, 0.18, 0.442)),
        ),
        part("windows", light(0xffe2a4), all(...spots.map((x) => extrude(archOutline(0.15, 0.53), 0.03, 0.003).at(x, 0.2, 0.452)))),
        part(
          "shelves",
          fixed("wood", 0x6a3f22),
          all(
            ...spots.map((x) =>
              all(box(0.15, 0.016, 0.02, 0).array(4, [0, 0.11, 0]).at(0, 0.2, 0), box(0.014, 0.5, 0.02, 0).at(0, 0.25, 0)).at(
                x,
                0.19,
                0.462,
              ),
            ),
          ),
        ),
        part(
          "books",
          fixed("paper", 0x3f6a8a),
          all(
            ...spots.map((x) =>
              many(3, (n) => box(0.06, 0.07, 0.02, 0.003).at(n % 2 ? 0.036 : -0.036, 0.05 + n * 0.11, 0)).at(x, 0.24, 0.458),
            ),
          ),
        ),
        part(
          "door",
          fixed("wood", 0x5a3820, { paint: [courses(0.06, 9, { isShifted: false })] }),
          extrude(archOutline(0.26, 0.48), 0.03, 0.006).at(0, 0.1, 0.516),
          { motion: turns([-0.13, 0, 0.516], [0, 1, 0], 0, -90) },
        ),
        part("book", second("paper", 0xf6f0de), twin(page, 0, tall - 0.13, 0.535)),
        part("cover", fixed("leather", 0x8a2f28), twin(page.scale(1.1, 1.1, 0.6), 0, tall - 0.145, 0.525)),
        !isInscribed && part("letters", fixed("bronze", 0x6f4c28), letters("LIBRARY", 0.05).at(0, tall + 0.105, 0.525)),
        part(
          "roof",
          third("clay", 0x55595e, { paint: [courses(0.07, 0.045)] }),
          box(wide - 0.1, 0.1, 0.78, 0.03).at(0, tall + 0.07, -0.02),
        ),
        pieces("steps", fixed("stone", 0xc4bbaa), steps(0.5, 0.1, 3).at(0, 0, 0.5)),
        part("bushes", foliage(), bush.scale(0.8).array(3, [0.24, 0, 0]).at(0.62, 0, 0.58).mirror("x")),
        part("pavement", pavement, box(wide + 0.4, 0.05, 1.7, 0.012).at(0, -0.02, 0.1)),
      ];
    },
  }),
  program({
    id: "police station",
    nouns: ["police building", "police department", "police headquarters", "sheriff's office"],
    about: "a police station with a blue band, a badge, blue lamps and an aerial",
    metresPerUnit: 8,
    isLarge: true,
    wears: ["wall", "band sign", "badge"],
    params: { rows: whole(2, 3), wide: [1.4, 1.6] },
    parts: ({ rows, wide }, { isInscribed }) => {
      const tall = 0.3 + rows * 0.3;
      return [
        part("walls", main("concrete", 0xd6d8d6), block({ wide, deep: 0.8, tall })),
        ...windowsOf({ wide, deep: 0.8, tall }, { columns: 6, rows: rows - 1, from: 0.64, step: 0.3, size: [0.15, 0.15], lit: 1 }),
        pieces(
          "bands",
          second("plastic", 0x24508c),
          ledge({ wide, deep: 0.8, tall }, 0.08, 0.02),
          box(wide + 0.03, 0.14, 0.83, 0.006).at(0, 0.44, 0),
          box(0.6, 0.06, 0.32, 0.01).at(0, 0.38, 0.52),
        ),
        !isInscribed && part("letters", fixed("plastic", 0xffffff), letters("POLICE", 0.08).at(0, 0.44, 0.422)),
        pieces(
          "badge",
          third("gold", 0xd8b04a),
          extrude(star(6, 0.13, 0.075), 0.03, 0.006).at(0, tall + 0.02, 0.44),
          disc(0.045, 0.05).at(0, tall + 0.02, 0.446),
        ),
        part("door", fixed("glass", 0x2f4a5c), box(0.3, 0.3, 0.02, 0.004).at(0, 0.16, 0.402)),
        pieces(
          "posts",
          trim,
          twin(cylinder(0.02, 0.36, { sides: 12 }), 0.26, 0.18, 0.64),
          box(0.02, 0.3, 0.03, 0.004).array(3, [0.15, 0, 0]).at(0, 0.16, 0.408),
        ),
        part("lamps", light(0x3f8aff), twin(sphere(0.04, 1.2, 16), 0.26, 0.43, 0.64)),
        pieces(
          "shutters",
          fixed("plastic", 0x8c949a, { paint: [courses(9, 0.04, { isShifted: false })] }),
          twin(box(0.34, 0.26, 0.02, 0.004), wide / 2 - 0.24, 0.14, 0.402),
        ),
        pieces(
          "aerial",
          fixed("steel", 0x8a9298),
          rod([-0.4, tall, 0], [-0.4, tall + 0.5, 0], 0.012),
          rod([-0.5, tall + 0.4, 0], [-0.3, tall + 0.4, 0], 0.008),
          box(0.3, 0.1, 0.24, 0.01).at(0.3, tall + 0.07, -0.1),
        ),
        part("pavement", pavement, box(wide + 0.4, 0.05, 1.6, 0.012).at(0, -0.02, 0.15)),
      ];
    },
  }),
  program({
    id: "fire station",
    nouns: ["fire house", "firehouse", "fire department", "fire brigade building"],
    about: "a red brick fire station with big gates, a hose tower and a bell",
    metresPerUnit: 8,
    isLarge: true,
    wears: ["wall brick", "gate", "tower roof"],
    params: { gates: whole(2, 3), tower: [1.35, 1.55] },
    parts: ({ gates, tower }, { isInscribed }) => {
      const wide = gates * 0.46 + 0.12;
      const each = (form: ReturnType<typeof box>) => form.array(gates, [0.46, 0, 0]);
      return [
        pieces(
          "walls",
          main("clay", 0xb03a2c, { paint: bricks }),
          block({ wide, deep: 0.9, tall: 0.92 }),
          box(0.36, tower, 0.36, 0.01).at(wide / 2 + 0.16, tower / 2, -0.22),
        ),
        pieces(
          "trim",
          trim,
          ledge({ wide, deep: 0.9, tall: 0.92 }),
          ledge({ wide: 0.36, deep: 0.36, tall: tower }, 0.05, 0.04).at(wide / 2 + 0.16, 0, -0.22),
          box(wide, 0.12, 0.03, 0.006).at(0, 0.58, 0.456),
          each(box(0.4, 0.48, 0.03, 0.006)).at(0, 0.24, 0.446),
        ),
        ...windowsOf({ wide, deep: 0.9, tall: 0.92 }, { columns: gates * 2, rows: 1, from: 0.77, step: 0.3, size: [0.12, 0.15] }),
        !isInscribed && part("letters", fixed("plastic", 0xb8281f), letters("FIRE", 0.085).at(0, 0.58, 0.475)),
        part(
          "gates",
          second("plastic", 0xd2382c, { paint: [courses(0.09, 0.1, { isShifted: false })] }),
          each(box(0.34, 0.42, 0.03, 0.004)).at(0, 0.21, 0.452),
          { motion: slides([0, 1, 0], 0.34) },
        ),
        part("panes", fixed("glass", 0x3a5a6c), each(box(0.13, 0.08, 0.034, 0.003).array(2, [0.16, 0, 0])).at(0, 0.34, 0.454)),
        part(
          "roof",
          third("copper", 0x6f9a88),
          extrude(flat`-0.25 0, 0.25 0, 0 0.26`, 0.44, 0.006).at(wide / 2 + 0.16, tower + 0.02, -0.22),
        ),
        part(
          "slits",
          fixed("plastic", 0x2a2320),
          all(
            box(0.08, 0.2, 0.02, 0.004)
              .array(3, [0, 0.36, 0])
              .at(wide / 2 + 0.16, tower * 0.55, -0.034),
          ),
        ),
        pieces("bell", fixed("brass", 0xc8a050), sphere(0.07, 1.2, 18).at(wide / 2 + 0.16, tower * 0.92, -0.02)),
        part("lamps", light(0xff3a2a), twin(sphere(0.035, 1, 12), wide / 2 - 0.02, 0.68, 0.48)),
        part("drive", fixed("concrete", 0x8f8f8c), box(wide + 0.8, 0.05, 1.7, 0.012).at(0.12, -0.02, 0.15)),
        part(
          "stripes",
          fixed("plastic", 0xf2c53a),
          box(0.02, 0.008, 0.4, 0.001)
            .array(gates + 1, [0.46, 0, 0])
            .at(0, 0.007, 0.75),
        ),
      ];
    },
  }),
];
