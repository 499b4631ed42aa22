import { all, box, cylinder, type Form, lathe, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { four, many } from "@blenda/forge/language/places";
import { part, pick, program, spins, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { WOODS } from "@blenda/forge/language/tones";

const BALLS = [0xd9a21b, 0x21439a, 0xb3231d, 0x4b2a70, 0x1f6b3a, 0x1b1b1d];
const felt = (color: number) => ({ ...main("fabric", color), isOpen: false });
const frame = (color: number) => ({ ...second("wood", color), isOpen: true });

/** Fifteen balls racked in a triangle, the tip towards +x. */
const racked = (radius: number) =>
  [0, 1, 2, 3, 4].flatMap((row) =>
    Array.from({ length: row + 1 }, (_, at) => [-0.4 - row * radius * 1.75, (at - row / 2) * radius * 2.02]),
  );

export const gameTables = [
  program({
    id: "pool table",
    nouns: ["billiard table", "billiards table", "snooker table", "billiards"],
    about: "a pool table with green cloth, wooden rails, six pockets, balls and a cue",
    metresPerUnit: 1.25,
    wears: ["cloth felt", "frame wood leg", "pocket"],
    params: { wood: pick("walnut", "cherry", "oak"), leg: [0.085, 0.11] },
    sockets: () => ({ top: { at: [0, 0.665, 0.2], size: [1.6, 0.6, 0.7] } }),
    parts: ({ wood, leg }) => {
      const pockets = [-1, 0, 1].flatMap((x) => [-1, 1].map((z) => ({ at: [x * 0.93, 0.675, z * 0.465] as const })));
      return [
        part(
          "cloth",
          felt(0x1d7a48),
          all(
            box(1.9, 0.05, 0.96, 0.004).at(0, 0.64, 0),
            box(1.74, 0.04, 0.03, 0.012).at(0, 0.675, 0.448).mirror("z"),
            box(0.03, 0.04, 0.82, 0.012).at(0.915, 0.675, 0).mirror("x"),
          ),
        ),
        part(
          "frame",
          frame(WOODS[wood]),
          all(
            box(2.1, 0.07, 0.12, 0.025).at(0, 0.675, 0.52).mirror("z"),
            box(0.12, 0.07, 1.16, 0.025).at(0.99, 0.676, 0).mirror("x"),
            box(2, 0.2, 1.06, 0.02).at(0, 0.52, 0),
            four(
              lathe(flat`0 0, 0.06 0, 0.08 0.04, 0.06 0.1, 0.1 0.26, 0.1 0.34, 0.06 0.38, 0.09 0.43, 0 0.43`, {
                sides: 24,
              }).scale(leg / 0.1, 1, leg / 0.1),
              0.84,
              0,
              0.4,
            ),
          ),
        ),
        part("pockets", third("leather", 0x1c1612), cylinder(0.07, 0.08, { bevel: 0.014, sides: 24 }).scatter(pockets)),
        part("holes", fixed("rubber", 0x050505), cylinder(0.05, 0.006, { bevel: 0, sides: 24 }).at(0, 0.042, 0).scatter(pockets)),
        part(
          "sights",
          fixed("bone", 0xf1e9d6),
          cylinder(0.01, 0.006, { bevel: 0, sides: 10 }).array(7, [0.24, 0, 0]).at(0, 0.711, 0.53).mirror("z"),
        ),
        ...BALLS.map((color, tone) =>
          part(
            "balls",
            fixed("plastic", color),
            all(
              ...racked(0.034)
                .filter((_, at) => at % BALLS.length === tone)
                .map(([x, z]) => sphere(0.034, 1, 16).at(x, 0.698, z)),
            ),
          ),
        ),
        part("cue ball", fixed("plastic", 0xf4efe2), sphere(0.034, 1, 16).at(0.42, 0.698, 0.06)),
        part("cue", fixed("wood", 0xd2a76c), rod([1.28, 0.78, 0.14], [0.5, 0.705, 0.08], 0.018, 0.008)),
        part("cue butt", fixed("wood", 0x2e1b14), rod([1.3, 0.782, 0.1416], [1.02, 0.7555, 0.12], 0.021, 0.0175)),
      ];
    },
  }),
  program({
    id: "ping pong table",
    nouns: ["table tennis table", "ping-pong table", "table tennis", "ping pong"],
    about: "a table tennis table with a net, white lines and folding legs",
    metresPerUnit: 1.37,
    wears: ["top table", "leg frame", "net"],
    params: { thick: [0.03, 0.04], reach: [0.6, 0.72] },
    sockets: ({ thick }) => ({ top: { at: [0.4, 0.56 + thick / 2, 0], size: [0.9, 0.6, 1] } }),
    parts: ({ thick, reach }) => [
      part("top", main("paint", 0x1f5c9c), box(0.995, thick, 1.11, 0.006).at(0.501, 0.55, 0).mirror("x")),
      part(
        "lines",
        fixed("paper", 0xf2f2ee),
        all(
          box(1.99, 0.004, 0.02, 0)
            .at(0, 0.552 + thick / 2, 0.54)
            .mirror("z"),
          box(0.02, 0.0042, 1.1, 0)
            .at(0.985, 0.552 + thick / 2, 0)
            .mirror("x"),
          box(1.98, 0.004, 0.008, 0).at(0, 0.552 + thick / 2, 0),
        ),
      ),
      part("apron", second("steel", 0x33363b), four(box(0.9, 0.05, 0.025, 0.004), 0.5, 0.52, 0.49)),
      part(
        "legs",
        second("steel", 0x33363b),
        all(
          four(rod([0, 0.03, 0], [0, 0.54, 0], 0.02), reach, 0, 0.42),
          rod([reach, 0.16, 0.42], [reach, 0.16, -0.42], 0.014).mirror("x"),
          four(rod([reach, 0.26, 0.42], [0.2, 0.52, 0.42], 0.012), 0, 0, 0),
        ),
      ),
      part("wheels", fixed("rubber", 0x1d1d1f), four(drumX(0.035, 0.03), reach, 0.035, 0.42)),
      part(
        "net",
        third("fabric", 0x26282c),
        all(
          rod([0, 0, -0.6], [0, 0, 0.6], 0.004).array(7, [0, 0.014, 0]).at(0, 0.62, 0),
          rod([0, -0.045, 0], [0, 0.045, 0], 0.003).array(40, [0, 0, 0.03]).at(0, 0.62, 0),
        ),
      ),
      part("tape", fixed("fabric", 0xf2f2ee), box(0.012, 0.02, 1.22, 0.004).at(0, 0.675, 0)),
      part(
        "posts",
        fixed("iron", 0x1e2023),
        all(rod([0, 0.52, 0.61], [0, 0.69, 0.61], 0.014), box(0.06, 0.03, 0.1, 0.008).at(0, 0.53, 0.57)).mirror("z"),
      ),
      part("bat", fixed("rubber", 0xb3231d), cylinder(0.075, 0.016, { sides: 28 }).at(0.62, 0.577, 0.2)),
      part(
        "bat handle",
        fixed("wood", 0xc79a62),
        all(cylinder(0.074, 0.008, { sides: 28 }).at(0.62, 0.573, 0.2), box(0.1, 0.02, 0.03, 0.008).turn(0, 30, 0).at(0.72, 0.575, 0.142)),
      ),
      part("ball", fixed("plastic", 0xf3f1e8), sphere(0.02, 1, 16).at(0.35, 0.588, 0.26)),
    ],
  }),
  program({
    id: "foosball table",
    nouns: ["table football", "table soccer", "football table", "foosball", "kicker table", "babyfoot"],
    about: "a table football game: rods with little players over a green field",
    metresPerUnit: 1.1,
    wears: ["case body", "player team", "rival"],
    params: { wood: pick("walnut", "oak", "cherry"), players: whole(3, 4) },
    parts: ({ wood, players }) => {
      const rods = Array.from({ length: 8 }, (_, at) => -0.49 + at * 0.14);
      const player = all(
        box(0.03, 0.11, 0.026, 0.01).at(0, 0.005, 0),
        sphere(0.022, 1, 12).at(0, 0.075, 0),
        box(0.034, 0.03, 0.05, 0.01).at(0, -0.06, 0),
      );
      const team = (side: number) =>
        all(
          ...rods
            .filter((_, at) => at % 2 === side)
            .map((x, at) => player.array(at === 0 && side === 0 ? 1 : players, [0, 0, 0.6 / players]).at(x, 0.79, 0)),
        );
      const own = (form: (x: number, sign: number) => Form) => all(...rods.map((x, at) => form(x, at % 2 ? 1 : -1)));
      return [
        part(
          "case",
          main("wood", WOODS[wood]),
          all(
            box(1.3, 0.28, 0.03, 0.012).at(0, 0.76, 0.38).mirror("z"),
            box(0.03, 0.279, 0.76, 0.012).at(0.635, 0.76, 0).mirror("x"),
            box(1.28, 0.05, 0.76, 0.01).at(0, 0.64, 0),
          ),
        ),
        part("field", fixed("fabric", 0x2f8a4c), box(1.24, 0.01, 0.73, 0).at(0, 0.671, 0)),
        part(
          "lines",
          fixed("paper", 0xf2f2ee),
          all(
            box(0.012, 0.004, 0.73, 0).at(0, 0.677, 0),
            lathe(flat`0.1 0, 0.112 0, 0.112 0.003, 0.1 0.003, 0.1 0`).at(0, 0.676, 0),
            box(0.012, 0.004, 0.36, 0).at(0.45, 0.677, 0).mirror("x"),
          ),
        ),
        part("legs", main("wood", WOODS[wood]), four(box(0.09, 0.64, 0.09, 0.02), 0.55, 0.32, 0.3)),
        part("feet", fixed("rubber", 0x1d1d1f), four(cylinder(0.05, 0.03), 0.55, 0.012, 0.3)),
        part(
          "rods",
          fixed("steel", 0xc6cacd),
          own((x, sign) => drumZ(0.01, 1).at(x, 0.83, sign * 0.08)),
        ),
        part(
          "handles",
          fixed("rubber", 0x1d1d1f),
          own((x, sign) => drumZ(0.022, 0.12).at(x, 0.83, sign * 0.58)),
          { motion: spins([0, 0.83, 0], [0, 0, 1]) },
        ),
        part("team", second("plastic", 0xb3231d), team(0)),
        part("rivals", third("plastic", 0x1f4f9c), team(1)),
        part("goals", fixed("iron", 0x141517), box(0.012, 0.08, 0.24, 0.004).at(0.618, 0.72, 0).mirror("x")),
        part(
          "counters",
          fixed("plastic", 0xe9c63a),
          many(10, (at) => box(0.02, 0.03, 0.024, 0.006).at(0.635, 0.925, -0.16 + at * 0.036)).mirror("x"),
        ),
        part("ball", fixed("plastic", 0xf3f1e8), sphere(0.022, 1, 14).at(0.07, 0.7, 0.05)),
      ];
    },
  }),
];
