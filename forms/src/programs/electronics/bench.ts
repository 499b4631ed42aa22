import { all, box, cylinder, extrude, type Form, lathe, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { four, many } from "@blenda/forge/language/places";
import { part, program } from "@blenda/forge/language/program";
import { drumZ, panel, rod } from "@blenda/forge/language/shorthand";
import { speckles } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

const knobs = (radius: number, ...spots: readonly (readonly [number, number])[]): Form =>
  cylinder(radius, 0.06, { bevel: 0.012, sides: 24 })
    .turn(90, 0, 0)
    .scatter(spots.map(([x, y]) => ({ at: [x, y, 0] as const })));

/** One beat of a heart. */
const BEAT = [0, 0, 0, 0.2, 0, -0.2, 1.2, -0.8, 0, 0, 0.3, 0];

export const bench = [
  program({
    id: "oscilloscope",
    nouns: ["scope with screen", "signal tester", "heart monitor", "ecg monitor"],
    about: "an oscilloscope: a screen with a green wave over a grid, knobs and sockets",
    metresPerUnit: 0.4,
    wears: ["body case", "wave screen", "knob"],
    params: { waves: [2.5, 4] },
    traits: { heart: "ecg pulse hospital" },
    parts: ({ waves }, { has }) => [
      part("case", main("plastic", 0xd3d2c6), box(1.1, 0.66, 0.5, 0.04).at(0, 0.38, 0)),
      part("screen", fixed("obsidian", 0x0f1f1a), panel(0.6, 0.48, 0.03, 0.04).at(-0.2, 0.4, 0.248)),
      part(
        "frame",
        fixed("plastic", 0x3a3f46),
        extrude(roundedRectangle(0.66, 0.54, 0.05), 0.04, 0.012, [roundedRectangle(0.58, 0.46, 0.04).reverse()]).at(-0.2, 0.4, 0.255),
      ),
      part(
        "grid",
        fixed("plastic", 0x2f5a4a),
        all(box(0.006, 0.44, 0.006, 0.001).array(7, [0.08, 0, 0]), box(0.56, 0.006, 0.006, 0.001).array(5, [0, 0.09, 0])).at(
          -0.2,
          0.4,
          0.264,
        ),
      ),
      part(
        "wave",
        light(0x4fff8a),
        sweep(
          Array.from(
            { length: 41 },
            (_, at) =>
              [
                -0.47 + at * 0.0135,
                0.4 + 0.14 * (has("heart") ? (BEAT[at % 14] ?? 0) : Math.sin((at / 40) * waves * 2 * Math.PI)),
                0.272,
              ] as const,
          ),
          0.009,
        ),
      ),
      part(
        "knobs",
        third("plastic", 0x2a2d33),
        all(
          knobs(0.055, [0.26, 0.56], [0.42, 0.56], [0.26, 0.4], [0.42, 0.4]),
          knobs(0.03, [0.22, 0.28], [0.3, 0.28], [0.38, 0.28], [0.46, 0.28]),
        ).at(0, 0, 0.27),
      ),
      part("sockets", fixed("steel"), knobs(0.035, [0.26, 0.16], [0.42, 0.16]).at(0, 0, 0.27)),
      part("handle", fixed("plastic", 0x3a3f46), sweep(way`-0.4 0.7 0, -0.38 0.82 0, 0.38 0.82 0, 0.4 0.7 0`, 0.03, { isStraight: true })),
      part("feet", fixed("rubber"), four(cylinder(0.05, 0.06, { sides: 18 }), 0.44, 0.03, 0.18)),
    ],
  }),
  program({
    id: "multimeter",
    nouns: ["voltmeter", "ammeter", "digital multimeter", "electrical tester"],
    about: "a multimeter with a display, a large dial and two test leads",
    metresPerUnit: 0.2,
    wears: ["case", "body face", "dial"],
    params: { turn: [-60, 60] },
    sockets: () => ({ grip: { at: [0, 0.5, 0], size: [0.4, 0.4, 0.2] } }),
    parts: ({ turn }) => [
      part("case", main("plastic", 0xe8b51f), panel(0.58, 1.06, 0.24, 0.12, 0.04).at(0, 0.54, 0)),
      part("face", second("plastic", 0x2a2d33), panel(0.48, 0.94, 0.06, 0.08, 0.015).at(0, 0.54, 0.1)),
      part("display", fixed("porcelain", 0xaebd9c), panel(0.38, 0.2, 0.03, 0.02, 0.006).at(0, 0.86, 0.124)),
      part(
        "digits",
        fixed("plastic", 0x22281e),
        all(
          ...[-0.11, 0, 0.11].map((x) =>
            extrude(roundedRectangle(0.075, 0.13, 0.012), 0.012, 0.002, [
              roundedRectangle(0.045, 0.04, 0.006)
                .map(([a, b]) => [a, b + 0.03] as const)
                .reverse(),
              roundedRectangle(0.045, 0.04, 0.006)
                .map(([a, b]) => [a, b - 0.03] as const)
                .reverse(),
            ]).at(x, 0.86, 0.142),
          ),
        ),
      ),
      part(
        "dial",
        third("plastic", 0x16181c),
        all(drumZ(0.15, 0.06, 0.02), box(0.05, 0.26, 0.05, 0.015).turn(0, 0, turn).at(0, 0, 0.045)).at(0, 0.5, 0.14),
      ),
      part(
        "marks",
        fixed("plastic", 0xf2f2ee),
        all(
          many(12, (at) =>
            box(0.012, 0.035, 0.01, 0.002)
              .at(0, 0.19, 0)
              .turn(0, 0, at * 30),
          ).at(0, 0.5, 0.132),
          box(0.02, 0.1, 0.02, 0.004).turn(0, 0, turn).at(0, 0.5, 0.205),
        ),
      ),
      part("jacks", fixed("plastic", 0xc8281f), drumZ(0.035, 0.04).array(3, [0.13, 0, 0]).at(0, 0.2, 0.135)),
      part(
        "red lead",
        fixed("rubber", 0xc8281f),
        all(
          sweep(way`0.13 0.2 0.15, 0.14 0.1 0.28, 0.4 0.04 0.3, 0.52 0.06 0.1, 0.5 0.3 0.06`, 0.02),
          rod([0.5, 0.28, 0.06], [0.5, 0.6, 0.05], 0.035),
        ),
      ),
      part(
        "black lead",
        fixed("rubber", 0x1c1d20),
        all(
          sweep(way`-0.13 0.2 0.15, -0.14 0.1 0.28, -0.4 0.04 0.3, -0.52 0.06 0.1, -0.5 0.3 0.06`, 0.02),
          rod([-0.5, 0.28, 0.06], [-0.5, 0.6, 0.05], 0.035),
        ),
      ),
      part("tips", fixed("steel"), rod([0.5, 0.6, 0.05], [0.5, 0.74, 0.05], 0.014, 0.004).mirror("x")),
    ],
  }),
  program({
    id: "soldering iron",
    nouns: ["soldering gun", "soldering station", "solder iron"],
    about: "a soldering iron with a glowing tip in its wire stand with a sponge",
    metresPerUnit: 0.26,
    wears: ["handle", "stand", "cable"],
    params: { lean: [34, 44] },
    sockets: () => ({ grip: { at: [-0.1, 0.6, 0], size: [0.1, 0.3, 0.1] } }),
    parts: ({ lean }) => {
      const held = (form: Form) => form.turn(0, 0, lean).at(0.1, 0.42, 0);
      return [
        part("base", second("iron", 0x33363b), box(0.74, 0.07, 0.4, 0.025).at(0.1, 0.035, 0)),
        part(
          "sponge",
          fixed("fabric", 0xe3b83a, { paint: [speckles({ by: -0.3 }, 0.04, { relief: -0.01 })] }),
          box(0.24, 0.06, 0.26, 0.015).at(-0.1, 0.09, 0),
        ),
        part("coil", second("steel"), held(many(9, (at) => hoop(0.085 + at * 0.004, 0.012).at(0, -0.24 + at * 0.05, 0)))),
        part("post", second("steel"), rod([0.32, 0.05, 0], [0.26, 0.28, 0], 0.02)),
        part(
          "handle",
          main("plastic", 0x2f62b0),
          held(lathe(flat`0 0.24, 0.07 0.24, 0.1 0.28, 0.075 0.36, 0.07 0.7, 0.055 0.82, 0 0.83`, { smooth: 24 })),
        ),
        part(
          "grip",
          fixed("rubber"),
          held(lathe(flat`0 0.36, 0.082 0.36, 0.086 0.38, 0.086 0.5, 0.08 0.52, 0 0.52`, { ribs: 12, ribDepth: 0.06 })),
        ),
        part(
          "barrel",
          fixed("steel"),
          held(all(cylinder(0.035, 0.44, { sides: 20 }).at(0, 0.04, 0), cylinder(0.024, 0.14, { top: 0.024, sides: 18 }).at(0, -0.22, 0))),
        ),
        part("tip", light(0xff7a2a), held(cylinder(0.004, 0.1, { top: 0.024, sides: 16, bevel: 0.001 }).at(0, -0.33, 0))),
        part("cable", third("rubber", 0x1c1d20), held(sweep(way`0 0.8 0, 0 0.98 0, 0.16 1.06 0.1, 0.4 0.84 0.2, 0.62 0.3 0.24`, 0.026))),
      ];
    },
  }),
];
