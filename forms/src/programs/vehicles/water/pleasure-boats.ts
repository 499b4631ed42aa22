import { all, box, loft, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, slices, way } from "@blenda/forge/language/numbers";
import { four, many } from "@blenda/forge/language/places";
import { part, pick, program, spins } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, rod, side, tray } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const IRON = fixed("iron", 0x2b2d30);
const STEEL = fixed("steel", 0xb9bdc0);

/** The propeller and the wire cage round it. */
const cagedScrew = (cage: number, y: number, z: number) => [
  part(
    "cage",
    STEEL,
    all(
      torus(cage, 0.016)
        .turn(90, 0, 0)
        .at(0, y, z - 0.1),
      torus(cage, 0.016)
        .turn(90, 0, 0)
        .at(0, y, z + 0.1),
      torus(cage * 0.6, 0.009)
        .turn(90, 0, 0)
        .at(0, y, z + 0.1),
      torus(cage * 0.6, 0.009)
        .turn(90, 0, 0)
        .at(0, y, z - 0.1),
      many(8, (at) =>
        all(
          rod([0, 0.05, 0.1], [0, cage, 0.1], 0.008),
          rod([0, 0.05, -0.1], [0, cage, -0.1], 0.008),
          rod([0, cage, -0.1], [0, cage, 0.1], 0.01),
        )
          .turn(0, 0, at * 45)
          .at(0, y, z),
      ),
    ),
  ),
  part(
    "propeller",
    fixed("wood", 0xb98a56),
    all(
      loft(slices([0.04, 0.06, 0.03, 0.2, 0.09, 0.02, cage * 0.9, 0.05, 0.012], 0.7))
        .turn(0, 20, 0)
        .scatter([0, 120, 240].map((turn) => ({ at: [0, 0, 0] as const, turn: [0, 0, turn] as const }))),
      drumZ(0.05, 0.06),
    ).at(0, y, z),
    { motion: spins([0, y, z], [0, 0, 1]) },
  ),
];

export const pleasureBoats = [
  program({
    id: "swan boat",
    nouns: ["swan pedal boat", "swan pedalo", "pedal boat", "pedalo", "swan paddle boat"],
    about: "a pedal boat in the shape of a white swan with two seats",
    metresPerUnit: 1.4,
    wears: ["body swan", "seat", "beak"],
    params: { neck: [1.3, 1.5], wide: [0.92, 1.02] },
    sockets: () => ({ seat: { at: [0, 0.46, -0.12], size: [0.6, 0.9, 0.4] } }),
    parts: ({ neck, wide }) => [
      part(
        "body",
        main("plastic", 0xf7f5ef),
        all(
          tray(wide, 0.3, 1.7, 0.42, 0.1)
            .at(0, 0.2, 0)
            .minus(box(0.62, 0.4, 0.7).at(0, 0.34, -0.06)),
          sphere(0.44, 1, 32).scale(wide, 0.62, 0.66).at(0, 0.36, 0.56),
          sphere(0.36, 1, 32)
            .scale(wide * 1.1, 0.7, 0.7)
            .at(0, 0.4, -0.62),
          sweep(way`0 0.42 -0.7, 0 0.6 -0.88, 0 0.78 -0.96`, [0.24, 0.16, 0.04]),
          hose(
            [0, 0.46, 0.66, 0, 0.72, 0.8, 0, neck * 0.72, 0.72, 0, neck * 0.9, 0.64, 0, neck, 0.72, 0, neck - 0.02, 0.82],
            [0.24, 0.15, 0.11, 0.1, 0.11, 0.1],
          ),
          sphere(0.12, 1, 28)
            .scale(0.9, 0.85, 1.2)
            .at(0, neck - 0.02, 0.82),
        ),
      ),
      part(
        "wings",
        main("plastic", 0xefece3),
        all(
          ...[0, 1, 2].map((at) =>
            sphere(0.3, 1, 24)
              .scale(0.2, 0.62 - at * 0.1, 1.4 - at * 0.22)
              .turn(14, 8, 0)
              .at(wide / 2 - 0.02 + at * 0.03, 0.46 + at * 0.07, -0.16 - at * 0.1),
          ),
        ).mirror("x"),
      ),
      part(
        "beak",
        third("plastic", 0xf08a1c),
        loft(slices([0, 0.12, 0.1, 0.1, 0.1, 0.06, 0.18, 0.05, 0.03], 0.9))
          .turn(100, 0, 0)
          .at(0, neck - 0.04, 0.92),
      ),
      part(
        "mask",
        fixed("plastic", 0x1b1c1f),
        all(
          sphere(0.05, 1, 16)
            .scale(1.1, 0.8, 0.8)
            .at(0, neck + 0.02, 0.92),
          sphere(0.022, 1, 14)
            .at(0.075, neck + 0.02, 0.89)
            .mirror("x"),
        ),
      ),
      part(
        "seats",
        second("plastic", 0x2f7ab8),
        all(
          ...[0.16, -0.16].map((x) =>
            all(box(0.28, 0.07, 0.28, 0.03).at(x, 0.34, -0.16), box(0.28, 0.36, 0.07, 0.03).turn(-12, 0, 0).at(x, 0.52, -0.34)),
          ),
        ),
      ),
      part("floor", fixed("plastic", 0xbcd6e4), box(0.6, 0.02, 0.68, 0.004).at(0, 0.155, -0.06)),
      part(
        "pedals",
        IRON,
        all(
          ...[0.16, -0.16].map((x) =>
            all(
              drumX(0.02, 0.2).at(x, 0.3, 0.2),
              box(0.08, 0.02, 0.08, 0.006).at(x + 0.07, 0.36, 0.22),
              box(0.08, 0.02, 0.08, 0.006).at(x - 0.07, 0.24, 0.18),
            ),
          ),
        ),
        { motion: spins([0, 0.3, 0.2], [1, 0, 0]) },
      ),
      part("tiller", STEEL, all(rod([0, 0.16, 0.06], [0, 0.6, 0.02], 0.016), sphere(0.03, 1, 14).at(0, 0.61, 0.02))),
      part("line", second("plastic", 0x2f7ab8), tray(wide + 0.014, 0.035, 1.714, 0.427, 0.01).at(0, 0.2, 0)),
    ],
  }),
  program({
    id: "airboat",
    nouns: ["air boat", "fan boat", "swamp boat", "everglades boat"],
    about: "an airboat: a flat boat with high seats and a big caged propeller behind",
    metresPerUnit: 2.2,
    wears: ["hull body", "seat", "rudder"],
    params: { cage: [0.46, 0.54], tone: pick("green", "red", "blue") },
    sockets: () => ({ seat: { at: [0, 0.8, -0.2], size: [0.4, 0.8, 0.4] } }),
    parts: ({ cage, tone }) => {
      const [y, z] = [0.3 + cage, -0.74];
      const color = { green: 0x4a7a3a, red: 0xb8281f, blue: 0x2460a7 }[tone];
      return [
        part(
          "hull",
          main("paint", color),
          side(flat`-1.06 0, 0.8 0, 1.1 0.16, 1.16 0.27, 1.1 0.29, 0.8 0.26, -1.06 0.26`, 0.9, 0.03).minus(
            box(0.8, 0.3, 1.76).at(0, 0.23, -0.08),
          ),
        ),
        part(
          "rim",
          STEEL,
          box(0.94, 0.03, 1.9, 0.01)
            .minus(box(0.84, 0.1, 1.84))
            .at(0, 0.26, -0.1),
        ),
        part("floor", fixed("wood", 0x9a7a52), box(0.78, 0.012, 1.7, 0.004).at(0, 0.09, -0.08)),
        part(
          "frame",
          STEEL,
          all(
            four(rod([0, 0.1, 0], [-0.04, 0.68, 0], 0.018), 0.24, 0, 0.16).at(0, 0, -0.2),
            rod([0.3, 0.1, -0.6], [0.1, y, -0.56], 0.022).mirror("x"),
            rod([0.36, 0.1, -0.9], [0.2, y, -0.62], 0.018).mirror("x"),
          ),
        ),
        part(
          "seats",
          second("leather", 0x2a2320),
          all(
            box(0.46, 0.07, 0.36, 0.03).at(0, 0.71, -0.2),
            box(0.46, 0.34, 0.07, 0.03).turn(-8, 0, 0).at(0, 0.9, -0.38),
            box(0.7, 0.07, 0.3, 0.03).at(0, 0.36, 0.3),
            box(0.7, 0.26, 0.06, 0.03).turn(-8, 0, 0).at(0, 0.52, 0.15),
          ),
        ),
        part("bench legs", STEEL, four(rod([0, 0.09, 0], [0, 0.35, 0], 0.018), 0.3, 0, 0.1).at(0, 0, 0.3)),
        part(
          "engine",
          fixed("iron", 0x4a4d52),
          all(
            box(0.3, 0.26, 0.24, 0.04).at(0, y, -0.54),
            drumX(0.06, 0.42).array(2, [0, 0.13, 0]).at(0, y, -0.54),
            drumZ(0.05, 0.3).at(0, y, -0.66),
          ),
        ),
        ...cagedScrew(cage, y, z),
        part(
          "rudders",
          third("paint", color),
          box(0.02, cage * 1.5, 0.22, 0.008)
            .array(2, [cage * 0.9, 0, 0])
            .at(0, y, z - 0.26),
        ),
        part("rudder posts", STEEL, rod([cage * 0.45, 0.16, z - 0.2], [cage * 0.45, y + cage * 0.8, z - 0.2], 0.014).mirror("x")),
        part("stick", IRON, all(rod([0.28, 0.3, -0.1], [0.3, 0.98, -0.06], 0.016), sphere(0.032, 1, 14).at(0.3, 0.98, -0.06))),
      ];
    },
  }),
];
