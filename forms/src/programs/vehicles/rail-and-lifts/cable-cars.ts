import { all, box, cylinder, loft, sphere } from "@blenda/forge/language/form";
import { slices } from "@blenda/forge/language/numbers";
import { four, many } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, panel, rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const STEEL = fixed("steel", 0xb9bdc0);
const DARK = fixed("plastic", 0x1b2c37);
const IRON = fixed("iron", 0x33363a);

export const lifts = [
  program({
    id: "cable car",
    nouns: ["gondola lift", "aerial tramway", "ski gondola", "cable car cabin", "gondola cabin", "ropeway", "aerial lift", "cable cabin"],
    about: "a cable car cabin with big windows hanging from a steel rope",
    metresPerUnit: 1.7,
    wears: ["body cabin", "stripe", "arm hanger"],
    params: { long: [1.15, 1.35], tone: pick("red", "blue", "yellow") },
    sockets: ({ long }) => ({ inside: { at: [0, 0.14, 0], size: [0.7, 1, long * 0.7] } }),
    parts: ({ long, tone }) => [
      part(
        "body",
        main("paint", { red: 0xc8281f, blue: 0x2460a7, yellow: 0xe9ae1e }[tone]),
        all(
          loft(slices([0, 0.6, long - 0.3, 0.06, 0.78, long - 0.12, 0.2, 0.9, long, 0.44, 0.94, long + 0.02, 0.46, 0.9, long], 0.45)),
          loft(
            slices(
              [0.98, 0.86, long - 0.06, 1, 0.88, long - 0.04, 1.1, 0.8, long - 0.12, 1.16, 0.6, long - 0.3, 1.17, 0.4, long - 0.5],
              0.45,
            ),
          ),
        ),
      ),
      part("windows", DARK, loft(slices([0.43, 0.86, long - 0.04, 0.72, 0.89, long - 0.02, 1, 0.82, long - 0.1], 0.45))),
      part(
        "posts",
        STEEL,
        all(
          four(rod([0, 0.44, 0], [-0.03, 1.02, 0], 0.022), 0.42, 0, long / 2 - 0.22),
          rod([0, 0.46, long / 2], [0, 1, long / 2 - 0.03], 0.016).mirror("z"),
          rod([0.446, 0.44, 0], [0.42, 1.02, 0], 0.016).mirror("x"),
        ),
      ),
      part("stripe", second("paint", 0xf4f1e8), loft(slices([0.26, 0.925, long + 0.012, 0.36, 0.944, long + 0.026], 0.45))),
      part(
        "door",
        STEEL,
        panel(long * 0.44, 0.86, 0.012, 0.05, 0.004)
          .turn(0, 90, 0)
          .at(0.466, 0.56, 0)
          .minus(
            panel(long * 0.4, 0.82, 0.1, 0.04)
              .turn(0, 90, 0)
              .at(0.46, 0.56, 0),
          ),
      ),
      part(
        "hanger",
        third("steel", 0x8d9298),
        all(
          hose([0, 1.14, 0, 0, 1.3, 0, 0.16, 1.44, 0, 0.16, 1.7, 0, 0.02, 1.86, 0, 0, 1.95, 0], [0.05, 0.045, 0.04, 0.04, 0.04, 0.04]),
          box(0.5, 0.06, 0.16, 0.02).at(0, 1.18, 0),
        ),
      ),
      part("grip", IRON, all(box(0.08, 0.1, 0.44, 0.02).at(0, 1.96, 0), drumX(0.08, 0.05).array(4, [0, 0, 0.16]).at(0, 2.06, 0))),
      part("cable", fixed("steel", 0x6b6f74), drumZ(0.022, long * 2.4).at(0, 1.985, 0)),
      part(
        "racks",
        IRON,
        all(box(0.05, 0.3, 0.24, 0.01).at(0.47, 0.3, long * 0.34), rod([0.48, 0.2, long * 0.34], [0.48, 0.66, long * 0.34], 0.014)).mirror(
          "x",
        ),
      ),
    ],
  }),
  program({
    id: "chairlift",
    nouns: ["ski lift", "chair lift", "ski chairlift", "ski chair"],
    about: "a chairlift: a pylon with wheels, a rope, and benches hanging from it",
    metresPerUnit: 2.6,
    wears: ["pylon", "seat chair", "bar"],
    params: { high: [2, 2.3], seats: whole(2, 3) },
    sockets: ({ high }) => ({ seat: { at: [0.66, high - 1.36, 0.5], size: [0.5, 0.6, 0.2] } }),
    parts: ({ high, seats }) => {
      const wide = seats * 0.22;
      const places = [{ at: [0.66, high - 1.4, 0.5] as const }, { at: [-0.66, high - 1.4, -0.6] as const, turn: [0, 180, 0] as const }];
      const bench = all(
        many(4, (at) => box(wide, 0.025, 0.045, 0.008).at(0, 0.02, -0.08 + at * 0.06)),
        many(4, (at) =>
          box(wide, 0.045, 0.02, 0.008)
            .turn(-8, 0, 0)
            .at(0, 0.1 + at * 0.065, -0.13 - at * 0.01),
        ),
      );
      const frame = all(
        hose(
          [wide / 2, 0.02, 0.12, wide / 2, 0.01, -0.1, wide / 2, 0.36, -0.17, wide / 2 - 0.06, 0.5, -0.1, 0, 0.56, 0, 0, 0.62, 0],
          0.018,
        ).mirror("x"),
        rod([0, 0.54, 0], [0, 1.36, 0], 0.02),
        hose([wide / 2, 0.16, -0.13, wide / 2, 0.2, 0.06, wide / 2 - 0.02, 0.2, 0.16, 0, 0.2, 0.17], 0.012).mirror("x"),
        rod([0, 0.2, 0.17], [0, -0.14, 0.16], 0.01),
        rod([-wide * 0.36, -0.14, 0.16], [wide * 0.36, -0.14, 0.16], 0.012),
        box(0.05, 0.06, 0.16, 0.015).at(0, 1.38, 0),
      );
      return [
        part(
          "pylon",
          main("paint", 0x5f7f6a),
          all(
            cylinder(0.13, high, { top: 0.09 }).at(0, high / 2, 0),
            box(1.5, 0.09, 0.12, 0.02).at(0, high - 0.04, 0),
            cylinder(0.24, 0.1, { bevel: 0.02 }).at(0, 0.05, 0),
            rod([0.4, high - 0.06, 0], [0.06, high - 0.4, 0], 0.03).mirror("x"),
          ),
        ),
        part(
          "wheels",
          fixed("rubber", 0x2a2b2e),
          drumX(0.075, 0.04)
            .array(4, [0, 0, 0.17])
            .at(0.66, high + 0.02, 0)
            .mirror("x"),
        ),
        part(
          "brackets",
          IRON,
          all(box(0.03, 0.07, 0.62, 0.01).at(0.7, high + 0.02, 0), box(0.14, 0.04, 0.1, 0.01).at(0.68, high - 0.02, 0)).mirror("x"),
        ),
        part(
          "cables",
          fixed("steel", 0x6b6f74),
          drumZ(0.014, 2.6)
            .at(0.66, high - 0.06 + 0.02, 0)
            .mirror("x"),
        ),
        part("benches", second("wood", 0xc0322a), bench.scatter(places)),
        part("frames", third("steel", 0xb9bdc0), frame.scatter(places)),
        part(
          "ladder",
          STEEL,
          many(14, (at) => rod([-0.05, 0.3 + (at * (high - 0.5)) / 13, 0.14], [0.05, 0.3 + (at * (high - 0.5)) / 13, 0.14], 0.008)),
        ),
        part("number", fixed("plastic", 0xf2c21d), panel(0.16, 0.16, 0.012, 0.02, 0.003).at(0, high * 0.6, 0.125)),
        part("snow", fixed("paper", 0xf4f7fa), sphere(0.9, 1, 32).scale(1, 0.09, 1)),
      ];
    },
  }),
];
