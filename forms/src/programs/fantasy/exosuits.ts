import { all, box, cylinder, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, pick, program, turns } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

const IRON = fixed("iron", 0x2b2d30);
const STEEL = fixed("steel", 0xc4c8cb);

/** Roll bars, seat, lamps and the engine behind. */
const cockpit = () => [
  part(
    "bars",
    fixed("steel", 0x26282c),
    all(
      hose([-0.3, 1.5, -0.24, -0.3, 1.8, -0.1, -0.28, 1.82, 0.14, -0.26, 1.5, 0.34, -0.3, 1.06, 0.3, -0.32, 0.88, 0.06], 0.026).mirror("x"),
      drumX(0.024, 0.56).at(0, 1.82, 0.1),
      drumX(0.024, 0.52).at(0, 1.46, 0.345),
    ),
  ),
  part(
    "seat",
    fixed("leather", 0x232427),
    all(
      box(0.4, 0.08, 0.32, 0.03).at(0, 0.95, 0.04),
      box(0.4, 0.56, 0.08, 0.03).at(0, 1.26, -0.11),
      box(0.24, 0.16, 0.07, 0.03).at(0, 1.62, -0.12),
    ),
  ),
  part("lamps", light(0xfff3cf), all(drumZ(0.06, 0.05).at(0.2, 1.84, 0.14).mirror("x"))),
  part("engine", IRON, all(box(0.5, 0.5, 0.2, 0.04).at(0, 1.2, -0.42), cylinder(0.05, 0.34).at(0.16, 1.56, -0.42).mirror("x"))),
  part("glow", light(0xff7a2a), all(box(0.3, 0.03, 0.02, 0.006).array(4, [0, 0.08, 0]).at(0, 1.2, -0.522))),
];

export const exosuits = [
  program({
    id: "exosuit",
    nouns: [
      "mech suit",
      "exoskeleton suit",
      "power suit",
      "power loader",
      "powered exoskeleton",
      "mecha suit",
      "power armor",
      "powered armor",
    ],
    about: "an exosuit: a heavy walking frame with an open seat for the driver, pistons, big claws and roll bars",
    metresPerUnit: 1.6,
    wears: ["armour plate", "joint frame", "stripe"],
    params: { tone: pick("yellow", "orange", "red"), reach: [0, 0.16] },
    sockets: () => ({ seat: { at: [0, 0.9, 0.02], size: [0.4, 0.8, 0.4] } }),
    parts: ({ tone, reach }) => {
      const color = { yellow: 0xf0b41c, orange: 0xe8701a, red: 0xb8281f }[tone];
      const elbow = [0.66, 1.04, 0.06] as const;
      const hand = [0.68, 0.78 + reach, 0.56] as const;
      return [
        part(
          "plates",
          main("paint", color),
          all(
            side(flat`-0.3 0.86, -0.14 0.8, -0.14 1.5, -0.24 1.6, -0.36 1.5`, 0.7, 0.04),
            sphere(0.19, 1, 24).scale(1, 1, 1.1).at(0.5, 1.44, -0.1).mirror("x"),
            box(0.22, 0.4, 0.24, 0.05).at(0.3, 0.38, 0).mirror("x"),
            box(0.24, 0.3, 0.26, 0.05).turn(-10, 0, 0).at(0.3, 0.72, 0.02).mirror("x"),
            box(0.2, 0.22, 0.4, 0.05)
              .turn(24 - reach * 60, 0, 0)
              .at(0.67, 0.93 + reach * 0.4, 0.28)
              .mirror("x"),
            box(0.26, 0.1, 0.5, 0.04).at(0.3, 0.06, 0.06).mirror("x"),
          ),
        ),
        part(
          "frame",
          second("steel", 0x3a3f46),
          all(
            rod([0.5, 1.44, -0.1], elbow, 0.07, 0.06).mirror("x"),
            drumX(0.09, 0.2)
              .at(...elbow)
              .mirror("x"),
            rod([...elbow], [...hand], 0.06).mirror("x"),
            box(0.64, 0.16, 0.26, 0.04).at(0, 0.84, -0.06),
            drumX(0.1, 0.74).at(0, 0.84, -0.02),
            drumX(0.085, 0.28).at(0.3, 0.56, 0.04).mirror("x"),
            drumX(0.06, 0.28).at(0.3, 0.14, 0).mirror("x"),
            drumX(0.09, 1.06).at(0, 1.44, -0.16),
          ),
        ),
        part(
          "pistons",
          STEEL,
          all(
            rod([0.44, 0.74, -0.14], [0.42, 0.3, -0.14], 0.024),
            rod([0.18, 0.66, 0.16], [0.2, 0.34, 0.14], 0.02),
            rod([0.58, 1.34, 0.04], [0.64, 1.02, 0.24], 0.022),
          ).mirror("x"),
        ),
        part(
          "claws",
          IRON,
          all(
            drumZ(0.11, 0.1).at(hand[0], hand[1], hand[2]),
            hose(
              [hand[0] + 0.07, hand[1], hand[2] + 0.04, hand[0] + 0.16, hand[1], hand[2] + 0.16, hand[0] + 0.06, hand[1], hand[2] + 0.3],
              [0.045, 0.045, 0.018],
            ),
            hose(
              [hand[0] - 0.07, hand[1], hand[2] + 0.04, hand[0] - 0.16, hand[1], hand[2] + 0.16, hand[0] - 0.06, hand[1], hand[2] + 0.3],
              [0.045, 0.045, 0.018],
            ),
          ).mirror("x"),
          { motion: turns([0, hand[1], hand[2]], [1, 0, 0], -20, 20) },
        ),
        ...cockpit(),
        part(
          "stripes",
          third("plastic", 0x1b1c1f),
          all(
            box(0.226, 0.05, 0.244, 0.006).array(3, [0, 0.11, 0]).at(0.3, 0.38, 0).mirror("x"),
            box(0.266, 0.03, 0.12, 0.006).at(0.3, 0.1, 0.26).mirror("x"),
          ),
        ),
      ];
    },
  }),
];
