import { all, box, cylinder, type Form, lathe, sphere } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { four, many, twin } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { rim } from "@blenda/forge/language/rim";
import { drumX, panel, rod, side, tray } from "@blenda/forge/language/shorthand";
import { fixed, main, pane, second, third } from "@blenda/forge/language/substance";
import { WOODS } from "@blenda/forge/language/tones";

const woodTone = pick("oak", "walnut", "pine", "cherry");

export const racks = [
  program({
    id: "spice rack",
    nouns: ["spice shelf", "rack of spices", "spices", "spice jars", "herb rack"],
    about: "a wooden rack with two rows of spice jars",
    metresPerUnit: 0.42,
    wears: ["rack", "lid", "label"],
    params: { jars: whole(4, 5), tone: woodTone },
    sockets: () => ({ top: { at: [0, 0.9, 0], size: [0.9, 0.3, 0.2] } }),
    parts: ({ jars, tone }) => {
      const wide = jars * 0.2 + 0.06;
      const rows = [0.06, 0.48];
      const each = (make: (at: number) => Form) =>
        all(
          ...rows.flatMap((y, line) =>
            Array.from({ length: jars }, (_, at) => make(at + line * jars).at((at - (jars - 1) / 2) * 0.2, y, 0.01)),
          ),
        );
      const spice = (from: number) =>
        each((at) =>
          at % 4 === from
            ? lathe(flat`0 0.02, 0.066 0.02, 0.066 0.18, 0 0.185`, { sides: 24 })
            : box(0.01, 0.01, 0.01, 0).at(0, 0.04, -0.03),
        );
      return [
        part(
          "rack",
          main("wood", WOODS[tone]),
          all(
            box(wide, 0.04, 0.22, 0.01).at(0, 0.04, 0),
            box(wide, 0.04, 0.22, 0.01).at(0, 0.46, 0),
            box(wide, 0.9, 0.03, 0.01).at(0, 0.45, -0.11),
            twin(side(flat`-0.12 0, 0.12 0, 0.12 0.62, 0.04 0.9, -0.12 0.9`, 0.04, 0.012), wide / 2, 0, 0),
            drumX(0.014, wide).at(0, 0.17, 0.11),
            drumX(0.014, wide).at(0, 0.59, 0.11),
          ),
        ),
        part("red spice", fixed("clay", 0xb8402a), spice(0)),
        part("yellow spice", fixed("clay", 0xd9a02f), spice(1)),
        part("green spice", fixed("clay", 0x5f7a3a), spice(2)),
        part("brown spice", fixed("clay", 0x6a4226), spice(3)),
        part(
          "jars",
          pane(0xdcebee),
          each(() => lathe(flat`0 0, 0.075 0, 0.08 0.01, 0.08 0.19, 0.06 0.22, 0.06 0.24, 0 0.24`, { sides: 24 })),
        ),
        part(
          "lids",
          second("steel", 0xb9bdc1),
          each(() => cylinder(0.068, 0.07, { sides: 24 }).at(0, 0.26, 0)),
        ),
        part(
          "labels",
          third("paper", 0xf3ecd8),
          each(() => lathe(flat`0.07 0.07, 0.0815 0.07, 0.0815 0.14, 0.07 0.14, 0.07 0.07`, { sides: 24 })),
        ),
      ];
    },
  }),
  program({
    id: "wine rack",
    nouns: ["wine shelf", "bottle rack", "wine holder", "wine bottle rack", "wine bottle holder"],
    about: "a rack of crossed boards in which wine bottles lie",
    metresPerUnit: 0.55,
    wears: ["rack", "bottle", "capsule"],
    params: { columns: whole(3, 4), rows: whole(3, 3), tone: woodTone },
    sockets: ({ rows }) => ({ top: { at: [0, rows * 0.26 + 0.08, 0], size: [0.7, 0.5, 0.3] } }),
    parts: ({ columns, rows, tone }, { random }) => {
      const chance = random.fork("bottles");
      const [wide, high] = [columns * 0.26, rows * 0.26];
      const spots = Array.from(
        { length: columns * rows },
        (_, at) => [((at % columns) - (columns - 1) / 2) * 0.26, 0.17 + Math.floor(at / columns) * 0.26] as const,
      ).filter((_, at) => at === 0 || chance.chance(0.75));
      const laid = (form: Form) => all(...spots.map(([x, y]) => facing(form).at(x, y, 0)));
      return [
        part(
          "frame",
          main("wood", WOODS[tone]),
          all(
            box(wide + 0.08, 0.05, 0.44, 0.012).at(0, 0.03, 0),
            box(wide + 0.08, 0.05, 0.44, 0.012).at(0, high + 0.05, 0),
            twin(box(0.05, high + 0.06, 0.44, 0.012), wide / 2 + 0.03, high / 2 + 0.04, 0),
          ),
        ),
        part(
          "bars",
          main("wood", WOODS[tone]),
          all(
            box(wide, 0.03, 0.05, 0.008)
              .array(Math.max(1, rows - 1), [0, 0.26, 0])
              .array(2, [0, 0, 0.3])
              .at(0, high / 2 + 0.04, 0),
            box(0.03, high, 0.05, 0.008)
              .array(columns - 1, [0.26, 0, 0])
              .array(2, [0, 0, 0.3])
              .at(0, high / 2 + 0.04, 0),
          ),
        ),
        part(
          "bottles",
          second("glass", 0x1f3a26),
          laid(lathe(flat`0 -0.3, 0.09 -0.3, 0.1 -0.28, 0.1 0.12, 0.07 0.19, 0.036 0.24, 0.036 0.42, 0 0.42`, { sides: 28 })),
        ),
        part("capsules", third("plastic", 0x8a1f2c), laid(lathe(flat`0 0.33, 0.04 0.33, 0.042 0.44, 0.036 0.45, 0 0.45`, { sides: 24 }))),
        part(
          "labels",
          fixed("paper", 0xf0e6cc),
          laid(lathe(flat`0.09 -0.16, 0.102 -0.16, 0.102 0.04, 0.09 0.04, 0.09 -0.16`, { sides: 28 })),
        ),
      ];
    },
  }),
  program({
    id: "dish rack",
    nouns: ["dish drainer", "drying rack for dishes", "plate rack", "dish drying rack", "draining rack"],
    about: "a wire rack with plates standing in it to dry, and a cup for cutlery",
    metresPerUnit: 0.46,
    wears: ["rack wire", "plate", "cup tray"],
    params: { plates: whole(4, 6), high: [0.2, 0.26] },
    traits: { empty: "bare" },
    parts: ({ plates, high }, ask) => {
      const loop = (y: number, w: number, d: number) =>
        rim(
          roundedRectangle(w, d, 0.1).map(([x, z]) => [x, y, z] as const),
          0.016,
        );
      return [
        part(
          "rack",
          main("steel", 0xc6cacd),
          all(
            loop(0.06, 0.9, 0.6),
            loop(0.06 + high, 1, 0.7),
            rod([0, 0.06, -0.3], [0, 0.06, 0.3], 0.008).array(13, [0.07, 0, 0]),
            twin(rod([0, 0.06, 0.28], [0, 0.06 + high, 0.345], 0.01).array(1, [0, 0, 0]), 0.32, 0, 0).mirror("z"),
            rod([0.45, 0.06, 0], [0.5, 0.06 + high, 0], 0.01)
              .array(4, [0, 0, 0.16])
              .mirror("x"),
            rod([0, 0.06, 0.3], [0, 0.06 + high, 0.35], 0.008)
              .array(9, [0.11, 0, 0])
              .mirror("z"),
            four(sphere(0.03, 1, 14), 0.4, 0.035, 0.26),
          ),
        ),
        part("tray", third("plastic", 0x4a9aa8), tray(1.06, 0.03, 0.74, 0.1, 0.012).at(0, 0.012, 0)),
        !ask.has("empty") &&
          part(
            "plates",
            second("porcelain", 0xf3efe6),
            many(plates, (at) =>
              put(
                lathe(flat`0 0, 0.14 0, 0.26 0.04, 0.255 0.052, 0.13 0.016, 0 0.016`, { sides: 40 }),
                [-0.34 + at * 0.1, 0.34, -0.02],
                [0, 0, -82],
              ),
            ),
          ),
        !ask.has("empty") &&
          part(
            "stripes",
            fixed("porcelain", 0x3d6f9e),
            many(plates, (at) => put(hoop(0.235, 0.008, 40).at(0, 0.046, 0), [-0.34 + at * 0.1, 0.34, -0.02], [0, 0, -82])),
          ),
        part(
          "cup",
          third("plastic", 0x4a9aa8),
          lathe(flat`0 0, 0.09 0, 0.1 0.02, 0.11 0.3, 0.1 0.3, 0.08 0.04, 0 0.04`, { sides: 28 }).at(0.36, 0.07, 0.16),
        ),
        part(
          "cutlery",
          fixed("steel", 0xd6d9db),
          all(
            ...[0, 1, 2, 3].map((at) =>
              put(
                all(
                  rod([0, 0, 0], [0, 0.38, 0], 0.012),
                  at % 2 ? sphere(0.036, 1.4, 14).scale(1, 1, 0.4).at(0, 0.41, 0) : box(0.04, 0.14, 0.014, 0.006).at(0, 0.42, 0),
                ),
                [0.34 + at * 0.015, 0.12, 0.14 + (at % 2) * 0.04],
                [(at - 1) * 6, 0, 8 - at * 7],
              ),
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "paper towel holder",
    nouns: [
      "kitchen roll",
      "kitchen roll holder",
      "paper towels",
      "roll of paper towels",
      "kitchen paper",
      "paper towel",
      "paper towel roll",
    ],
    about: "an upright holder with a roll of kitchen paper",
    metresPerUnit: 0.34,
    wears: ["holder", "paper roll", "pattern"],
    params: { fat: [0.24, 0.29], tone: woodTone },
    parts: ({ fat, tone }) => [
      part(
        "holder",
        main("wood", WOODS[tone]),
        all(
          cylinder(0.34, 0.05, { bevel: 0.018, sides: 48 }).at(0, 0.025, 0),
          cylinder(0.035, 1).at(0, 0.52, 0),
          sphere(0.065, 1, 20).at(0, 1.04, 0),
        ),
      ),
      part("roll", second("paper", 0xf8f6f0), lathe(flat`0.08 0.06, ${fat} 0.06, ${fat} 0.9, 0.08 0.9, 0.08 0.06`)),
      part("sheet", second("paper", 0xf8f6f0), put(box(0.4, 0.836, 0.012, 0.003).at(0.2, 0, 0), [0, 0.48, fat - 0.008], [0, -9, 0])),
      part("tube", fixed("paper", 0xb89468), lathe(flat`0.065 0.055, 0.082 0.055, 0.082 0.905, 0.065 0.905, 0.065 0.055`, { sides: 28 })),
      part(
        "pattern",
        third("paper", 0x7fb2d8),
        many(16, (at) =>
          put(
            panel(0.05, 0.05, 0.012, 0.012, 0.002),
            [Math.sin(at * 0.785) * fat, at < 8 ? 0.14 : 0.82, Math.cos(at * 0.785) * fat],
            [0, at * 45, 0],
          ),
        ),
      ),
    ],
  }),
];
