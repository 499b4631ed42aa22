import { all, box, cylinder, extrude, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { circle } from "@blenda/forge/language/outlines";
import { four, many, twin } from "@blenda/forge/language/places";
import { type ProgramPart, part, pick, program, spins, turns, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { ENAMELS, WOODS } from "@blenda/forge/language/tones";

/** Strokes of the hours as clocks write them (IIII), each: place, slant in degrees. */
const I = [[0, 0]];
const V = [
  [-0.5, 18],
  [0.5, -18],
];
const X = [
  [0, 26],
  [0, -26],
];
const HOURS = [[X, I, I], [I], [I, I], [I, I, I], [I, I, I, I], [V], [V, I], [V, I, I], [V, I, I, I], [I, X], [X], [X, I]];

/** One hour in Roman numerals, upright about the origin. */
function numeral(letters: readonly (typeof I)[], tall: number): Form {
  const wide = (letter: typeof I) => (letter === I ? 0.34 : 0.8) * tall;
  let left = -letters.reduce((sum, letter) => sum + wide(letter), 0) / 2;
  return all(
    ...letters.flatMap((letter) => {
      const middle = left + wide(letter) / 2;
      left += wide(letter);
      return letter.map(([aside, slant]) =>
        box(tall * 0.14, tall, 0.012, 0)
          .turn(0, 0, slant)
          .at(middle + aside * tall * 0.34, 0, 0),
      );
    }),
  );
}

/** A dial towards the front: the plate, hours, minutes, a hand for each and one for seconds, all under a rim. */
function dial(radius: number, x: number, y: number, z: number, hour: number): ProgramPart[] {
  const at = (form: Form, depth: number) => form.at(x, y, z + depth);
  const round = (form: Form, out: number, degrees: number) => form.at(0, radius * out, 0).turn(0, 0, -degrees);
  const hand = (length: number, wide: number, degrees: number) =>
    extrude(
      flat`${-wide * 0.5} ${-length * 0.22}, ${wide * 0.5} ${-length * 0.22}, ${wide} ${length * 0.62}, 0 ${length}, ${-wide} ${length * 0.62}`,
      0.012,
      0.002,
    ).turn(0, 0, -degrees);
  const ink = fixed("plastic", 0x22252b);
  const motion = spins([x, y, z], [0, 0, -1]);
  return [
    part("dial", third("paper", 0xf6f0df), at(cylinder(radius, 0.02, { bevel: 0 }).turn(90, 0, 0), 0)),
    part("hours", ink, at(all(...HOURS.map((letters, hours) => round(numeral(letters, radius * 0.17), 0.7, hours * 30))), 0.009)),
    part(
      "minutes",
      ink,
      at(
        many(60, (minute) => round(box(radius * (minute % 5 ? 0.012 : 0.035), radius * 0.07, 0.012, 0), 0.88, minute * 6)),
        0.009,
      ),
    ),
    part("hour hand", ink, at(hand(radius * 0.48, radius * 0.05, hour * 30 + 5), 0.022), { motion }),
    part("minute hand", ink, at(hand(radius * 0.74, radius * 0.036, 60), 0.036), { motion }),
    part("second hand", fixed("plastic", 0xc23b2e), at(hand(radius * 0.8, radius * 0.014, 205), 0.05), { motion }),
    part("pin", second("brass"), at(cylinder(radius * 0.06, 0.06, { sides: 16 }).turn(90, 0, 0), 0.032)),
  ];
}

const roundCase = (radius: number, depth: number) =>
  lathe(
    flat`0 ${-depth}, ${radius * 0.96} ${-depth}, ${radius * 1.06} ${-depth * 0.6}, ${radius * 1.12} 0.05, ${radius * 1.08} 0.09, ${radius * 1.03} 0.085, ${radius * 0.97} 0.03, ${radius * 0.97} 0, 0 0`,
    { sides: 56 },
  ).turn(90, 0, 0);

export const clocks = [
  program({
    id: "clock",
    is: ["hung flat"],
    nouns: ["wall clock", "kitchen clock", "round clock", "station clock"],
    about: "a round wall clock with a dial, marks and two hands",
    metresPerUnit: 0.3,
    wears: ["case rim frame", "hand pin", "dial face"],
    params: { hour: whole(1, 11), depth: [0.1, 0.16], tone: pick("red", "cream", "mint", "blue", "black") },
    parts: ({ hour, depth, tone }) => [
      part("case", main("paint", ENAMELS[tone]), roundCase(0.5, depth).at(0, 0.55, 0)),
      ...dial(0.49, 0, 0.55, 0.01, hour),
    ],
  }),
  program({
    id: "alarm clock",
    is: ["upright"],
    nouns: ["bedside clock", "twin bell clock", "wind-up clock"],
    about: "a small clock with two bells on top that wakes you",
    metresPerUnit: 0.12,
    wears: ["case body", "bell handle", "dial face"],
    params: { hour: whole(1, 11), depth: [0.28, 0.38], tone: pick("red", "mint", "cream", "blue") },
    sockets: () => ({ grip: { at: [0, 1.35, 0], size: [0.3, 0.2, 0.2] } }),
    parts: ({ hour, depth, tone }) => [
      part("case", main("paint", ENAMELS[tone]), roundCase(0.48, depth).at(0, 0.6, 0.12)),
      ...dial(0.47, 0, 0.6, 0.13, hour),
      part(
        "bells",
        second("brass"),
        twin(
          lathe(flat`0 0.03, 0.2 0, 0.23 0, 0.21 0.1, 0.14 0.19, 0.03 0.22, 0.03 0.26, 0 0.27`, { sides: 32 }).turn(0, 0, -32),
          0.3,
          1.07,
          0,
        ),
      ),
      part(
        "stems",
        fixed("steel"),
        all(twin(cylinder(0.025, 0.2, { sides: 12 }).turn(0, 0, -32), 0.27, 1.02, 0), rod([0, 1, 0], [0, 1.22, 0], 0.02)),
      ),
      part("hammer", fixed("steel"), cylinder(0.045, 0.14, { sides: 16 }).turn(0, 0, 90).at(0, 1.22, 0), {
        motion: turns([0, 1.02, 0], [0, 0, 1], -12, 12),
      }),
      part("handle", second("brass"), sweep(way`-0.3 1.28 0, -0.2 1.46 0, 0 1.54 0, 0.2 1.46 0, 0.3 1.28 0`, 0.024)),
      part(
        "feet",
        second("brass"),
        all(rod([0.26, 0.26, 0.05], [0.36, 0.04, 0.1], 0.035, 0.04), sphere(0.055, 1, 16).at(0.365, 0.04, 0.1)).mirror("x"),
      ),
      part("key", second("brass"), twin(cylinder(0.05, 0.02, { sides: 16 }).turn(90, 0, 0), 0.06, 0.6, -depth + 0.06)),
    ],
  }),
  program({
    id: "grandfather clock",
    nouns: ["longcase clock", "tall case clock", "pendulum clock", "floor clock"],
    about: "a tall wooden clock on the floor with a swinging pendulum",
    metresPerUnit: 1,
    wears: ["case", "pendulum weight", "dial face"],
    params: { hour: whole(1, 11), height: [1.8, 2], wood: pick("walnut", "cherry", "oak") },
    parts: ({ hour, height, wood }) => {
      const oak = main("wood", WOODS[wood]);
      const [hood, trunk] = [height - 0.3, height / 2 + 0.1];
      const arch = [
        ...flat([-0.27, -0.06, 0.27, -0.06, 0.27, 0.02]),
        ...Array.from(
          { length: 13 },
          (_, at) => [0.2 * Math.cos((at / 12) * Math.PI), 0.02 + 0.16 * Math.sin((at / 12) * Math.PI)] as const,
        ),
        ...flat([-0.27, 0.02]),
      ];
      return [
        part(
          "base",
          oak,
          all(
            box(0.54, 0.1, 0.34, 0.02).at(0, 0.05, 0),
            box(0.48, 0.42, 0.3).at(0, 0.28, 0),
            box(0.34, 0.26, 0.02, 0.012).at(0, 0.28, 0.15),
            box(0.53, 0.05, 0.33, 0.018).at(0, 0.5, 0),
          ),
        ),
        part(
          "trunk",
          oak,
          box(0.38, height - 1.06, 0.25, 0.01)
            .minus(box(0.24, height - 1.2, 0.25, 0).at(0, 0, 0.05))
            .at(0, trunk - 0.12, 0),
        ),
        part(
          "hood",
          oak,
          all(
            box(0.53, 0.05, 0.33, 0.018).at(0, hood - 0.26, 0),
            box(0.48, 0.5, 0.29).at(0, hood, 0),
            extrude(arch, 0.33, 0.01).at(0, hood + 0.27, 0),
          ),
        ),
        part(
          "pillars",
          oak,
          twin(
            lathe(flat`0 -0.24, 0.03 -0.24, 0.03 -0.2, 0.018 -0.18, 0.018 0.18, 0.03 0.2, 0.03 0.24, 0 0.24`, { sides: 16 }),
            0.235,
            hood,
            0.15,
          ),
        ),
        part("bezel", second("brass"), extrude(circle(0.195, 48), 0.03, 0.008, [circle(0.165, 48)]).at(0, hood, 0.155)),
        ...dial(0.175, 0, hood, 0.146, hour),
        part(
          "finials",
          second("brass"),
          all(sphere(0.035, 1.3, 18).at(0, hood + 0.48, 0), twin(sphere(0.028, 1.3, 16), 0.24, hood + 0.32, 0.1)),
        ),
        part(
          "pendulum",
          second("brass"),
          all(
            rod([0, trunk + height * 0.18, 0.04], [0, trunk - 0.22, 0.04], 0.008),
            cylinder(0.075, 0.025)
              .turn(90, 0, 0)
              .at(0, trunk - 0.26, 0.05),
          ),
          { motion: turns([0, trunk + height * 0.18, 0.04], [0, 0, 1], -8, 8) },
        ),
        part(
          "weights",
          second("brass"),
          all(
            twin(cylinder(0.026, 0.2, { sides: 18 }), 0.07, trunk - 0.02, 0.02),
            twin(cylinder(0.004, 0.34, { sides: 6 }), 0.07, trunk + 0.2, 0.02),
          ),
        ),
        part("door edge", second("brass"), four(box(0.02, 0.02, 0.02, 0.004), 0.15, trunk - 0.12, 0.126)),
      ];
    },
  }),
];
