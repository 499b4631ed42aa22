import { all, blob, box, cylinder, extrude, type Form, lathe, loft, sphere } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, row } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, slides, spins, turns, whole } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { drumX, drumZ, rod, side, slices, tray } from "@blenda/forge/language/shorthand";
import { darkGlass, fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { ENAMELS } from "@blenda/forge/language/tones";

type Moved = { motion: ReturnType<typeof slides> };

/** What lies in the drawer of a cash register that is `out`, and the crank at its side. */
const moneyAndCrank = (wide: number, out: number, drawer: Moved) => [
  out > 0 &&
    part(
      "coins",
      fixed("gold", 0xd8b04a),
      many(10, (at) =>
        cylinder(0.04, 0.03, { sides: 18 }).at(
          ((at % 5) - 2) * wide * 0.15,
          0.15 + (at % 2) * 0.015,
          0.18 + out + Math.floor(at / 5) * 0.07,
        ),
      ),
      drawer,
    ),
  out > 0 &&
    part(
      "notes",
      fixed("paper", 0x6f9a6a),
      many(3, (at) => box(wide * 0.16, 0.03, 0.2, 0.004).at((at - 1) * wide * 0.2, 0.16, out - 0.06)),
      drawer,
    ),
  part(
    "crank",
    fixed("steel", 0xc9cccf),
    all(drumX(0.05, 0.05).at(wide / 2 + 0.02, 0.5, -0.1), rod([wide / 2 + 0.04, 0.5, -0.1], [wide / 2 + 0.04, 0.66, 0.1], 0.02)),
    { motion: turns([wide / 2, 0.5, -0.1], [1, 0, 0], 0, 90) },
  ),
  part("crank grip", fixed("wood", 0x5a3219), drumX(0.03, 0.12).at(wide / 2 + 0.1, 0.66, 0.1), {
    motion: turns([wide / 2, 0.5, -0.1], [1, 0, 0], 0, 90),
  }),
];

export const houseMachines = [
  program({
    id: "cash register",
    nouns: ["till", "cashregister", "shop till", "cash box register", "point of sale", "cash desk"],
    about: "an old cash register with round keys, a window with the sum, a crank and a drawer of money",
    metresPerUnit: 0.5,
    wears: ["case body", "trim drawer", "key"],
    params: { wide: [0.84, 0.96], rows: whole(3, 4), tone: pick("brass", "red", "mint") },
    traits: { open: "opened" },
    parts: ({ wide, rows, tone }, ask) => {
      const out = ask.has("open") ? 0.3 : 0;
      const pose = (form: Form) => put(form, [0, 0.41, 0.18], [39, 0, 0]);
      const drawer = { motion: slides([0, 0, 1], out > 0 ? -0.3 : 0.3) };
      const body = tone === "brass" ? main("brass", 0xc79a4a) : main("paint", ENAMELS[tone]);
      return [
        part(
          "case",
          body,
          all(
            box(wide, 0.22, 0.74, 0.025)
              .minus(box(wide - 0.1, 0.14, 0.74, 0).at(0, 0, 0.1))
              .at(0, 0.13, 0),
            side(flat`-0.34 0.2, 0.34 0.2, 0.34 0.28, 0.02 0.54, -0.02 0.86, -0.1 0.94, -0.3 0.94, -0.34 0.86`, wide - 0.04, 0.03),
          ),
        ),
        part(
          "trim",
          second("brass", 0xe0b75c),
          all(
            box(wide + 0.03, 0.035, 0.78, 0.012).at(0, 0.245, 0),
            box(wide + 0.05, 0.04, 0.8, 0.014).at(0, 0.02, 0),
            box(wide - 0.14, 0.2, 0.04, 0.012).at(0, 0.78, 0.005),
            twin(sphere(0.035, 1, 18), wide * 0.36, 0.95, -0.2),
          ),
        ),
        part("window", fixed("paper", 0xf6efdc), box(wide - 0.22, 0.14, 0.05, 0.006).at(0, 0.78, 0.006)),
        part(
          "sum",
          fixed("paper", 0x1d1d20),
          many(4, (at) =>
            all(box(0.05, 0.012, 0.01, 0).array(2, [0, 0.07, 0]), box(0.012, 0.08, 0.01, 0).array(at % 2 ? 1 : 2, [0.045, 0, 0])).at(
              (at - 1.5) * 0.13,
              0.78,
              0.033,
            ),
          ),
        ),
        part(
          "keys",
          third("porcelain", 0xf4ecd8),
          pose(
            cylinder(0.034, 0.035, { sides: 20 })
              .array(6, [wide * 0.125, 0, 0])
              .array(rows, [0, 0, 0.095])
              .at(0, 0.075, 0),
          ),
        ),
        part(
          "stems",
          fixed("steel", 0x9a9ea2),
          pose(
            cylinder(0.014, 0.14, { sides: 12 })
              .array(6, [wide * 0.125, 0, 0])
              .array(rows, [0, 0, 0.095])
              .at(0, 0.02, 0),
          ),
        ),
        part(
          "drawer",
          second("wood", 0x8a5630),
          all(
            box(wide - 0.12, 0.13, 0.66, 0.012).minus(box(wide - 0.2, 0.13, 0.58, 0).at(0, 0.03, 0)),
            box(wide - 0.2, 0.1, 0.02, 0).at(0, 0, 0.02),
            box(0.02, 0.1, 0.58, 0).array(3, [wide * 0.2, 0, 0]),
          ).at(0, 0.13, 0.04 + out),
          drawer,
        ),
        part("knob", fixed("brass", 0xe0b75c), sphere(0.034, 1, 18).at(0, 0.13, 0.39 + out), drawer),
        ...moneyAndCrank(wide, out, drawer),
      ];
    },
  }),
  program({
    id: "humidifier",
    nouns: ["air humidifier", "aroma diffuser", "diffuser", "oil diffuser", "essential oil diffuser", "mist maker"],
    about: "a drop-shaped humidifier with a wooden foot, a lit ring and mist rising from it",
    metresPerUnit: 0.26,
    wears: ["body", "foot base", "light"],
    params: { tall: [0.8, 0.95], fat: [0.32, 0.38] },
    parts: ({ tall, fat }) => [
      part("foot", second("wood", 0xb98a56), lathe(flat`0 0, ${fat * 0.9} 0, ${fat} 0.03, ${fat} 0.16, 0 0.16`, { sides: 48 })),
      part("ring", light(0x7fd8e8), lathe(flat`0 0.15, ${fat * 0.98} 0.15, ${fat * 0.98} 0.19, 0 0.19`, { sides: 48 })),
      part(
        "body",
        main("porcelain", 0xf2efe8),
        lathe(
          flat`0 0.18, ${fat} 0.18, ${fat * 1.02} 0.28, ${fat * 0.9} ${tall * 0.6}, ${fat * 0.56} ${tall * 0.86}, 0.09 ${tall}, 0.06 ${tall}, 0.05 ${tall - 0.04}, 0 ${tall - 0.05}`,
          { sides: 56, smooth: 36 },
        ),
      ),
      part(
        "mist",
        fixed("fabric", 0xeaf2f5),
        blob(
          [
            { at: [0, tall + 0.02, 0], radius: 0.04, to: [0.03, tall + 0.16, 0], thin: 0.06 },
            { at: [0.06, tall + 0.24, 0], radius: 0.09 },
            { at: [-0.03, tall + 0.34, 0.02], radius: 0.1 },
            { at: [0.08, tall + 0.44, 0], radius: 0.08 },
          ],
          0.08,
          0.028,
        ),
      ),
      part("button", fixed("steel", 0xc9cccf), drumZ(0.03, 0.03, 0.006).at(0, 0.08, fat)),
      part("slots", fixed("rubber", 0x3a2a1c), twin(box(0.06, 0.012, 0.02, 0.003), 0.12, 0.08, fat * 0.945)),
    ],
  }),
  program({
    id: "air purifier",
    nouns: ["air cleaner", "air filter", "air purifyer", "dehumidifier", "purifier"],
    about: "a tall machine that cleans the air, with rows of holes, a grille on top and a display",
    metresPerUnit: 0.6,
    wears: ["case body", "grille", "foot"],
    params: { tall: [0.9, 1.1], wide: [0.5, 0.58] },
    sockets: ({ tall, wide }) => ({ top: { at: [0, tall + 0.04, 0], size: [wide * 0.8, 0.4, wide * 0.6] } }),
    parts: ({ tall, wide }) => [
      part(
        "case",
        main("plastic", 0xf2f1ed),
        loft(
          slices(
            row`0.06 ${wide} ${wide * 0.7} 0.4 0, 0.1 ${wide + 0.02} ${wide * 0.72} 0.4 0, ${tall - 0.04} ${wide + 0.02} ${wide * 0.72} 0.4 0, ${tall} ${wide - 0.02} ${wide * 0.68} 0.4 0`,
          ),
        ),
      ),
      part(
        "foot",
        third("plastic", 0x55585c),
        loft(slices(row`0 ${wide - 0.06} ${wide * 0.64} 0.4 0, 0.07 ${wide - 0.04} ${wide * 0.66} 0.4 0`)),
      ),
      part(
        "holes",
        fixed("rubber", 0x4a4d52),
        many(8, (line) =>
          drumZ(0.011, 0.012, 0)
            .array(8, [wide * 0.085, 0, 0])
            .at(line % 2 ? wide * 0.04 : 0, 0.17 + line * 0.05, wide * 0.36 + 0.001),
        ),
      ),
      part("grille", second("plastic", 0x34363a), all(tray(wide * 0.84, 0.02, wide * 0.52, 0.08, 0.006).at(0, tall + 0.004, 0))),
      part(
        "fins",
        second("plastic", 0x55585c),
        box(0.014, 0.03, wide * 0.5, 0.003)
          .array(11, [wide * 0.074, 0, 0])
          .at(0, tall + 0.014, 0),
      ),
      part("display", darkGlass(0x15191f, 0.4), drumZ(0.085, 0.02, 0.004).at(0, tall * 0.74, wide * 0.36)),
      part("light", light(0x4fe08a), facing(hoop(0.09, 0.009, 40)).at(0, tall * 0.74, wide * 0.366)),
      part(
        "leaf",
        light(0x4fe08a),
        put(
          extrude(softOutline(flat`0 -0.05, 0.035 -0.01, 0 0.055, -0.035 -0.01`, 4), 0.012, 0),
          [0, tall * 0.74, wide * 0.372],
          [0, 0, -30],
        ),
      ),
    ],
  }),
  program({
    id: "robot lawnmower",
    nouns: [
      "robot lawn mower",
      "robotic lawnmower",
      "robotic mower",
      "robot mower",
      "mowing robot",
      "automatic lawnmower",
      "robotic lawn mower",
    ],
    about: "a low robot that mows the lawn, with two big wheels and a red stop key",
    metresPerUnit: 0.65,
    wears: ["shell", "case stripe", "key"],
    params: { long: [1, 1.12], high: [0.3, 0.36], tone: pick("black", "red", "blue") },
    parts: ({ long, high, tone }) => [
      part(
        "case",
        second("plastic", 0x2a2c30),
        put(loft(slices(row`0.07 0.62 ${long * 0.94} 0.7 0, 0.16 0.66 ${long} 0.7 0, 0.2 0.62 ${long * 0.96} 0.7 0`)), [0, 0, 0]),
      ),
      part(
        "shell",
        main("plastic", tone === "black" ? 0x8d9298 : ENAMELS[tone]),
        loft(
          slices(
            row`0.18 0.58 ${long * 0.9} 0.8 0, 0.24 0.56 ${long * 0.86} 0.8 0, ${high} 0.4 ${long * 0.62} 0.9 -0.03, ${high + 0.03} 0.28 ${long * 0.46} 1 -0.04`,
          ),
        ),
      ),
      part("wheels", fixed("rubber", 0x1d1e20), twin(drumX(0.19, 0.1, 0.02), 0.31, 0.19, -long * 0.22), {
        motion: spins([0, 0.19, -long * 0.22], [1, 0, 0]),
      }),
      part(
        "treads",
        fixed("rubber", 0x17181a),
        twin(
          many(14, (at) =>
            box(0.11, 0.03, 0.04, 0.006)
              .at(0, 0.19, 0)
              .turn((at * 360) / 14, 0, 0),
          ),
          0.34,
          0.19,
          -long * 0.22,
        ),
        { motion: spins([0, 0.19, -long * 0.22], [1, 0, 0]) },
      ),
      part("hubs", main("plastic", tone === "black" ? 0x8d9298 : ENAMELS[tone]), twin(drumX(0.11, 0.12, 0.02), 0.31, 0.19, -long * 0.22)),
      part("casters", fixed("rubber", 0x1d1e20), twin(drumX(0.06, 0.05, 0.015), 0.18, 0.06, long * 0.36)),
      part(
        "key",
        third("plastic", 0xd8322a),
        all(box(0.2, 0.05, 0.1, 0.02).at(0, high + 0.045, -0.06), box(0.14, 0.01, 0.02, 0).at(0, high + 0.072, -0.06)),
      ),
      part("lamps", light(0xf4f7ff), twin(sphere(0.032, 1, 16).scale(1.6, 0.7, 1), 0.14, 0.2, long * 0.44)),
      part("display", darkGlass(0x15191f, 0.3), tray(0.16, 0.014, 0.08, 0.02, 0.004).at(0, high + 0.036, 0.06)),
    ],
  }),
];
