import { all, box, cylinder, extrude, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { four, many } from "@blenda/forge/language/places";
import { part, pick, program, spins, turns, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, panel, rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { WOODS } from "@blenda/forge/language/tones";

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
        extrude(flat`0 0, 0.3 0.02, 0.32 0.18, 0.12 0.3`, 0.012, 0.002).turn(0, -14, 0),
        sweep(way`0.31 0.1 0.08, 0.22 0.19 0.1, 0.1 0.12 0.07, 0.01 0.01 0.05`, [0.07, 0.09, 0.06, 0.012], { flatten: 0.12 }),
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
        all(rod([0, 0, 0], [0, 0.84, 0], 0.012), extrude(flat`-0.06 0.5, 0.06 0.5, 0.045 0.62, -0.045 0.62`, 0.05, 0.01))
          .turn(0, 0, swing)
          .turn(-12, 0, 0)
          .at(0, 0.26, 0.26),
        { motion: turns([0, 0.26, 0.24], [0, 0, 1], -20 - swing, 20 - swing) },
      ),
      part("key", fixed("brass"), all(drumX(0.016, 0.1).at(0.36, 0.3, 0), panel(0.1, 0.07, 0.02, 0.03).turn(0, 90, 0).at(0.42, 0.3, 0))),
      part("feet", fixed("brass"), four(sphere(0.035, 1, 12), 0.25, 0, 0.25)),
    ],
  }),
  program({
    id: "music box",
    nouns: ["musical box", "ballerina box", "musical jewelry box", "ballerina music box"],
    about: "a music box with an open lid, a turning ballerina, a mirror and a crank",
    metresPerUnit: 0.16,
    wears: ["box body", "lining velvet", "dress ballerina"],
    params: { open: [78, 98], tone: pick("wood", "pink", "blue") },
    sockets: () => ({ inside: { at: [0, 0.5, 0], size: [0.8, 0.2, 0.5] } }),
    parts: ({ open, tone }) => {
      const color = { wood: 0x8a4f26, pink: 0xe8a0b4, blue: 0x7aa8cc }[tone];
      const lid = (form: ReturnType<typeof box>) => form.turn(-open, 0, 0).at(0, 0.5, -0.38);
      const motion = turns([0, 0.5, -0.38], [1, 0, 0], 0, open);
      return [
        part(
          "box",
          main("wood", color),
          box(1.2, 0.5, 0.8, 0.03)
            .minus(box(1.08, 0.2, 0.68).at(0, 0.2, 0))
            .at(0, 0.27, 0),
        ),
        part("lid", main("wood", color), lid(box(1.2, 0.1, 0.8, 0.03).at(0, 0.05, 0.38)), { motion }),
        part("mirror", fixed("porcelain", 0xa9c6d6), lid(box(0.96, 0.02, 0.56, 0.01).at(0, -0.004, 0.38)), { motion }),
        part(
          "lining",
          second("fabric", 0x9a1f3a),
          all(box(1.08, 0.03, 0.68, 0.01).at(0, 0.4, 0), box(1.06, 0.1, 0.03, 0.01).array(2, [0, 0, 0.62]).at(0, 0.45, 0)),
        ),
        part(
          "trim",
          fixed("gold"),
          all(
            four(sphere(0.05, 1, 18), 0.54, 0.03, 0.34),
            box(1.22, 0.03, 0.82, 0.01).at(0, 0.06, 0),
            panel(0.14, 0.14, 0.03, 0.03).at(0, 0.4, 0.4),
            four(box(0.08, 0.08, 0.03, 0.01), 0.53, 0.44, 0.395),
          ),
        ),
        part(
          "stage",
          fixed("gold"),
          all(cylinder(0.2, 0.05, { bevel: 0.015 }).at(0, 0.44, 0.02), rod([0, 0.44, 0.02], [0, 0.58, 0.02], 0.012)),
          { motion: spins([0, 0.44, 0.02], [0, 1, 0]) },
        ),
        part(
          "dancer",
          fixed("porcelain", 0xf3d3bc),
          all(
            rod([0, 0.56, 0.02], [0, 0.84, 0.02], 0.026, 0.03),
            rod([0.03, 0.8, 0.02], [0.1, 0.7, 0.02], 0.022),
            rod([0.1, 0.7, 0.02], [0.01, 0.64, 0.03], 0.018),
            sphere(0.075, 1.1, 20).at(0, 1.16, 0.02),
            rod([0, 1.0, 0.02], [0, 1.12, 0.02], 0.028),
            rod([0.06, 1.02, 0.02], [0.18, 1.18, 0.04], 0.02).mirror("x"),
            rod([0.18, 1.18, 0.04], [0.03, 1.36, 0.04], 0.018).mirror("x"),
          ),
          { motion: spins([0, 0.44, 0.02], [0, 1, 0]) },
        ),
        part(
          "dress",
          third("fabric", 0xf7c3d4),
          all(
            lathe(flat`0 0.82, 0.12 0.8, 0.26 0.78, 0.27 0.8, 0.14 0.86, 0.055 0.9, 0.07 1.0, 0.05 1.05, 0 1.05`, {
              sides: 40,
              ribs: 14,
              ribDepth: 0.1,
            }).at(0, 0, 0.02),
          ),
          { motion: spins([0, 0.44, 0.02], [0, 1, 0]) },
        ),
        part("hair", fixed("wood", 0x4a2a18), all(sphere(0.078, 1, 18).at(0, 1.185, 0), sphere(0.038, 1, 14).at(0, 1.27, -0.02)), {
          motion: spins([0, 0.44, 0.02], [0, 1, 0]),
        }),
        part(
          "crank",
          fixed("brass"),
          all(drumX(0.03, 0.14).at(0.64, 0.24, 0), rod([0.7, 0.24, 0], [0.7, 0.38, 0.06], 0.018), drumX(0.035, 0.1).at(0.75, 0.39, 0.06)),
          { motion: spins([0.64, 0.24, 0], [1, 0, 0]) },
        ),
      ];
    },
  }),
];
