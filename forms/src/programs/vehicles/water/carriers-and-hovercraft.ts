import { all, box, cylinder, extrude, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, spins, whole } from "@blenda/forge/language/program";
import { drumZ, hose, loop, rod, side, tray } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { type Hull, hull } from "./hulls.ts";

const GLASS = fixed("plastic", 0x1d3038);
const IRON = fixed("iron", 0x2b2d30);
const STEEL = fixed("steel", 0xb9bdc0);

/** A jet of a hand's breadth, as it stands on a deck; its nose looks to +z. */
const deckJet = all(
  box(0.02, 0.02, 0.13, 0.008),
  extrude(flat`0 0.035, 0.055 -0.035, 0.055 -0.05, 0 -0.045, -0.055 -0.05, -0.055 -0.035`, 0.006, 0.002).turn(90, 0, 0),
  side(flat`-0.065 0, -0.03 0, -0.055 0.035, -0.065 0.035`, 0.006, 0.001).at(0.014, 0.004, 0).mirror("x"),
);

/** Ducts, rudders and struts about the fans of a hovercraft. */
const fanHousings = (xs: readonly number[], z: number, color: number) => [
  part(
    "ducts",
    third("paint", 0x33373c),
    all(
      ...xs.map((x) =>
        lathe(flat`0.25 -0.12, 0.29 -0.12, 0.31 0, 0.29 0.1, 0.26 0.1, 0.25 0, 0.25 -0.12`, { sides: 40 }).turn(90, 0, 0).at(x, 0.62, z),
      ),
      box(0.5, 0.16, 0.14, 0.03).at(0, 0.34, z),
    ),
  ),
  part(
    "rudders",
    main("paint", color),
    all(
      ...xs.map((x) =>
        box(0.02, 0.5, 0.16, 0.008)
          .array(2, [0.2, 0, 0])
          .at(x, 0.62, z - 0.2),
      ),
    ),
  ),
  part(
    "struts",
    STEEL,
    all(...xs.map((x) => all(box(0.56, 0.02, 0.03, 0.006).at(x, 0.62, z - 0.1), box(0.02, 0.56, 0.03, 0.006).at(x, 0.62, z - 0.1)))),
  ),
];

/** The tower beside the deck, with its radar and flag. */
const commandIsland = () => [
  part(
    "island",
    main("paint", 0x7d878f),
    all(
      box(0.1, 0.16, 0.3, 0.012).at(0.23, 0.42, -0.1),
      box(0.12, 0.06, 0.2, 0.012).at(0.23, 0.52, -0.08),
      box(0.06, 0.1, 0.06, 0.01).at(0.23, 0.58, -0.12),
      rod([0.23, 0.6, -0.12], [0.23, 0.84, -0.12], 0.012, 0.004),
    ),
  ),
  part("windows", GLASS, box(0.126, 0.022, 0.206, 0.003).at(0.23, 0.525, -0.08)),
  part(
    "radar",
    STEEL,
    all(
      box(0.15, 0.06, 0.012, 0.004).at(0.23, 0.7, -0.1),
      sphere(0.035, 1, 16).at(0.23, 0.6, 0),
      rod([0.17, 0.76, -0.12], [0.29, 0.76, -0.12], 0.005),
    ),
    { motion: spins([0.23, 0.7, -0.12], [0, 1, 0]) },
  ),
  part("flag", fixed("fabric", 0xc8281f), box(0.004, 0.06, 0.1, 0.001).at(0.23, 0.8, -0.18)),
];

export const afloat = [
  program({
    id: "aircraft carrier",
    nouns: ["carrier ship", "flattop", "carrier vessel", "navy carrier", "air carrier"],
    about: "an aircraft carrier with a long flight deck, a command island, radar and parked jets",
    metresPerUnit: 130,
    isLarge: true,
    wears: ["hull", "deck", "jet plane"],
    params: { jets: whole(4, 6) },
    sockets: () => ({ top: { at: [-0.04, 0.35, 0.3], size: [0.4, 0.4, 1.2] } }),
    parts: ({ jets }) => {
      const form: Hull = { length: 2.5, beam: 0.36, depth: 0.3, transom: 0.7, sheer: [0, 0], rise: 0.5, full: 0.5 };
      const deck = flat`
        -0.1 -1.22, 0.2 -1.22, 0.29 -1, 0.3 0.3, 0.2 0.6, 0.16 1.24, -0.1 1.24, -0.16 0.9, -0.36 0.5, -0.36 -0.7, -0.2 -1.05
      `;
      return [
        part("hull", main("paint", 0x7d878f), hull(form)),
        part("waterline", fixed("paint", 0x7a2620), hull({ ...form, depth: 0.08 }).scale(1.012, 1, 0.99)),
        part(
          "flanks",
          main("paint", 0x7d878f),
          all(box(0.5, 0.08, 1.3, 0.03).at(0, 0.28, -0.3), box(0.08, 0.03, 0.2, 0.01).array(4, [0, 0, 0.4]).at(0.3, 0.26, -0.3)),
        ),
        part("deck", second("concrete", 0x4a4f54), extrude(deck, 0.03, 0.008).turn(90, 0, 0).at(0, 0.335, 0)),
        part(
          "lines",
          fixed("plastic", 0xf0ede2),
          all(
            box(0.012, 0.004, 0.07, 0).array(12, [0, 0, 0.15]).turn(0, -7, 0).at(-0.12, 0.352, -0.2),
            box(0.008, 0.004, 1.9, 0).turn(0, -7, 0).at(-0.02, 0.352, -0.2),
            box(0.008, 0.004, 1.9, 0).turn(0, -7, 0).at(-0.22, 0.352, -0.22),
            box(0.006, 0.004, 0.9, 0).at(0.08, 0.352, 0.74),
          ),
        ),
        ...commandIsland(),
        part(
          "jets",
          third("paint", 0xb9c0c6),
          deckJet.scatter(
            Array.from({ length: jets }, (_, at) =>
              at < 3
                ? { at: [0.2, 0.368, -0.5 - at * 0.17] as const, turn: [0, -60, 0] as const }
                : { at: [at % 2 ? 0.06 : -0.07, 0.368, 0.25 + (at - 3) * 0.24] as const },
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "hovercraft",
    nouns: ["air cushion vehicle", "hover craft", "hover boat"],
    about: "a hovercraft on a black air cushion with a cabin and two big fans behind",
    metresPerUnit: 5,
    wears: ["body cabin", "deck stripe", "fan duct"],
    params: { fans: whole(1, 2), tone: pick("red", "blue", "yellow") },
    parts: ({ fans, tone }) => {
      const color = { red: 0xc8281f, blue: 0x2460a7, yellow: 0xe9ae1e }[tone];
      const xs = fans === 2 ? [0.32, -0.32] : [0];
      const z = -0.78;
      return [
        part(
          "skirt",
          fixed("rubber", 0x1b1c1f),
          all(
            tray(1.34, 0.22, 2.2, 0.5, 0.09).at(0, 0.12, 0),
            many(26, (at) => {
              const a = (at / 26) * 2 * Math.PI;
              return box(0.05, 0.18, 0.05, 0.02).at(
                0.64 * Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.5,
                0.12,
                1.06 * Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.5,
              );
            }),
          ),
        ),
        part("deck", second("paint", 0xf0ede4), tray(1.28, 0.08, 2.14, 0.46, 0.03).at(0, 0.26, 0)),
        part(
          "body",
          main("paint", color),
          all(
            side(flat`-0.5 0.28, 0.8 0.28, 0.78 0.44, 0.46 0.72, -0.36 0.74, -0.5 0.66`, 0.84, 0.06),
            tray(1.31, 0.03, 2.17, 0.47, 0.01).at(0, 0.25, 0),
          ),
        ),
        part(
          "glass",
          GLASS,
          all(
            side(flat`0.66 0.5, 0.72 0.5, 0.47 0.7, 0.42 0.7`, 0.7, 0.008).at(0, 0.012, 0.008),
            ...[0, 1, 2].map((at) => box(0.852, 0.15, 0.2, 0.02).at(0, 0.58, 0.24 - at * 0.26)),
          ),
        ),
        ...fanHousings(xs, z, color),
        ...xs.map((x, at) =>
          part(
            `fan ${at + 1}`,
            fixed("steel", 0xd8c38a),
            all(
              box(0.06, 0.24, 0.012, 0.004)
                .turn(0, 24, 0)
                .at(0, 0.13, 0)
                .scatter([0, 90, 180, 270].map((turn) => ({ at: [0, 0, 0] as const, turn: [0, 0, turn] as const }))),
              drumZ(0.045, 0.1),
            ).at(x, 0.62, z),
            { motion: spins([x, 0.62, z], [0, 0, 1]) },
          ),
        ),
        part(
          "rails",
          STEEL,
          all(
            hose(
              [0.56, 0.44, -0.4, 0.56, 0.44, 0.6, 0.4, 0.44, 0.92, 0, 0.44, 1, -0.4, 0.44, 0.92, -0.56, 0.44, 0.6, -0.56, 0.44, -0.4],
              0.01,
            ),
            ...[-0.4, 0.1, 0.6].map((at) => rod([0.56, 0.28, at], [0.56, 0.44, at], 0.01).mirror("x")),
            rod([0, 0.28, 1], [0, 0.44, 1], 0.01),
          ),
        ),
        part("lamp", light(0xfff3cf), all(drumZ(0.05, 0.06).at(0.2, 0.78, 0.36).mirror("x"))),
      ];
    },
  }),
  program({
    id: "buoy",
    nouns: ["marker buoy", "harbor buoy", "sea buoy", "navigation buoy", "channel buoy", "mooring buoy"],
    about: "a harbour buoy: a round float with a lattice tower and a lamp",
    metresPerUnit: 1.6,
    wears: ["float body", "stripe", "tower"],
    params: { tall: [0.9, 1.1], legs: whole(3, 4), tone: pick("red", "green", "yellow") },
    parts: ({ tall, legs, tone }) => [
      part(
        "float",
        main("paint", { red: 0xd0261f, green: 0x2a8a4a, yellow: 0xf0b81c }[tone]),
        lathe(flat`0 0, 0.2 0, 0.3 0.06, 0.56 0.2, 0.6 0.26, 0.6 0.48, 0.54 0.54, 0.2 0.58, 0 0.58`),
      ),
      part("rim", fixed("rubber", 0x232427), torus(0.6, 0.04).at(0, 0.3, 0)),
      part("stripe", second("plastic", 0xf4f1e8), lathe(flat`0 0.38, 0.606 0.38, 0.606 0.45, 0 0.45`)),
      part(
        "tower",
        third("paint", 0xd8261f),
        all(
          rod([0, 0.56, 0.3], [0, 0.58 + tall, 0.13], 0.026).ring(legs, 45),
          ...[0.3, 0.62].map((t) => torus(0.3 - 0.17 * t, 0.016).at(0, 0.57 + tall * t, 0)),
          cylinder(0.19, 0.04).at(0, 0.6 + tall, 0),
        ),
      ),
      part(
        "signs",
        third("paint", 0xd8261f),
        all(
          box(0.16, 0.2, 0.012, 0.004)
            .at(0, 0.62 + tall * 0.74, 0.18)
            .ring(legs, 45),
        ),
      ),
      part("lamp", light(0xffe08a), lathe(flat`0 0, 0.075 0, 0.08 0.1, 0.05 0.16, 0 0.17`).at(0, 0.62 + tall, 0)),
      part(
        "cage",
        IRON,
        all(rod([0, 0, 0.095], [0, 0.2, 0.04], 0.008).ring(6), torus(0.09, 0.009).at(0, 0.08, 0), cylinder(0.05, 0.02).at(0, 0.2, 0)).at(
          0,
          0.62 + tall,
          0,
        ),
      ),
      part("rings", IRON, loop(0.06, 0.016, 16).turn(90, 0, 0).at(0, 0.56, 0.48).ring(legs)),
      part(
        "solar panel",
        fixed("plastic", 0x1c2c4c),
        box(0.2, 0.012, 0.16, 0.004)
          .turn(40, 0, 0)
          .at(0, 0.6 + tall * 0.55, 0.26),
      ),
      part("panel arm", IRON, rod([0, 0.6 + tall * 0.5, 0.1], [0, 0.6 + tall * 0.54, 0.25], 0.014)),
    ],
  }),
];
