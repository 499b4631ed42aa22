import { all, box, cylinder, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { hose, tray } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

/** The pips of half a domino, by their number. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
];

export const simpleGames = [
  program({
    id: "balloon animal",
    nouns: ["balloon dog", "balloon poodle", "dog balloon", "twisted balloon", "balloon puppy"],
    about: "a balloon animal: a shiny dog twisted from one long balloon",
    metresPerUnit: 0.5,
    wears: ["balloon body"],
    params: { tone: pick("red", "blue", "pink", "yellow", "green"), fat: [0.94, 1.08] },
    parts: ({ tone, fat }) => {
      const link = (length: number, radius: number) => sphere(radius, length / (radius * 2), 24);
      const between = (from: readonly [number, number, number], to: readonly [number, number, number], radius: number) => {
        const [x, y, z] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
        const long = Math.hypot(x, y, z);
        const degrees = 180 / Math.PI;
        return link(long * 1.06, radius * fat)
          .turn(Math.acos(y / long) * degrees, Math.atan2(x, z) * degrees, 0)
          .at((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2);
      };
      const legs = (z: number) => all(between([0.06, 0.5, z], [0.12, 0.02, z + 0.03], 0.105).mirror("x"));
      return [
        part(
          "balloon",
          {
            ...main("porcelain", { red: 0xd0201f, blue: 0x1f6fd0, pink: 0xf06aa0, yellow: 0xf2c21d, green: 0x3fae4a }[tone]),
            isOpen: true,
          },
          all(
            legs(0.34),
            legs(-0.36),
            between([0, 0.56, -0.42], [0, 0.58, 0.4], 0.14),
            between([0, 0.6, 0.38], [0, 1.02, 0.46], 0.11),
            between([0.02, 1, 0.44], [0.14, 1.32, 0.36], 0.095).mirror("x"),
            between([0, 1.04, 0.44], [0, 1.02, 0.86], 0.115),
            between([0, 0.6, -0.4], [0, 1.0, -0.56], 0.085),
            sphere(0.05, 1, 18).at(0, 1.04, -0.57),
            sphere(0.045, 1, 18).at(0, 1.02, 0.9),
          ),
        ),
        part(
          "knot",
          main("rubber", { red: 0xb01a1a, blue: 0x1a5cb0, pink: 0xd8568a, yellow: 0xd8a818, green: 0x338f3c }[tone]),
          all(
            torus(0.022, 0.012).turn(80, 0, 0).at(0, 1.02, 0.955),
            cylinder(0.012, 0.05, { top: 0.03, sides: 14 }).turn(90, 0, 0).at(0, 1.02, 0.97),
          ),
        ),
      ];
    },
  }),
  program({
    id: "checkers",
    nouns: [
      "draughts",
      "checkers set",
      "checkers board",
      "checker board",
      "checkerboard",
      "draughts board",
      "draughts set",
      "checkers game",
      "board of checkers",
    ],
    about: "a game of checkers: a chequered board with round red and black pieces",
    metresPerUnit: 0.24,
    wears: ["light piece", "dark piece", "frame board"],
    gathers: 12,
    params: { moved: whole(0, 3) },
    sockets: () => ({ top: { at: [0, 0.12, 0], size: [1.4, 0.4, 1.4] } }),
    parts: ({ moved }) => {
      const place = (column: number, line: number) => [(column - 3.5) * 0.2, 0.1, (line - 3.5) * 0.2] as const;
      const dark = Array.from({ length: 64 }, (_, at) => [at % 8, Math.floor(at / 8)] as const).filter(([x, z]) => (x + z) % 2 === 1);
      const men = (lines: readonly number[], shift: number) =>
        dark
          .filter(([, z]) => lines.includes(z))
          .map(([x, z], at) => ({ at: at === 9 + (moved % 3) && x > 0 && x < 7 ? place(x + 1, z + shift) : place(x, z) }));
      const man = all(
        lathe(flat`0 0, 0.08 0, 0.086 0.012, 0.086 0.036, 0.078 0.046, 0.066 0.046, 0.06 0.038, 0.034 0.038, 0.028 0.046, 0 0.046`, {
          sides: 24,
        }),
      );
      return [
        part("frame", third("wood", 0x7a4a26), tray(1.84, 0.08, 1.84, 0.03, 0.02).at(0, 0.045, 0)),
        part("light squares", fixed("wood", 0xe8d3a4), box(1.6, 0.02, 1.6, 0.004).at(0, 0.082, 0)),
        part(
          "dark squares",
          fixed("wood", 0x4a2c1a),
          box(0.199, 0.02, 0.199, 0).scatter(dark.map(([x, z]) => ({ at: [(x - 3.5) * 0.2, 0.086, (z - 3.5) * 0.2] as const }))),
        ),
        part(
          "red men",
          main("plastic", 0xc2281f),
          man.scatter(men([5, 6, 7], -1).map(({ at }) => ({ at: [at[0], 0.096, at[2]] as const }))),
        ),
        part(
          "black men",
          second("plastic", 0x232326),
          man.scatter(men([0, 1, 2], 1).map(({ at }) => ({ at: [at[0], 0.096, at[2]] as const }))),
        ),
        part("king", main("plastic", 0xc2281f), man.at(-0.7, 0.142, 0.5)),
      ];
    },
  }),
  program({
    id: "dominoes",
    nouns: ["domino", "domino tile", "domino stone", "domino set", "domino piece", "domino game"],
    about: "domino tiles with dots, standing in a curved row; the first one is falling",
    metresPerUnit: 0.12,
    wears: ["tile stone", "dot pip"],
    gathers: 30,
    params: { count: whole(6, 8), curve: [4, 9], tone: pick("white", "black") },
    parts: ({ count, curve, tone }) => {
      const spots = Array.from({ length: count }, (_, at) => {
        const turn = (at - count / 2) * curve;
        const angle = (turn * Math.PI) / 180;
        const reach = 0.24 / ((curve * Math.PI) / 180);
        return { at: [reach * (1 - Math.cos(angle)), 0, -reach * Math.sin(angle)] as const, turn: [at === 0 ? -26 : 0, turn, 0] as const };
      });
      const dots = spots.map((spot, at) =>
        all(
          ...[(at * 3 + 5) % 7, (at * 2 + 3) % 7].flatMap((number, half) =>
            PIPS[number].map(([x, y]) =>
              sphere(0.036, 1, 12)
                .scale(1, 1, 0.4)
                .at(x * 0.12, (half ? 0.27 : 0.73) + y * 0.12, 0.062),
            ),
          ),
        ).scatter([spot]),
      );
      return [
        part("tiles", main("bone", { white: 0xf4efe2, black: 0x25262a }[tone]), box(0.5, 1, 0.12, 0.03).at(0, 0.5, 0).scatter(spots)),
        part("dots", second("plastic", { white: 0x1b1c1f, black: 0xf6f1e4 }[tone]), all(...dots)),
        part(
          "lines",
          fixed("brass"),
          all(box(0.4, 0.018, 0.01, 0.002).at(0, 0.5, 0.06), sphere(0.026, 1, 12).scale(1, 1, 0.5).at(0, 0.5, 0.062)).scatter(spots),
        ),
      ];
    },
  }),
  program({
    id: "jump rope",
    nouns: ["skipping rope", "jumping rope", "skip rope", "jumprope"],
    about: "a jump rope with two wooden handles",
    metresPerUnit: 0.5,
    wears: ["handle", "rope"],
    params: { coils: whole(1, 2), tone: pick("red", "blue", "natural") },
    sockets: () => ({ grip: { at: [0.5, 0.06, 0.5], size: [0.08, 0.08, 0.3] } }),
    parts: ({ coils, tone }) => {
      const color = { red: 0xc8281f, blue: 0x2a6ab8, natural: 0xd2a76c }[tone];
      const handle = all(
        lathe(flat`0 0, 0.03 0, 0.05 0.03, 0.046 0.1, 0.056 0.2, 0.046 0.3, 0.05 0.36, 0.034 0.4, 0 0.4`, {
          smooth: 30,
          sides: 24,
        }),
      ).turn(90, 0, 0);
      return [
        part(
          "rope",
          second("fabric", 0xf1ead8),
          hose(
            [
              0.46,
              0.05,
              0.34,
              0.34,
              0.04,
              0,
              ...Array.from({ length: coils * 8 }, (_, at) => {
                const a = 0.4 - (at * Math.PI) / 4;
                return [0.34 * Math.cos(a) - at * 0.004, 0.04 + at * 0.006, -0.36 + 0.3 * Math.sin(a)];
              }).flat(),
              -0.34,
              0.05 + coils * 0.03,
              0,
              -0.46,
              0.05,
              0.34,
            ],
            0.022,
          ),
        ),
        part(
          "handles",
          main("wood", color),
          all(handle.turn(0, 16, 0).at(0.46, 0.055, 0.34), handle.turn(0, -16, 0).at(-0.46, 0.055, 0.34)),
        ),
        part(
          "caps",
          fixed("brass"),
          all(
            sphere(0.036, 1, 16).at(0.46, 0.055, 0.345),
            sphere(0.036, 1, 16).at(-0.46, 0.055, 0.345),
            torus(0.052, 0.008).turn(90, 16, 0).at(0.54, 0.055, 0.62),
            torus(0.052, 0.008).turn(90, -16, 0).at(-0.54, 0.055, 0.62),
          ),
        ),
      ];
    },
  }),
  program({
    id: "hula hoop",
    nouns: ["hoola hoop", "hulahoop", "gymnastics hoop", "toy hoop", "hula-hoop"],
    about: "a striped hula hoop, leaning",
    metresPerUnit: 0.5,
    wears: ["hoop ring", "stripe"],
    params: { count: whole(8, 14), lean: [62, 74], tone: pick("pink", "blue", "green", "yellow") },
    sockets: () => ({ grip: { at: [0, 1.6, 0], size: [0.08, 0.08, 0.08] } }),
    parts: ({ count, lean, tone }) => {
      const color = { pink: 0xf04a8a, blue: 0x1f7fd8, green: 0x3fae4a, yellow: 0xf2c21d }[tone];
      const stand = (form: ReturnType<typeof torus>) => form.turn(lean, 0, 0).at(0, Math.sin((lean * Math.PI) / 180) * 0.9 + 0.045, 0);
      return [
        part("hoop", main("plastic", color), stand(torus(0.9, 0.045))),
        part(
          "bands",
          second("plastic", 0xf8f4ea),
          stand(
            many(count, (at) =>
              cylinder(0.0475, 0.13, { bevel: 0.004, sides: 20 })
                .turn(90, 0, 0)
                .at(0.9, 0, 0)
                .turn(0, (at * 360) / count, 0),
            ),
          ),
        ),
        part(
          "joint",
          fixed("plastic", 0x1b1c1f),
          stand(
            cylinder(0.05, 0.06, { bevel: 0.004, sides: 20 })
              .turn(90, 0, 0)
              .at(0.9, 0, 0)
              .turn(0, 90 + 180 / count, 0),
          ),
        ),
      ];
    },
  }),
];
