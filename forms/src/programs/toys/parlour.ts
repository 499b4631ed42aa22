import { all, box, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { four } from "@blenda/forge/language/places";
import { part, pick, program, spins, turns, whole } from "@blenda/forge/language/program";
import { drumX, hose, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const BRIGHT = { red: 0xd8322a, blue: 0x2b74c4, green: 0x3fa35a, yellow: 0xe9b92c } as const;
/** The clown on the spring. */
const clown = (lean: number, y: number) => [
  part("head", fixed("plastic", 0xf3d3b8), sphere(0.2, 1, 28).at(lean, y + 0.14, 0)),
  part(
    "collar",
    third("fabric", 0x2b74c4),
    lathe(flat`0 -0.03, 0.28 -0.02, 0.3 0.01, 0.1 0.05, 0 0.05`, { ribs: 12, ribDepth: 0.14 }).at(lean, y - 0.03, 0),
  ),
  part(
    "nose",
    fixed("plastic", 0xd8322a),
    all(
      sphere(0.055, 1, 16).at(lean, y + 0.13, 0.2),
      hose([lean - 0.09, y + 0.05, 0.165, lean, y + 0.02, 0.185, lean + 0.09, y + 0.05, 0.165], 0.018),
    ),
  ),
  part(
    "eyes",
    fixed("plastic", 0x1d1d1f),
    sphere(0.03, 1.3, 14)
      .at(0.075, 0, 0)
      .mirror("x")
      .at(lean, y + 0.2, 0.17),
  ),
  part(
    "hair",
    fixed("fabric", 0xe06a2a),
    all(sphere(0.1, 1, 18).at(0.19, 0, -0.02), sphere(0.07, 1, 16).at(0.17, 0.09, -0.03))
      .mirror("x")
      .at(lean, y + 0.16, 0),
  ),
  part(
    "hat",
    third("fabric", 0x2b74c4),
    all(cylinder(0.13, 0.26, { top: 0.01 }).at(0, 0.42, 0), sphere(0.045, 1, 14).at(0, 0.56, 0), torus(0.13, 0.024).at(0, 0.3, 0)).at(
      lean,
      y,
      0,
    ),
  ),
];

export const parlour = [
  program({
    id: "toy car",
    nouns: [
      "matchbox car",
      "hot wheels",
      "wooden car",
      "toy truck",
      "wooden toy car",
      "pull-back car",
      "rc car",
      "remote control car",
      "model car",
    ],
    about: "a chunky wooden toy car with round wheels",
    metresPerUnit: 0.12,
    wears: ["body", "wheel", "window"],
    params: { tone: pick("red", "blue", "green", "yellow"), long: [0.95, 1.1] },
    parts: ({ tone, long }) => [
      part(
        "body",
        main("wood", BRIGHT[tone]),
        all(
          side(
            roundedRectangle(long, 0.3, 0.1).map(([a, b]) => [a, b + 0.3] as const),
            0.5,
            0.05,
          ),
          side(flat`-0.32 0.4, 0.22 0.4, 0.12 0.66, -0.02 0.72, -0.2 0.72, -0.3 0.66`, 0.42, 0.05),
        ),
      ),
      part(
        "windows",
        third("paper", 0xdfeaf0),
        all(
          side(flat`-0.24 0.47, -0.08 0.47, -0.08 0.64, -0.18 0.65, -0.23 0.6`, 0.432, 0.01),
          side(flat`-0.03 0.47, 0.14 0.47, 0.07 0.62, -0.03 0.65`, 0.432, 0.01),
        ),
      ),
      part("wheels", second("wood", 0x2f2a28), four(drumX(0.15, 0.1, 0.03), 0.28, 0.15, long * 0.29), {
        motion: spins([0, 0.15, 0], [1, 0, 0]),
      }),
      part("hubs", fixed("wood", 0xe0b87a), four(drumX(0.06, 0.12, 0.02), 0.28, 0.15, long * 0.29)),
      part(
        "lamps",
        fixed("plastic", 0xf6e08a),
        sphere(0.05, 1, 16)
          .scale(1, 1, 0.6)
          .at(0.15, 0.33, long / 2)
          .mirror("x"),
      ),
      part(
        "bumpers",
        fixed("wood", 0xe0b87a),
        box(0.46, 0.06, 0.05, 0.022)
          .at(0, 0.2, long / 2 + 0.01)
          .mirror("z"),
      ),
    ],
  }),
  program({
    id: "poker chip",
    nouns: ["casino chip", "poker chips", "gambling chip", "casino chips", "stack of poker chips"],
    about: "casino chips with striped edges, in a stack",
    metresPerUnit: 0.05,
    wears: ["chip", "stripe"],
    gathers: 12,
    params: { count: whole(4, 7), tone: pick("red", "blue", "green") },
    variants: { single: { words: "one", set: { count: 1 } } },
    parts: ({ count, tone }) => {
      const chips = Array.from({ length: count }, (_, at) => ({
        at: [Math.sin(at * 2.1) * 0.03, at * 0.112, Math.cos(at * 1.7) * 0.03] as const,
        turn: [0, at * 37, 0] as const,
      }));
      return [
        part(
          "chips",
          main("plastic", BRIGHT[tone]),
          lathe(flat`0 0, 0.48 0, 0.5 0.02, 0.5 0.09, 0.48 0.11, 0 0.11`, { sides: 48 }).scatter(chips),
        ),
        part("stripes", second("plastic", 0xf4f1e8), box(0.13, 0.114, 0.12, 0.004).at(0, 0.055, 0.446).ring(6).scatter(chips)),
        part(
          "faces",
          second("plastic", 0xf4f1e8),
          all(
            lathe(flat`0.28 0.1, 0.31 0.1, 0.31 0.114, 0.28 0.114, 0.28 0.1`, { sides: 36 }),
            extrude(flat`0 0.16, -0.11 0, 0 -0.16, 0.11 0`, 0.01, 0.001).turn(-90, 0, 0).at(0, 0.111, 0),
          ).scatter(chips.slice(-1)),
        ),
      ];
    },
  }),
  program({
    id: "jack-in-the-box",
    nouns: ["jack in the box", "clown box", "surprise toy"],
    about: "a painted box with an open lid, a crank and a clown on a spring",
    metresPerUnit: 0.25,
    wears: ["box", "star trim", "clown"],
    params: { high: [0.5, 0.64], lean: [-0.1, 0.1], tone: pick("red", "blue", "green") },
    parts: ({ high, lean, tone }) => {
      const coil = Array.from({ length: 61 }, (_, at) => [
        Math.cos(at * 0.8) * 0.16 + lean * (at / 60) ** 2,
        0.62 + (high * at) / 60,
        Math.sin(at * 0.8) * 0.16,
      ]);
      const y = 0.62 + high;
      return [
        part(
          "box",
          main("wood", BRIGHT[tone]),
          box(0.8, 0.66, 0.8, 0.03)
            .minus(box(0.7, 0.66, 0.7, 0).at(0, 0.06, 0))
            .at(0, 0.33, 0),
        ),
        part("lid", main("wood", BRIGHT[tone]), box(0.82, 0.05, 0.82, 0.02).at(0, 0, 0.41).turn(-112, 0, 0).at(0, 0.67, -0.4), {
          motion: turns([0, 0.67, -0.4], [1, 0, 0], 0, 112),
        }),
        part(
          "stars",
          second("paper", 0xf6d84a),
          all(
            extrude(
              Array.from(
                { length: 10 },
                (_, at) =>
                  [
                    Math.cos((at * Math.PI) / 5 + Math.PI / 2) * (at % 2 ? 0.09 : 0.22),
                    Math.sin((at * Math.PI) / 5 + Math.PI / 2) * (at % 2 ? 0.09 : 0.22),
                  ] as const,
              ),
              0.02,
              0.004,
            )
              .at(0, 0.33, 0.403)
              .ring(4),
            box(0.82, 0.05, 0.82, 0.01)
              .minus(box(0.72, 0.2, 0.72, 0))
              .at(0, 0.04, 0),
          ),
        ),
        part("spring", fixed("steel", 0xb4b8bc), sweep(way(coil.flat()), 0.018)),
        ...clown(lean, y),
        part(
          "crank",
          fixed("brass"),
          all(
            drumX(0.022, 0.16).at(0.46, 0.33, 0),
            rod([0.53, 0.33, 0], [0.53, 0.46, 0.06], 0.018),
            drumX(0.035, 0.1).at(0.58, 0.46, 0.06),
          ),
          { motion: spins([0.4, 0.33, 0], [1, 0, 0]) },
        ),
      ];
    },
  }),
];
