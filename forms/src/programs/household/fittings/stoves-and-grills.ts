import { all, box, cylinder, lathe, sphere } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, row } from "@blenda/forge/language/numbers";
import { four, many, twin } from "@blenda/forge/language/places";
import { part, pick, program, spins, turns, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { drumX, drumZ, hose, panel, rod } from "@blenda/forge/language/shorthand";
import { courses, speckles } from "@blenda/forge/language/skins";
import { darkGlass, fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { ENAMELS } from "@blenda/forge/language/tones";

const ember = fixed("clay", 0x2c2726, { paint: [speckles(0xff7a1c, 0.06, { size: 0.3 })] });

export const hearths = [
  program({
    id: "grill",
    nouns: ["barbecue", "bbq", "barbecue grill", "bbq grill", "charcoal grill", "kettle grill", "barbeque", "garden grill", "weber grill"],
    about: "a round charcoal grill on legs with wheels, its lid open over the grate and the coals",
    metresPerUnit: 0.8,
    wears: ["kettle lid bowl", "grate leg", "handle"],
    params: { open: [76, 92], tone: pick("black", "red", "blue", "mint") },
    variants: { closed: { words: "shut covered", set: { open: 0 } } },
    sockets: () => ({ top: { at: [0, 0.99, 0], size: [0.7, 0.5, 0.7] } }),
    parts: ({ open, tone }) => {
      const lid = (form: ReturnType<typeof box>) => put(form.at(0, 0, 0.44), [0, 1, -0.44], [-open, 0, 0]);
      const motion = turns([0, 1, -0.44], [1, 0, 0], 0, open > 0 ? open : -80);
      return [
        part(
          "kettle",
          main("paint", ENAMELS[tone]),
          lathe(flat`0 0.62, 0.2 0.65, 0.36 0.78, 0.43 0.96, 0.45 1, 0.41 1, 0.33 0.8, 0.18 0.68, 0 0.66`),
        ),
        part(
          "coals",
          ember,
          many(30, (at) =>
            sphere(0.06 + (at % 3) * 0.012, 0.8, 10).at(
              Math.cos(at * 2.4) * 0.064 * Math.sqrt(at),
              0.82 + (at % 4) * 0.015,
              Math.sin(at * 2.4) * 0.064 * Math.sqrt(at),
            ),
          ),
        ),
        part("glow", light(0xff5a1a), lathe(flat`0 0.74, 0.3 0.76, 0.3 0.82, 0 0.83`)),
        part(
          "grate",
          second("steel", 0xb9bdc1),
          all(
            hoop(0.41, 0.014, 48).at(0, 0.97, 0),
            ...Array.from({ length: 13 }, (_, at) => {
              const x = (at - 6) * 0.062;
              const z = Math.sqrt(0.168 - x * x);
              return rod([x, 0.97, -z], [x, 0.97, z], 0.009);
            }),
          ),
        ),
        part(
          "lid",
          main("paint", ENAMELS[tone]),
          lid(lathe(flat`0.452 0, 0.452 0.05, 0.4 0.18, 0.26 0.29, 0 0.33, 0 0.31, 0.25 0.27, 0.39 0.16, 0.43 0.04, 0.43 0, 0.452 0`)),
          { motion },
        ),
        part("handle", third("wood", 0x7a4a28), lid(hose(row`-0.1 0.3 0.1, -0.08 0.4 0.11, 0.08 0.4 0.11, 0.1 0.3 0.1`, 0.026)), {
          motion,
        }),
        part(
          "legs",
          second("steel", 0xb9bdc1),
          all(
            rod([0, 0.74, 0.28], [0, 0.02, 0.46], 0.024).ring(3),
            hoop(0.34, 0.014, 40).at(0, 0.3, 0),
            many(7, (at) =>
              rod(
                [(at - 3) * 0.09, 0.3, -Math.sqrt(0.11 - ((at - 3) * 0.09) ** 2)],
                [(at - 3) * 0.09, 0.3, Math.sqrt(0.11 - ((at - 3) * 0.09) ** 2)],
                0.008,
              ),
            ),
            drumX(0.02, 0.86).at(0, 0.09, -0.25),
          ),
        ),
        part("wheels", fixed("rubber", 0x222326), twin(drumX(0.1, 0.05, 0.02), 0.43, 0.1, -0.25), {
          motion: spins([0, 0.1, -0.25], [1, 0, 0]),
        }),
        part("shelf", third("wood", 0x9a6234), all(twin(box(0.3, 0.035, 0.36, 0.012), 0.62, 0.98, 0))),
      ];
    },
  }),
  program({
    id: "wood stove",
    nouns: [
      "wood burner",
      "wood burning stove",
      "log burner",
      "cast iron stove",
      "potbelly stove",
      "iron stove",
      "wood-burning stove",
      "woodstove",
    ],
    about: "an iron stove on short legs with a glass door, a fire inside and a stovepipe",
    metresPerUnit: 0.75,
    wears: ["body iron", "handle", "fire"],
    params: { wide: [0.78, 0.92], tall: [0.66, 0.8], pipe: [0.7, 0.95] },
    traits: { cold: "unlit empty" },
    sockets: ({ tall }) => ({ top: { at: [0.16, tall + 0.24, 0.1], size: [0.4, 0.4, 0.4] } }),
    parts: ({ wide, tall, pipe }, ask) => {
      const iron = main("iron", 0x5b5e63);
      const mid = 0.2 + tall / 2;
      const motion = turns([-wide * 0.36, mid, 0.32], [0, 1, 0], 0, -100);
      return [
        part(
          "body",
          iron,
          all(
            box(wide, tall, 0.6, 0.04)
              .minus(box(wide * 0.72, tall * 0.64, 0.6, 0).at(0, -0.02, 0.1))
              .at(0, mid, 0),
            box(wide + 0.1, 0.06, 0.7, 0.02).at(0, tall + 0.21, 0),
            box(wide + 0.06, 0.05, 0.66, 0.02).at(0, 0.2, 0),
          ),
        ),
        part(
          "legs",
          iron,
          four(hose(row`0 0.2 0, 0.05 0.13 0.03, 0.02 0.06 0.02, 0.07 0.015 0.05`, [0.055, 0.045, 0.03, 0.04]), wide / 2 - 0.1, 0, 0.22),
        ),
        part(
          "pipe",
          iron,
          all(
            cylinder(0.11, pipe, { sides: 28 }).at(0, tall + 0.22 + pipe / 2, -0.12),
            hoop(0.115, 0.02, 28).at(0, tall + 0.25, -0.12),
            hoop(0.115, 0.014, 28).at(0, tall + 0.22 + pipe * 0.5, -0.12),
            hoop(0.115, 0.014, 28).at(0, tall + 0.21 + pipe, -0.12),
          ),
        ),
        part(
          "door",
          iron,
          box(wide * 0.8, tall * 0.74, 0.05, 0.02)
            .minus(box(wide * 0.6, tall * 0.5, 0.2, 0))
            .at(0, mid - 0.02, 0.315),
          { motion },
        ),
        part(
          "glass",
          ask.has("cold") ? darkGlass(0x1a1816) : fixed("plastic", 0x2b1509),
          box(wide * 0.62, tall * 0.52, 0.02, 0).at(0, mid - 0.02, ask.has("cold") ? 0.31 : 0.06),
        ),
        !ask.has("cold") &&
          part(
            "flames",
            light(0xff8a2a),
            many(7, (at) =>
              lathe(flat`0 0, 0.06 0.02, 0.085 0.1, 0.05 0.2, 0.02 0.3, 0 0.34`, { sides: 14, smooth: 10 })
                .scale(1, tall * (0.8 + (at % 3) * 0.24), 0.6)
                .at((at - 3) * wide * 0.085, mid - tall * 0.27, 0.17 + (at % 2) * 0.05),
            ),
          ),
        part(
          "logs",
          fixed("wood", 0x5a3820),
          all(
            drumX(0.06, wide * 0.56, 0.01).at(0, mid - tall * 0.27, 0.2),
            drumX(0.055, wide * 0.5, 0.01)
              .turn(0, 14, 0)
              .at(0, mid - tall * 0.2, 0.14),
          ),
        ),
        part(
          "handle",
          second("brass", 0xc79a4a),
          all(drumX(0.018, 0.1).at(wide * 0.36, mid, 0.36), rod([wide * 0.38, mid + 0.09, 0.39], [wide * 0.38, mid - 0.09, 0.39], 0.022)),
          { motion },
        ),
      ];
    },
  }),
  program({
    id: "tiled stove",
    nouns: ["tile stove", "kachelofen", "masonry heater", "masonry stove", "tiled oven", "cocklestove", "russian stove"],
    about: "a tall heating stove of glazed tiles with a cornice and an iron door",
    metresPerUnit: 1.1,
    wears: ["tile", "cornice base", "door"],
    params: { wide: [0.8, 0.95], tall: [1, 1.25], tone: pick("green", "blue", "cream", "brown") },
    sockets: ({ wide, tall }) => ({ top: { at: [0, 0.74 + tall, 0], size: [wide * 0.7, 0.4, 0.5] } }),
    parts: ({ wide, tall, tone }) => {
      const tile = wide / 4;
      const color = { green: 0x3f7d58, blue: 0x3f6c9c, cream: 0xe4d7b4, brown: 0x8a5230 }[tone];
      const glaze = main("porcelain", color, { paint: [courses(tile, tile, { isShifted: false, joint: 0.012, relief: -0.012 })] });
      const trim = second("porcelain", tone === "cream" ? 0x8a9a6a : 0xe9dcc0);
      return [
        part("lower", glaze, box(wide * 1.1, 0.56, 0.78, 0.015).at(0, 0.36, 0)),
        part("upper", glaze, box(wide * 0.84, tall - 0.02, 0.6, 0.015).at(0, 0.68 + tall / 2, 0)),
        part(
          "cornices",
          trim,
          all(
            box(wide * 1.18, 0.1, 0.86, 0.03).at(0, 0.05, 0),
            box(wide * 1.18, 0.08, 0.86, 0.03).at(0, 0.68, 0),
            box(wide * 0.94, 0.07, 0.7, 0.03).at(0, 0.68 + tall, 0),
            box(wide * 1.02, 0.05, 0.77, 0.02).at(0, 0.73 + tall, 0),
          ),
        ),
        part(
          "door",
          third("iron", 0x5b5e63),
          all(
            panel(0.3, 0.32, 0.05, 0.02, 0.012),
            panel(0.22, 0.2, 0.03, 0.02, 0.01).at(0, 0.02, 0.025),
            many(4, (at) => box(0.012, 0.16, 0.02, 0.004).at(-0.06 + at * 0.04, 0.02, 0.04)),
          ).at(0, 0.38, 0.39),
          { motion: turns([-0.15, 0.38, 0.4], [0, 1, 0], 0, -100) },
        ),
        part("latch", fixed("brass", 0xc79a4a), all(sphere(0.02, 1, 14).at(0.12, 0.38, 0.44), twin(drumZ(0.016, 0.03), 0.12, 0.27, 0.405))),
      ];
    },
  }),
  program({
    id: "toaster oven",
    nouns: ["mini oven", "countertop oven", "table oven", "air fryer oven", "tabletop oven"],
    about: "a small oven for the table with a glass door, a rack and three dials",
    metresPerUnit: 0.46,
    wears: ["case body", "door handle", "dial"],
    params: { long: [1, 1.12], high: [0.56, 0.64], dials: whole(2, 3) },
    sockets: ({ high }) => ({
      top: { at: [0, high + 0.06, 0], size: [0.9, 0.4, 0.5] },
      inside: { at: [-0.13, 0.28, 0.02], size: [0.6, 0.24, 0.4] },
    }),
    parts: ({ long, high, dials }) => {
      const [wide, mid, x] = [long * 0.7, 0.06 + high / 2, -long * 0.11];
      const motion = turns([0, 0.12, 0.34], [1, 0, 0], 0, 88);
      return [
        part(
          "case",
          main("steel", 0xbfc3c6),
          box(long, high, 0.66, 0.016)
            .minus(box(wide * 0.9, high * 0.74, 0.66, 0).at(x, 0.01, 0.06))
            .at(0, mid, 0),
        ),
        part("front", fixed("plastic", 0x232427), box(long * 0.2, high * 0.86, 0.02, 0.006).at(long * 0.375, mid, 0.33)),
        part("inside", fixed("steel", 0x77797c), box(wide * 0.9, high * 0.74, 0.02, 0).at(x, mid, -0.25)),
        part(
          "rack",
          fixed("steel", 0xd0d3d5),
          all(
            rod([x, mid, -0.24], [x, mid, 0.27], 0.009).array(11, [wide * 0.08, 0, 0]),
            rod([x - wide * 0.44, mid, 0.27], [x + wide * 0.44, mid, 0.27], 0.012),
          ),
        ),
        part(
          "heat",
          light(0xff6a24),
          drumX(0.014, wide * 0.88)
            .at(x, mid + high * 0.3, 0.05)
            .array(2, [0, 0, 0.2]),
        ),
        part("toast", fixed("wood", 0xd69a55), twin(box(wide * 0.3, 0.05, 0.34, 0.024), wide * 0.2, 0, 0).at(x, mid + 0.035, 0.06)),
        part(
          "door",
          { ...second("steel", 0x34363a), isOpen: false },
          box(wide, high * 0.84, 0.03, 0.01)
            .minus(box(wide * 0.86, high * 0.64, 0.2, 0))
            .at(x, mid, 0.345),
          { motion },
        ),
        part("pane", { ...fixed("glass", 0xbfd3d8), clear: "glass" }, box(wide * 0.87, high * 0.65, 0.008, 0).at(x, mid, 0.342), {
          motion,
        }),
        part(
          "handle",
          second("steel", 0xd0d3d5),
          all(
            drumX(0.02, wide * 0.8).at(x, mid + high * 0.36, 0.42),
            twin(drumZ(0.014, 0.08), wide * 0.34, 0, 0).at(x, mid + high * 0.36, 0.385),
          ),
          { motion },
        ),
        part(
          "dials",
          third("steel", 0xd9dcde),
          many(dials, (at) =>
            all(drumZ(0.055, 0.06, 0.012), box(0.014, 0.05, 0.02, 0.003).at(0, 0.03, 0.025))
              .turn(0, 0, at * -40)
              .at(long * 0.375, mid + high * (dials === 2 ? 0.16 - at * 0.36 : 0.27 - at * 0.27), 0.36),
          ),
        ),
        part("lamp", light(0xff4a30), sphere(0.014, 1, 10).at(long * 0.44, mid - high * 0.38, 0.34)),
        part("feet", fixed("rubber", 0x1d1e20), four(cylinder(0.04, 0.08), long / 2 - 0.1, 0.03, 0.24)),
      ];
    },
  }),
];
