import { all, box, cylinder, extrude, sphere, sweep } from "../language/form.ts";
import { flat, way } from "../language/numbers.ts";
import { four, many } from "../language/places.ts";
import { drumX, drumZ, panel, rod } from "../language/shorthand.ts";
import { fixed, main, second, third } from "../language/substance.ts";
import { WOODS } from "../language/tones.ts";
import { part, pick, program, spins, turns, whole } from "../program.ts";

const BRIGHT = { red: 0xd8322a, blue: 0x2b74c4, green: 0x3fa35a, yellow: 0xe9b92c } as const;
export const parlourMusic = [
  program({
    id: "pinwheel",
    nouns: ["toy windmill", "paper windmill", "whirligig", "wind spinner"],
    about: "a paper pinwheel on a stick",
    metresPerUnit: 0.4,
    wears: ["sail blade", "stick", "sail pair"],
    params: { blades: whole(2, 3), turn: [0, 40], tone: pick("red", "blue", "green", "yellow") },
    parts: ({ blades, turn, tone }) => {
      const sail = all(
        extrude(flat([0, 0, 0.3, 0.02, 0.32, 0.18, 0.12, 0.3]), 0.012, 0.002).turn(0, -14, 0),
        sweep(way([0.31, 0.1, 0.08, 0.22, 0.19, 0.1, 0.1, 0.12, 0.07, 0.01, 0.01, 0.05]), [0.07, 0.09, 0.06, 0.012], { flatten: 0.12 }),
      );
      const set = (from: number) => many(blades, (at) => sail.turn(0, 0, from + turn + (360 / blades) * at)).at(0, 1.05, 0.03);
      const motion = spins([0, 1.05, 0], [0, 0, 1]);
      return [
        part("sails", main("paper", BRIGHT[tone]), set(0), { motion }),
        part("sail pairs", third("paper", 0xf6f3ea), set(180 / blades), { motion }),
        part("pin", fixed("brass"), all(sphere(0.04, 1, 16).at(0, 1.05, 0.12), drumZ(0.014, 0.2).at(0, 1.05, 0.02))),
        part("stick", second("wood", WOODS.pine), rod([0, 0, -0.03], [0, 1.09, -0.03], 0.022)),
      ];
    },
  }),
  program({
    id: "metronome",
    nouns: ["wooden metronome", "music metronome"],
    about: "a wooden pyramid with a swinging pendulum and a scale",
    metresPerUnit: 0.22,
    wears: ["case wood", "pendulum", "scale"],
    params: { swing: [-16, 16], wood: pick("walnut", "cherry", "oak") },
    parts: ({ swing, wood }) => [
      part(
        "case",
        main("wood", WOODS[wood], { grain: "y" }),
        all(
          cylinder(0.4, 1, { top: 0.14, sides: 4, bevel: 0.02 })
            .turn(0, 45, 0)
            .at(0, 0.56, 0)
            .minus(box(0.3, 0.8, 0.2, 0).turn(-14, 0, 0).at(0, 0.64, 0.24)),
          box(0.62, 0.08, 0.62, 0.02).at(0, 0.04, 0),
          cylinder(0.12, 0.08, { top: 0.02, sides: 4, bevel: 0.01 }).turn(0, 45, 0).at(0, 1.1, 0),
        ),
      ),
      part("scale", third("paper", 0xf1e7d0), box(0.13, 0.74, 0.012, 0.003).turn(-14, 0, 0).at(0, 0.6, 0.148)),
      part(
        "marks",
        fixed("plastic", 0x26272b),
        many(9, (at) => box(at % 2 ? 0.06 : 0.1, 0.008, 0.008, 0).at(0, -0.3 + at * 0.075, 0.008))
          .turn(-14, 0, 0)
          .at(0, 0.6, 0.148),
      ),
      part(
        "pendulum",
        second("brass", 0xc9a050),
        all(rod([0, 0, 0], [0, 0.84, 0], 0.012), extrude(flat([-0.06, 0.5, 0.06, 0.5, 0.045, 0.62, -0.045, 0.62]), 0.05, 0.01))
          .turn(0, 0, swing)
          .turn(-12, 0, 0)
          .at(0, 0.26, 0.26),
        { motion: turns([0, 0.26, 0.24], [0, 0, 1], -20 - swing, 20 - swing) },
      ),
      part("key", fixed("brass"), all(drumX(0.016, 0.1).at(0.36, 0.3, 0), panel(0.1, 0.07, 0.02, 0.03).turn(0, 90, 0).at(0.42, 0.3, 0))),
      part("feet", fixed("brass"), four(sphere(0.035, 1, 12), 0.25, 0, 0.25)),
    ],
  }),
];
