import { all, box, cylinder, extrude, sphere } from "@blenda/forge/language/form";
import { letters, upright } from "@blenda/forge/language/letters";
import { flat } from "@blenda/forge/language/numbers";
import { star } from "@blenda/forge/language/outlines";
import { pieces } from "@blenda/forge/language/pieces";
import { four, many, twin } from "@blenda/forge/language/places";
import { part, pick, program, slides, whole } from "@blenda/forge/language/program";
import { loop } from "@blenda/forge/language/shorthand";
import { courses } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { bricks } from "../country/walls.ts";
import { foliage } from "../places/ground.ts";
import { block, ledge, pavement, trim, windowsOf } from "./fronts.ts";

export const housesOfMany = [
  program({
    id: "post office",
    nouns: ["post office building", "mail office"],
    about: "a post office with a yellow band, an envelope on its roof and a letter box",
    metresPerUnit: 6,
    isLarge: true,
    wears: ["wall", "band awning", "letter box"],
    params: { columns: whole(4, 5), tone: pick("cream", "brick") },
    parts: ({ columns, tone }, { isInscribed }) => {
      const [wide, tall] = [columns * 0.3, 0.98];
      return [
        part(
          "walls",
          main("clay", { cream: 0xe8dcc2, brick: 0xa85a40 }[tone], {
            paint: tone === "brick" ? bricks : [courses(9, 0.08, { isShifted: false, joint: 0.004 })],
          }),
          block({ wide, deep: 0.8, tall }),
        ),
        ...windowsOf({ wide, deep: 0.8, tall }, { columns, rows: 1, from: 0.76, step: 0.3 }),
        pieces(
          "bands",
          second("plastic", 0xf0bc28),
          ledge({ wide, deep: 0.8, tall }),
          box(wide + 0.04, 0.15, 0.84, 0.008).at(0, 0.53, 0),
          box(0.5, 0.04, 0.2, 0.01).at(-0.2, 0.43, 0.5),
        ),
        !isInscribed && part("letters", fixed("plastic", 0x24262a), letters("POST", 0.085).at(0.16, 0.53, 0.43)),
        pieces(
          "envelope",
          fixed("paper", 0xfbf8ee),
          box(0.24, 0.16, 0.05, 0.006).at(-0.3, tall + 0.14, 0.3),
          box(0.13, 0.085, 0.02, 0.003).at(-0.3, 0.53, 0.43),
        ),
        pieces(
          "flap",
          fixed("plastic", 0xb8402f),
          extrude(flat`-0.12 0.08, 0 -0.02, 0.12 0.08, 0.105 0.08, 0 0, -0.105 0.08`, 0.06, 0).at(-0.3, tall + 0.14, 0.3),
          box(0.02, 0.14, 0.02, 0).at(-0.3, tall + 0.04, 0.3),
        ),
        pieces("door", fixed("wood", 0x4a5a3f), box(0.24, 0.38, 0.03, 0.006).at(-0.2, 0.2, 0.402)),
        pieces(
          "show window",
          fixed("glass", 0x47707f),
          box(0.42, 0.26, 0.02, 0.004).at(0.26, 0.27, 0.402),
          box(0.17, 0.24, 0.035, 0.004).at(-0.2, 0.25, 0.402),
        ),
        pieces(
          "sills",
          trim,
          box(0.48, 0.03, 0.05, 0.006).at(0.26, 0.125, 0.41),
          box(0.02, 0.28, 0.03, 0.004).array(3, [0.21, 0, 0]).at(0.26, 0.27, 0.406),
        ),
        pieces(
          "letter box",
          third("plastic", 0xf0bc28),
          box(0.14, 0.2, 0.12, 0.02).at(wide / 2 + 0.06, 0.26, 0.5),
          box(0.03, 0.18, 0.03, 0.004).at(wide / 2 + 0.06, 0.09, 0.5),
        ),
        pieces("slot", fixed("plastic", 0x24262a), box(0.1, 0.016, 0.01, 0).at(wide / 2 + 0.06, 0.31, 0.562)),
        part("pavement", pavement, box(wide + 0.5, 0.05, 1.4, 0.012).at(0.05, -0.02, 0.15)),
      ];
    },
  }),
  program({
    id: "hotel",
    nouns: ["hotel building", "grand hotel", "motel", "hostel", "resort"],
    about: "a hotel of several floors with balconies, an entrance roof, stars and an upright sign",
    metresPerUnit: 12,
    isLarge: true,
    wears: ["wall", "awning sign", "balcony"],
    params: { rows: whole(4, 5), columns: whole(4, 5), tone: pick("cream", "rose", "sand") },
    parts: ({ rows, columns, tone }, { isInscribed }) => {
      const [wide, tall] = [columns * 0.26, 0.42 + rows * 0.24];
      const balcony = all(
        box(0.2, 0.02, 0.09, 0.004),
        box(0.2, 0.014, 0.012, 0.003).at(0, 0.08, 0.04),
        box(0.01, 0.08, 0.01, 0).array(7, [0.03, 0, 0]).at(0, 0.045, 0.04),
      );
      return [
        part(
          "walls",
          main("clay", { cream: 0xefe3c8, rose: 0xd9a08c, sand: 0xdcc49a }[tone], {
            paint: [courses(9, 0.12, { isShifted: false, joint: 0.003 })],
          }),
          block({ wide, deep: 0.7, tall }),
        ),
        ...windowsOf({ wide, deep: 0.7, tall }, { columns, rows, from: 0.52, step: 0.24, size: [0.12, 0.15], lit: 2 }),
        pieces(
          "ledges",
          trim,
          ledge({ wide, deep: 0.7, tall }),
          ledge({ wide, deep: 0.7, tall: 0.38 }, 0.04, 0.03),
          box(0.44, 0.18, 0.05, 0.01).at(0, tall + 0.11, 0.3),
        ),
        part(
          "balconies",
          third("iron", 0x3a3c42),
          many(rows, (n) => balcony.array(columns, [0.26, 0, 0]).at(0, 0.425 + n * 0.24, 0.4)),
        ),
        pieces(
          "awning",
          second("fabric", 0xa8242c),
          box(0.52, 0.04, 0.36, 0.012).at(0, 0.31, 0.52),
          box(0.5, 0.06, 0.02, 0.004).at(0, 0.29, 0.7),
        ),
        pieces(
          "posts",
          fixed("brass", 0xc8a050),
          twin(cylinder(0.014, 0.3, { sides: 12 }), 0.22, 0.15, 0.66),
          ...[-0.12, -0.06, 0, 0.06, 0.12].map((x) => extrude(star(5, 0.028, 0.012), 0.02, 0.002).at(x, tall + 0.15, 0.335)),
        ),
        pieces("sign", second("plastic", 0xa8242c), box(0.05, 0.86, 0.2, 0.01).at(wide / 2 + 0.03, tall * 0.62, 0.46)),
        !isInscribed &&
          pieces(
            "letters",
            light(0xffe6a0),
            upright("HOTEL", 0.12, 0.02)
              .turn(0, 90, 0)
              .at(wide / 2 + 0.056, tall * 0.62, 0.46),
            letters("HOTEL", 0.07).at(0, tall + 0.075, 0.33),
          ),
        pieces("doors", light(0xffd890), box(0.26, 0.24, 0.02, 0.004).at(0, 0.13, 0.352)),
        pieces(
          "lobby",
          fixed("glass", 0x3f6478),
          twin(box(0.24, 0.2, 0.02, 0.004), wide / 2 - 0.18, 0.16, 0.352),
          box(0.014, 0.24, 0.03, 0).at(0, 0.13, 0.356),
        ),
        part("carpet", fixed("fabric", 0xa8242c), box(0.2, 0.01, 0.44, 0.002).at(0, 0.012, 0.58)),
        pieces(
          "trees",
          foliage(0x3f7a3c),
          twin(all(sphere(0.09, 1, 14).at(0, 0.2, 0), cylinder(0.05, 0.1, { top: 0.06, sides: 14 }).at(0, 0.05, 0)), 0.36, 0, 0.52),
        ),
        part("pavement", pavement, box(wide + 0.5, 0.05, 1.35, 0.012).at(0, -0.02, 0.16)),
      ];
    },
  }),
  program({
    id: "prison",
    nouns: ["jail", "jailhouse", "gaol", "penitentiary", "prison building", "alcatraz"],
    about: "a prison: a grey wall with barbed wire, watch towers, a steel gate and a block of barred windows",
    metresPerUnit: 12,
    isLarge: true,
    wears: ["wall", "gate", "tower roof"],
    params: { rows: whole(2, 3), wide: [1.6, 1.8] },
    parts: ({ rows, wide }, { isInscribed }) => {
      const tall = 0.3 + rows * 0.22;
      const corners = (form: ReturnType<typeof box>) => four(form, wide / 2, 0, 0.72);
      return [
        pieces(
          "walls",
          main("concrete", 0xa9a8a2, { paint: [courses(0.24, 0.12, { joint: 0.005 })] }),
          box(wide, 0.4, 0.07, 0.008).array(2, [0, 0, 1.44]).at(0, 0.2, 0),
          box(0.07, 0.4, 1.44, 0.008).array(2, [wide, 0, 0]).at(0, 0.2, 0),
          box(0.5, 0.54, 0.14, 0.01).at(0, 0.27, 0.73),
        ),
        part("block", main("concrete", 0xbdb9ae), block({ wide: wide * 0.66, deep: 0.5, tall }).at(0, 0, -0.3)),
        part(
          "windows",
          fixed("plastic", 0x23272b),
          many(rows, (n) =>
            box(0.08, 0.1, 0.02, 0.002)
              .array(7, [wide * 0.088, 0, 0])
              .at(0, 0.24 + n * 0.22, -0.046),
          ),
        ),
        part(
          "bars",
          fixed("iron", 0x5a6066),
          many(rows, (n) =>
            box(0.008, 0.11, 0.012, 0)
              .array(3, [0.024, 0, 0])
              .array(7, [wide * 0.088, 0, 0])
              .at(0, 0.24 + n * 0.22, -0.034),
          ),
        ),
        part(
          "towers",
          main("concrete", 0x9a9992),
          corners(all(cylinder(0.1, 0.62, { sides: 8 }).at(0, 0.31, 0), cylinder(0.15, 0.04, { sides: 8 }).at(0, 0.63, 0))),
        ),
        part("cabins", fixed("glass", 0x3a5a68), corners(cylinder(0.12, 0.14, { sides: 8 }).at(0, 0.71, 0))),
        part("roofs", third("plastic", 0x5a3f34), corners(cylinder(0.18, 0.1, { top: 0.02, sides: 8 }).at(0, 0.83, 0))),
        part(
          "wire",
          fixed("steel", 0x8f979d),
          all(
            ...[-1, 1].map((s) =>
              all(
                ...Array.from({ length: 16 }, (_, n) =>
                  loop(0.045, 0.006, 10)
                    .turn(0, 0, 90)
                    .turn(0, 12, 0)
                    .at((n - 7.5) * (wide - 0.3) * 0.062, 0.44, s * 0.72),
                ),
              ),
            ),
          ),
        ),
        part(
          "gate",
          second("iron", 0x4a5258, { paint: [courses(0.07, 9, { isShifted: false })] }),
          box(0.32, 0.4, 0.04, 0.006).at(0, 0.2, 0.8),
          { motion: slides([1, 0, 0], 0.3) },
        ),
        !isInscribed && part("letters", fixed("plastic", 0x2a2c30), letters("PRISON", 0.06).at(0, 0.475, 0.806)),
        part("lamps", light(0xfff0b0), twin(sphere(0.03, 1, 10), 0.2, 0.44, 0.82)),
        part("yard", fixed("concrete", 0x8c8a82), box(wide + 0.4, 0.05, 2.0, 0.012).at(0, -0.02, 0.05)),
      ];
    },
  }),
];
