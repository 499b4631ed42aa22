import { all, box, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { star } from "@blenda/forge/language/outlines";
import { four, many } from "@blenda/forge/language/places";
import { part, pick, program, spins, turns, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, panel, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, pane, second, third } from "@blenda/forge/language/substance";

const STEEL = fixed("steel", 0xc8cbce);

/** What frames a pinball table, and the glass behind it. */
const pinballTrim = (tilt: number) => [
  part(
    "rails",
    STEEL,
    all(
      box(0.04, 0.03, 1.38, 0.01)
        .turn(tilt - 0.5, 0, 0)
        .at(0.355, 1.075, 0.02)
        .mirror("x"),
      box(0.76, 0.06, 0.06, 0.015).at(0, 0.985, 0.69),
      drumZ(0.02, 0.12).at(0.27, 0.84, 0.74),
      drumX(0.022, 0.8).at(0, 0.86, 0.56),
    ),
  ),
  part("coin door", fixed("iron", 0x2b2d30), all(panel(0.26, 0.2, 0.02, 0.02).at(0, 0.81, 0.705))),
  part(
    "stripes",
    third("plastic", 0xf2b81c),
    all(side(flat`-0.68 0.86, 0.6 0.78, 0.6 0.84, -0.68 0.98`, 0.752, 0.004), box(0.752, 0.06, 0.2, 0.004).at(0, 1.3, -0.64)),
  ),
  part("backglass", fixed("plastic", 0x28195a), panel(0.64, 0.56, 0.02, 0.02).at(0, 1.64, -0.524)),
];

/** Buttons, coins and the painted front below the reels. */
const slotBelly = () => [
  part("buttons", light(0x6fe08a), cylinder(0.05, 0.04, { sides: 20 }).turn(40, 0, 0).array(4, [0.18, 0, 0]).at(0, 0.6, 0.44)),
  part(
    "tray",
    fixed("steel", 0x9a9ea3),
    box(0.66, 0.12, 0.2, 0.03)
      .minus(box(0.58, 0.12, 0.14).at(0, 0.04, 0))
      .at(0, 0.14, 0.58),
  ),
  part(
    "coins",
    fixed("gold"),
    many(7, (at) =>
      cylinder(0.05, 0.014, { sides: 18 })
        .turn(at * 17 - 40, 0, at * 23 - 60)
        .at(-0.2 + at * 0.065, 0.17, 0.56 + (at % 3) * 0.03),
    ),
  ),
  part("belly", fixed("paint", 0x1b1c30), panel(0.7, 0.26, 0.02, 0.04).at(0, 0.38, 0.495)),
  part(
    "belly stars",
    second("gold"),
    extrude(star(5, 0.08, 0.035), 0.012, 0.003)
      .array(3, [0.22, 0, 0])
      .at(0, 0.38, 0.51),
  ),
];

export const casino = [
  program({
    id: "pinball machine",
    nouns: ["pinball", "pinball table", "flipper machine", "pinball game", "pinball cabinet"],
    about: "a pinball machine: a sloping table with bumpers and flippers under glass, and a lit backboard",
    metresPerUnit: 0.95,
    wears: ["cabinet body", "playfield", "stripe"],
    params: { tone: pick("red", "blue", "black"), bumpers: whole(3, 5) },
    parts: ({ tone, bumpers }, { isInscribed }) => {
      const tilt = 7;
      const bed = (x: number, z: number, y = 0) => [x, 1 - z * Math.tan((tilt * Math.PI) / 180) + y, z] as const;
      const color = { red: 0xa8201c, blue: 0x1f3f9a, black: 0x232428 }[tone];
      return [
        part(
          "cabinet",
          main("paint", color),
          all(
            side(flat`-0.7 0.72, 0.7 0.66, 0.7 0.98, -0.7 1.16`, 0.74, 0.02).minus(box(0.66, 0.4, 1.3).turn(tilt, 0, 0).at(0, 1.18, 0.02)),
            box(0.74, 0.86, 0.24, 0.02).at(0, 1.56, -0.64),
          ),
        ),
        part("legs", STEEL, four(box(0.05, 0.76, 0.05, 0.012).turn(0, 0, 0), 0.36, 0.38, 0.64)),
        part(
          "playfield",
          second("paint", 0x2f8f6a),
          box(0.65, 0.01, 1.28, 0)
            .turn(tilt, 0, 0)
            .at(...bed(0, 0.02, -0.01)),
        ),
        part(
          "targets",
          fixed("plastic", 0xf2c21d),
          all(
            ...Array.from({ length: bumpers }, (_, at) =>
              cylinder(0.055, 0.06, { sides: 20 }).at(
                ...bed([-0.12, 0.14, 0.02, -0.2, 0.22][at], [-0.3, -0.3, -0.12, -0.06, -0.02][at], 0.02),
              ),
            ),
            ...[0.26, -0.26].map((x) =>
              box(0.03, 0.05, 0.3, 0.01)
                .turn(0, x > 0 ? -28 : 28, 0)
                .at(...bed(x * 0.86, 0.3, 0.01)),
            ),
          ),
        ),
        part(
          "caps",
          light(0xff4a3a),
          all(
            ...Array.from({ length: bumpers }, (_, at) =>
              cylinder(0.042, 0.02, { sides: 20 }).at(
                ...bed([-0.12, 0.14, 0.02, -0.2, 0.22][at], [-0.3, -0.3, -0.12, -0.06, -0.02][at], 0.056),
              ),
            ),
            ...[-0.2, -0.1, 0, 0.1, 0.2].map((x) => cylinder(0.018, 0.012, { sides: 12 }).at(...bed(x, -0.48, 0.004))),
          ),
        ),
        part(
          "flippers",
          fixed("plastic", 0xf6f1e4),
          all(
            ...[1, -1].map((way) =>
              sweep([bed(0.17 * way, 0.46, 0.025), bed(0.04 * way, 0.54, 0.025)], [0.028, 0.016], { isStraight: true }),
            ),
          ),
        ),
        part("ball", fixed("steel", 0xe4e7ea), sphere(0.028, 1, 18).at(...bed(0.06, 0.14, 0.03))),
        ...pinballTrim(tilt),
        !isInscribed &&
          part(
            "picture",
            light(0xff9a2a),
            all(extrude(star(8, 0.2, 0.11), 0.012, 0.003).at(0, 1.7, -0.512), box(0.4, 0.06, 0.012, 0.004).at(0, 1.42, -0.512)),
          ),
        !isInscribed && part("sun", light(0xffe9a0), extrude(star(5, 0.11, 0.05), 0.012, 0.003).at(0, 1.7, -0.502)),
      ];
    },
  }),
  program({
    id: "slot machine",
    nouns: ["one-armed bandit", "one armed bandit", "fruit machine", "casino slot", "slots machine", "poker machine"],
    about: "a slot machine with three reels, a lever with a red ball, a coin tray and a lit top",
    metresPerUnit: 0.55,
    wears: ["body", "front trim", "lever ball"],
    params: { tone: pick("red", "blue", "purple"), first: whole(0, 2) },
    parts: ({ tone, first }) => {
      const reel = (kind: number, x: number) =>
        kind === 0
          ? all(box(0.11, 0.03, 0.02, 0.004).at(0, 0.05, 0), box(0.03, 0.11, 0.02, 0.004).turn(0, 0, -28).at(0.012, -0.01, 0)).at(
              x,
              1.02,
              0.472,
            )
          : kind === 1
            ? all(
                sphere(0.035, 1, 16).at(-0.03, -0.03, 0),
                sphere(0.035, 1, 16).at(0.035, -0.02, 0),
                rod([-0.03, 0, 0], [0.02, 0.07, 0], 0.006),
                rod([0.035, 0, 0], [0.02, 0.07, 0], 0.006),
              ).at(x, 1.02, 0.46)
            : extrude(star(5, 0.07, 0.03), 0.02, 0.004).at(x, 1.02, 0.47);
      const color = { red: 0xb0201c, blue: 0x1f4fb0, purple: 0x6a2f9a }[tone];
      return [
        part(
          "body",
          main("paint", color),
          all(
            side(flat`-0.4 0, 0.44 0, 0.5 0.1, 0.5 0.52, 0.36 0.66, 0.46 0.78, 0.44 1.28, 0.3 1.34, -0.4 1.34`, 0.94, 0.04),
            cylinder(0.47, 0.5, { sides: 48, bevel: 0.04 })
              .turn(90, 0, 0)
              .meet(box(2, 1, 1).at(0, 0.5, 0))
              .at(0, 1.33, -0.05),
          ),
        ),
        part(
          "front",
          second("gold"),
          all(
            panel(0.86, 0.5, 0.03, 0.06, 0.01)
              .at(0, 1.02, 0.446)
              .minus(panel(0.72, 0.34, 0.2, 0.03).at(0, 1.02, 0.45)),
            box(0.8, 0.03, 0.04, 0.01).at(0, 0.72, 0.42),
            box(0.7, 0.06, 0.1, 0.02).at(0, 0.16, 0.52),
          ),
        ),
        part("reels", fixed("paper", 0xf8f4e8), drumX(0.26, 0.21, 0.01).array(3, [0.24, 0, 0]).at(0, 1.02, 0.2), {
          motion: spins([0, 1.02, 0.2], [1, 0, 0]),
        }),
        part("symbols", fixed("plastic", 0xc8201c), all(...[-0.24, 0, 0.24].map((x) => reel(first, x)))),
        part("window", pane(0xdcecf0), box(0.72, 0.34, 0.012, 0.004).at(0, 1.02, 0.488)),
        part(
          "sign",
          light(0xffd23a),
          all(
            ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) =>
              sphere(0.026, 1, 12).at(0.4 * Math.cos((at * Math.PI) / 8), 1.37 + 0.4 * Math.sin((at * Math.PI) / 8), 0.205),
            ),
          ),
        ),
        part("jewel", light(0xff7a2a), extrude(star(5, 0.22, 0.1), 0.03, 0.008).at(0, 1.55, 0.205)),
        ...slotBelly(),
        part("lever", STEEL, all(drumX(0.08, 0.12).at(0.52, 0.86, 0.1), rod([0.57, 0.86, 0.1], [0.57, 1.32, 0.2], 0.026)), {
          motion: turns([0.57, 0.86, 0.1], [1, 0, 0], 0, 70),
        }),
        part("ball", third("plastic", 0xd8201c), sphere(0.075, 1, 24).at(0.57, 1.36, 0.21), {
          motion: turns([0.57, 0.86, 0.1], [1, 0, 0], 0, 70),
        }),
      ];
    },
  }),
  program({
    id: "roulette wheel",
    nouns: ["roulette", "casino wheel", "casino roulette", "roulette table wheel"],
    about: "a roulette wheel with red and black pockets, a wooden bowl, a golden turret and a white ball",
    metresPerUnit: 0.42,
    wears: ["bowl", "turret", "ball"],
    params: { pockets: whole(16, 18), turn: [0, 20] },
    parts: ({ pockets, turn }) => {
      const motion = { motion: spins([0, 0, 0], [0, 1, 0]) };
      const slot = (form: "red" | "black") => {
        const angle = 180 / pockets;
        const wedge = extrude(
          [[0.5, 0], ...arcPoints(0.73, angle), [0.5 * Math.cos((angle * Math.PI) / 180), 0.5 * Math.sin((angle * Math.PI) / 180)]],
          0.02,
          0.002,
        )
          .turn(-90, 0, 0)
          .at(0, 0.2, 0);
        return many(pockets, (at) => wedge.turn(0, turn + (at * 2 + (form === "red" ? 0 : 1)) * angle, 0));
      };
      return [
        part(
          "bowl",
          main("wood", 0x6b3a1c),
          lathe(flat`0 0, 0.8 0, 0.98 0.1, 1.02 0.3, 1 0.34, 0.95 0.34, 0.92 0.3, 0.78 0.2, 0.74 0.14, 0 0.14`, { sides: 64 }),
        ),
        part("red pockets", fixed("paint", 0xb3181c), slot("red"), motion),
        part("black pockets", fixed("paint", 0x17181a), slot("black"), motion),
        part(
          "frets",
          second("gold"),
          all(
            box(0.006, 0.05, 0.2, 0.002)
              .at(0, 0.225, 0.6)
              .ring(pockets * 2, turn + 90),
            torus(0.73, 0.012).at(0, 0.21, 0),
            torus(0.5, 0.012).at(0, 0.21, 0),
          ),
          motion,
        ),
        part("cone", main("wood", 0x8a4f26), lathe(flat`0 0.14, 0.5 0.14, 0.5 0.21, 0.3 0.27, 0.14 0.32, 0 0.34`, { sides: 48 }), motion),
        part(
          "turret",
          second("gold"),
          all(
            lathe(flat`0 0.3, 0.13 0.3, 0.14 0.34, 0.06 0.4, 0.045 0.5, 0.08 0.54, 0.04 0.6, 0.03 0.66, 0.055 0.7, 0.04 0.75, 0 0.76`),
            many(4, (at) => all(rod([0, 0.52, 0.04], [0, 0.52, 0.22], 0.018), sphere(0.034, 1, 16).at(0, 0.52, 0.23)).turn(0, at * 90, 0)),
          ),
          motion,
        ),
        part("diamonds", second("gold"), box(0.05, 0.02, 0.09, 0.008).turn(-24, 0, 0).at(0, 0.285, 0.86).ring(8, 22)),
        part("ball", third("porcelain", 0xf7f5ef), sphere(0.035, 1, 18).at(0, 0.25, 0.66).turn(0, 24, 0)),
      ];
    },
  }),
];

function arcPoints(radius: number, degrees: number): [number, number][] {
  return [0, 0.5, 1].map((t) => [radius * Math.cos((t * degrees * Math.PI) / 180), radius * Math.sin((t * degrees * Math.PI) / 180)]);
}
