import { all, box, cylinder, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, spins, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, hose, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

export const gym = [
  program({
    id: "treadmill",
    nouns: ["running machine", "running belt", "gym treadmill"],
    about: "a treadmill with a running belt, handrails and a screen",
    metresPerUnit: 1,
    wears: ["frame body", "belt", "trim"],
    params: { long: [1.5, 1.7], high: [1.1, 1.2] },
    parts: ({ long, high }) => {
      const z = long / 2;
      const made = [
        part(
          "deck",
          main("plastic", 0x2b2e33),
          all(
            box(0.74, 0.12, long, 0.03).at(0, 0.12, 0),
            side(flat`${z - 0.4} 0.12, ${z + 0.04} 0.12, ${z + 0.04} 0.2, ${z - 0.06} 0.32, ${z - 0.3} 0.3`, 0.7, 0.03),
          ),
        ),
        part("belt", second("rubber", 0x16171a), box(0.5, 0.02, long - 0.3, 0.006).at(0, 0.182, -0.12)),
        part(
          "rails",
          third("steel", 0xc6cacd),
          box(0.06, 0.03, long - 0.2, 0.01)
            .at(0.31, 0.19, -0.08)
            .mirror("x"),
        ),
        part(
          "masts",
          main("steel", 0x3a3f46),
          all(
            sweep(way`0.37 0.1 ${z - 0.12}, 0.37 0.6 ${z - 0.06}, 0.35 ${high} ${z + 0.02}`, 0.035),
            hose([0.35, high - 0.1, z - 0.02, 0.36, high - 0.1, z - 0.3, 0.36, high - 0.16, z - 0.62], 0.024),
          ).mirror("x"),
        ),
        part(
          "console",
          main("plastic", 0x2b2e33),
          all(
            box(0.78, 0.36, 0.07, 0.03)
              .turn(-24, 0, 0)
              .at(0, high + 0.1, z + 0.02),
            box(0.74, 0.06, 0.18, 0.02).at(0, high - 0.1, z - 0.04),
          ),
        ),
        part(
          "screen",
          light(0x3fa9d8),
          box(0.44, 0.2, 0.012, 0.006)
            .turn(-24, 0, 0)
            .at(0, high + 0.125, z - 0.024),
        ),
        part(
          "buttons",
          fixed("plastic", 0xc2362c),
          box(0.05, 0.03, 0.02, 0.006)
            .turn(-24, 0, 0)
            .array(5, [0.09, 0, 0])
            .at(0, high - 0.02, z - 0.085),
        ),
        part("grips", fixed("rubber", 0x16171a), rod([0.36, high - 0.1, z - 0.3], [0.36, high - 0.15, z - 0.6], 0.031).mirror("x")),
        part(
          "feet",
          fixed("rubber", 0x16171a),
          all(
            box(0.1, 0.07, 0.08, 0.02)
              .at(0.31, 0.035, -z + 0.1)
              .mirror("x"),
            drumX(0.06, 0.05)
              .at(0.34, 0.06, z - 0.06)
              .mirror("x"),
          ),
        ),
      ];
      return made.map((each) => ({ ...each, form: each.form.turn(0, 180, 0) }));
    },
  }),
  program({
    id: "exercise bike",
    nouns: ["stationary bike", "spin bike", "spinning bike", "gym bike", "bike trainer"],
    about: "an exercise bike with a flywheel, pedals, a saddle and handlebars",
    metresPerUnit: 0.9,
    wears: ["frame", "flywheel", "saddle grip"],
    params: { saddle: [0.95, 1.08], tone: pick("red", "black", "blue") },
    parts: ({ saddle, tone }) => [
      part(
        "frame",
        main("paint", { red: 0xb3231d, black: 0x2b2d30, blue: 0x2460a7 }[tone]),
        all(
          rod([0, 0.42, 0.5], [0, 0.4, -0.18], 0.045),
          rod([0, 0.32, -0.1], [0, saddle - 0.1, -0.3], 0.04),
          rod([0, 0.36, -0.1], [0, 0.95, 0.38], 0.045),
          rod([0, 0.08, 0.62], [0, 0.42, 0.46], 0.045),
          rod([0, 0.07, -0.5], [0, 0.36, -0.12], 0.045),
          drumX(0.045, 0.6).at(0, 0.05, 0.64),
          drumX(0.045, 0.6).at(0, 0.05, -0.52),
        ),
      ),
      part(
        "flywheel",
        second("steel", 0xb4b8bc),
        all(
          lathe(flat`0 -0.03, 0.2 -0.02, 0.22 -0.035, 0.27 -0.035, 0.27 0.035, 0.22 0.035, 0.2 0.02, 0 0.03`, { sides: 44 }),
          cylinder(0.05, 0.12),
        )
          .turn(0, 0, 90)
          .at(0, 0.4, 0.48),
        { motion: spins([0, 0.4, 0.48], [1, 0, 0]) },
      ),
      part(
        "guard",
        fixed("plastic", 0x1f2124),
        all(box(0.06, 0.16, 0.7, 0.03).at(0.07, 0.38, 0.14), drumX(0.15, 0.06, 0.02).at(0.07, 0.36, -0.1)),
      ),
      part(
        "cranks",
        fixed("steel", 0x8d9298),
        all(
          rod([0.12, 0.36, -0.1], [0.13, 0.22, 0], 0.018),
          rod([-0.12, 0.36, -0.1], [-0.13, 0.5, -0.2], 0.018),
          drumX(0.03, 0.26).at(0, 0.36, -0.1),
        ),
        { motion: spins([0, 0.36, -0.1], [1, 0, 0]) },
      ),
      part(
        "pedals",
        fixed("rubber", 0x1d1d1f),
        all(box(0.1, 0.03, 0.14, 0.012).at(0.19, 0.22, 0), box(0.1, 0.03, 0.14, 0.012).at(-0.19, 0.5, -0.2)),
      ),
      part(
        "saddle",
        third("leather", 0x1d1d1f),
        all(
          sphere(0.12, 0.4, 22).scale(1.1, 1, 1).at(0, saddle, -0.38),
          sphere(0.07, 0.6, 18)
            .scale(0.9, 1, 2.2)
            .at(0, saddle + 0.005, -0.24),
        ),
      ),
      part(
        "bars",
        fixed("steel", 0x3a3f46),
        all(
          rod([0, 0.9, 0.36], [0, 1.08, 0.42], 0.034),
          drumX(0.022, 0.4).at(0, 1.08, 0.42),
          hose([0.2, 1.08, 0.42, 0.24, 1.1, 0.48, 0.22, 1.16, 0.62], 0.022).mirror("x"),
        ),
      ),
      part("grips", third("rubber", 0x1d1d1f), rod([0.235, 1.12, 0.52], [0.22, 1.165, 0.63], 0.03).mirror("x")),
      part("screen", light(0x7fd6a0), box(0.16, 0.1, 0.02, 0.008).turn(-40, 0, 0).at(0, 1.15, 0.44)),
    ],
  }),
  program({
    id: "weight bench",
    nouns: ["bench press", "gym bench", "workout bench", "weightlifting bench", "bench press rack"],
    about: "a padded bench with a rack and a loaded barbell",
    metresPerUnit: 1.1,
    wears: ["pad bench", "frame", "weight plate"],
    params: { plates: whole(1, 3), high: [0.85, 0.95] },
    parts: ({ plates, high }) => {
      const disc = (r: number): Form =>
        lathe(
          flat`0 -0.02, ${r * 0.5} -0.018, ${r * 0.6} -0.01, ${r * 0.85} -0.01, ${r * 0.9} -0.022, ${r} -0.02, ${r} 0.02, ${r * 0.9} 0.022, ${r * 0.85} 0.01, ${r * 0.6} 0.01, ${r * 0.5} 0.018, 0 0.02`,
          { sides: 36 },
        ).turn(0, 0, 90);
      return [
        part("pad", main("leather", 0x26282c), box(0.3, 0.09, 1.2, 0.035).at(0, 0.46, 0.1)),
        part(
          "frame",
          second("steel", 0xb3231d),
          all(
            box(0.08, 0.06, 1.1, 0.012).at(0, 0.39, 0.1),
            box(0.07, 0.38, 0.07, 0.012).at(0, 0.2, 0.55),
            box(0.44, 0.06, 0.08, 0.012).at(0, 0.03, 0.55),
            box(0.07, high, 0.07, 0.012)
              .at(0.46, high / 2, -0.42)
              .mirror("x"),
            box(0.92, 0.06, 0.06, 0.012).at(0, 0.36, -0.42),
            box(0.08, 0.05, 0.5, 0.012).at(0.46, 0.025, -0.36).mirror("x"),
          ),
        ),
        part(
          "hooks",
          fixed("steel", 0x3a3f46),
          all(box(0.05, 0.05, 0.16, 0.012).at(0.46, high, -0.36), box(0.05, 0.1, 0.03, 0.01).at(0.46, high + 0.04, -0.28)).mirror("x"),
        ),
        part(
          "bar",
          fixed("steel", 0xc6cacd),
          all(
            drumX(0.018, 1.9).at(0, high + 0.045, -0.345),
            drumX(0.03, 0.03)
              .at(0.58, high + 0.045, -0.345)
              .mirror("x"),
          ),
        ),
        part(
          "plates",
          third("iron", 0x1f2124),
          many(plates, (at) => disc(0.21 - at * 0.03).at(0.63 + at * 0.055, high + 0.045, -0.345)).mirror("x"),
        ),
        part(
          "clips",
          fixed("steel", 0xc6cacd),
          drumX(0.036, 0.04)
            .at(0.62 + plates * 0.055, high + 0.045, -0.345)
            .mirror("x"),
        ),
        part("screws", fixed("steel", 0xc6cacd), drumZ(0.02, 0.09).at(0.46, 0.36, -0.42).mirror("x")),
      ];
    },
  }),
];
