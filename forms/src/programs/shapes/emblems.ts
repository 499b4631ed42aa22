import { all, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { arc, symmetric } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { circle, roundedRectangle, softOutline } from "@blenda/forge/language/outlines";
import { part, program, whole } from "@blenda/forge/language/program";
import { main, second } from "@blenda/forge/language/substance";
import { numeral } from "./digits.ts";
import { cutBall, FACES, towards } from "./polyhedra.ts";
import { TOY_TONES, toyTone } from "./toy-tones.ts";

const held = { grip: { at: [0, 0.5, 0], size: [1, 1, 0.4] } } as const;

export const emblems = [
  program({
    id: "speech bubble",
    is: ["upright"],
    nouns: ["chat bubble", "dialogue bubble", "speech balloon", "message bubble"],
    about: "a round bubble for words, with three dots",
    metresPerUnit: 0.3,
    wears: ["bubble", "dot text"],
    params: { wide: [1.2, 1.35] },
    sockets: () => held,
    parts: ({ wide }) => [
      part(
        "bubble",
        main("plastic", 0xf4f6f8),
        all(
          extrude(roundedRectangle(wide, 0.8, 0.34, 10), 0.2, 0.05).at(0, 0.66, 0),
          extrude(flat`-0.36 0.36, -0.42 0.02, -0.02 0.34`, 0.18, 0.03),
        ),
      ),
      part("dots", second("plastic", 0x2f6fd0), sphere(0.09, 1, 24).scale(1, 1, 0.5).at(0, 0.66, 0.11).array(3, [0.3, 0, 0])),
    ],
  }),
  program({
    id: "location pin",
    is: ["upright"],
    nouns: ["gps pin", "location marker", "map marker", "waypoint"],
    about: "the drop shaped pin that marks a place on a map",
    metresPerUnit: 0.3,
    wears: ["pin", "hole middle"],
    params: { wide: [0.38, 0.44] },
    sockets: () => held,
    parts: ({ wide }) => [
      part(
        "pin",
        main("plastic", 0xe03a2f),
        extrude([...arc(wide, -28, 208, 24).map(([x, y]) => [x, y + 0.9] as const), [0, 0.04]], 0.26, 0.06),
      ),
      part(
        "middle",
        second("plastic", 0xfaf6f0),
        cylinder(wide * 0.42, 0.3, { bevel: 0.03, sides: 40 })
          .turn(90, 0, 0)
          .at(0, 0.92, 0),
      ),
    ],
  }),
  program({
    id: "peace sign",
    is: ["upright"],
    nouns: ["peace symbol"],
    about: "the round sign of peace",
    metresPerUnit: 0.4,
    wears: ["body"],
    params: { thick: [0.055, 0.07] },
    sockets: () => held,
    parts: ({ thick }) => [
      part(
        "sign",
        main("plastic", 0x3aa655),
        all(
          torus(0.5, thick).turn(90, 0, 0),
          sweep(way`0 -0.5 0, 0 0.5 0`, thick, { isStraight: true }),
          sweep(way`0 0 0, 0.354 -0.354 0`, thick, { isStraight: true }).mirror("x"),
        ).at(0, 0.57, 0),
      ),
    ],
  }),
  program({
    id: "yin yang",
    is: ["upright"],
    nouns: ["yin and yang", "yin yang symbol", "tai chi symbol"],
    about: "a disc of two halves that embrace, black and white",
    metresPerUnit: 0.4,
    wears: ["half", "half other"],
    params: { thick: [0.14, 0.2] },
    sockets: () => held,
    parts: ({ thick }) => {
      const half = [
        ...arc(0.5, -90, 90, 24),
        ...arc(0.25, 90, 270, 14)
          .slice(1)
          .map(([x, y]) => [x, y + 0.25] as const),
        ...arc(0.25, 90, -90, 14)
          .slice(1, -1)
          .map(([x, y]) => [x, y - 0.25] as const),
      ];
      const eye = cylinder(0.085, thick + 0.02, { sides: 28 }).turn(90, 0, 0);
      const up = (form: Form) => form.at(0, 0.53, 0);
      return [
        part("dark", main("plastic", 0x1f2024), up(all(extrude(half, thick, 0.02), eye.at(0, 0.25, 0)))),
        part("light", second("plastic", 0xf4f2ec), up(all(extrude(half, thick, 0.02).turn(0, 0, 180), eye.at(0, -0.25, 0)))),
        part("rim", main("plastic", 0x1f2024), up(torus(0.51, 0.025).turn(90, 0, 0))),
      ];
    },
  }),
  program({
    id: "icosahedron",
    nouns: ["d20", "twenty-sided die", "twenty sided die", "dnd dice", "rpg dice", "d20 die"],
    about: "a twenty-sided die with a number on each face",
    metresPerUnit: 0.03,
    wears: ["body", "number"],
    params: { tone: toyTone, first: whole(0, 19) },
    sockets: () => held,
    parts: ({ tone, first }) => [
      part("die", main("plastic", TOY_TONES[tone]), cutBall(FACES.icosahedron, 0.5, 0.62).at(0, 0.5, 0)),
      part(
        "numbers",
        second("plastic", 0xf8f3e4),
        all(
          ...FACES.icosahedron.map((face, at) =>
            numeral(((at * 7 + first) % 20) + 1, 0.15, 0.012)
              .at(0, 0, 0.5)
              .turn(...towards(face)),
          ),
        ).at(0, 0.5, 0),
      ),
    ],
  }),
  program({
    id: "water drop",
    nouns: ["raindrop", "droplet", "drop", "drop of water", "tear drop", "teardrop", "waterdrop", "rain drop"],
    about: "a drop with a pointed tip",
    metresPerUnit: 0.3,
    wears: ["drop"],
    params: { tall: [1.05, 1.25] },
    sockets: () => held,
    parts: ({ tall }) => [
      part(
        "drop",
        main("glass", 0x3f9be0),
        lathe(flat`0 0, 0.2 0.03, 0.38 0.18, 0.42 0.38, 0.34 0.6, 0.2 0.82, 0.08 1, 0.015 1.12, 0 1.14`, { smooth: 40, sides: 56 }).scale(
          1,
          tall,
          1,
        ),
      ),
      part(
        "glint",
        second("porcelain", 0xeaf6ff),
        sphere(0.07, 1.7, 20)
          .scale(1, 1, 0.35)
          .turn(-14, -28, 12)
          .at(-0.185, 0.42 * tall, 0.335),
      ),
    ],
  }),
  program({
    id: "puzzle piece",
    nouns: ["jigsaw piece", "jigsaw", "puzzle", "jigsaw puzzle piece"],
    about: "one piece of a jigsaw with two knobs and two bays",
    metresPerUnit: 0.2,
    wears: ["body"],
    params: { knob: [0.125, 0.145], tone: toyTone },
    sockets: () => held,
    parts: ({ knob, tone }) => {
      const body = extrude(symmetric([0.42, 0, 0.42, 0.84]), 0.16, 0.02);
      const round = (x: number, y: number, grow = 0) =>
        extrude(
          circle(knob + grow, 28).map(([a, b]) => [a + x, b + y] as const),
          grow ? 0.4 : 0.158,
          0.02,
        );
      return [
        part(
          "piece",
          main("plastic", TOY_TONES[tone]),
          all(
            body.minus(round(-0.42 + knob * 0.7, 0.42, 0.012), round(0, knob * 0.7, 0.012)),
            round(0.42 + knob * 0.7, 0.42),
            round(0, 0.84 + knob * 0.7),
          ),
        ),
      ];
    },
  }),
  program({
    id: "paw print",
    is: ["upright"],
    nouns: ["pawprint", "dog paw print", "paw symbol", "animal footprint"],
    about: "the print of a paw: a pad and four toes",
    metresPerUnit: 0.2,
    wears: ["pad"],
    params: { toe: [0.15, 0.17] },
    sockets: () => held,
    parts: ({ toe }) => {
      const pad = extrude(
        softOutline(flat`-0.34 0.12, -0.2 0.06, 0 0.12, 0.2 0.06, 0.34 0.12, 0.36 0.28, 0.18 0.46, 0 0.54, -0.18 0.46, -0.36 0.28`),
        0.18,
        0.05,
      );
      const one = sphere(toe, 1.3, 28).scale(1, 1, 0.62);
      return [
        part(
          "paw",
          main("rubber", 0x3a2c28),
          all(pad, one.turn(0, 0, 12).at(-0.17, 0.78, 0).mirror("x"), one.scale(0.92).turn(0, 0, 32).at(-0.46, 0.55, 0).mirror("x")),
        ),
      ];
    },
  }),
];
