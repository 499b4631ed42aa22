import { all, box, cylinder, lathe, loft, sphere, sweep } from "@blenda/forge/language/form";
import { flat, slices, way } from "@blenda/forge/language/numbers";
import { four, many } from "@blenda/forge/language/places";
import { part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { drumX, hose, panel, rod } from "@blenda/forge/language/shorthand";
import { fixed, main, pane, second, third } from "@blenda/forge/language/substance";

export const ward = [
  program({
    id: "pill",
    nouns: ["pills", "medicine capsule", "medicine pill", "drug capsule", "vitamin capsule", "medicine"],
    about: "a two-coloured capsule with tablets beside it",
    metresPerUnit: 0.02,
    wears: ["half", "half pair", "tablet"],
    gathers: 12,
    params: { turn: [20, 50], tone: pick("red", "blue", "green") },
    parts: ({ turn, tone }) => {
      const half = lathe(flat`0 0, 0.2 0, 0.2 0.3, 0.17 0.4, 0.1 0.47, 0 0.5`, { sides: 40 });
      const lie = (form: ReturnType<typeof all>) => form.turn(0, 0, 90).turn(0, turn, 0).at(0, 0.21, 0);
      return [
        part(
          "half",
          main("plastic", { red: 0xc2281f, blue: 0x2460a7, green: 0x2f8a4f }[tone]),
          lie(all(half.scale(1.03, 1, 1.03), cylinder(0.206, 0.08, { bevel: 0.004 }).at(0, 0.02, 0))),
        ),
        part("half pair", second("plastic", 0xf4f1e8), lie(half.turn(180, 0, 0))),
        part(
          "tablets",
          third("plastic", 0xf6f4ee),
          all(
            ...[
              [0.46, 0.3],
              [-0.36, 0.44],
            ].map(([x, z]) =>
              lathe(flat`0 0, 0.14 0, 0.17 0.03, 0.17 0.07, 0.13 0.1, 0.02 0.115, 0.018 0.1, 0 0.1`, { sides: 36 }).at(x, 0, z),
            ),
          ),
        ),
        part(
          "grooves",
          fixed("plastic", 0xd9d5c8),
          all(box(0.26, 0.012, 0.014, 0.002).at(0.46, 0.112, 0.3), box(0.26, 0.012, 0.014, 0.002).turn(0, 40, 0).at(-0.36, 0.112, 0.44)),
        ),
      ];
    },
  }),
  program({
    id: "bandage",
    nouns: ["band-aid", "plaster", "band aid", "adhesive bandage", "sticking plaster", "gauze", "roll of bandage"],
    about: "a sticking plaster with a pad and small holes",
    metresPerUnit: 0.07,
    wears: ["strip", "pad"],
    gathers: 4,
    params: { bow: [0.08, 0.16], long: [1, 1.1] },
    traits: { rolled: "roll gauze" },
    parts: ({ bow, long }, { has }) => {
      if (has("rolled"))
        return [
          part(
            "roll",
            main("fabric", 0xf4f0e4),
            all(
              lathe(flat`0 0, 0.34 0, 0.35 0.02, 0.35 0.58, 0.34 0.6, 0 0.6`, { sides: 44 }),
              sweep(way`0 0.3 0.345, 0.3 0.3 0.34, 0.6 0.3 0.3, 0.8 0.3 0.36`, 0.3, { flatten: 0.03 }).turn(0, 0, 0),
            ),
          ),
          part(
            "spiral",
            second("fabric", 0xd9d2bf),
            many(4, (at) =>
              lathe(
                flat`${0.07 + at * 0.07} 0.598, ${0.078 + at * 0.07} 0.598, ${0.078 + at * 0.07} 0.604, ${0.07 + at * 0.07} 0.604, ${0.07 + at * 0.07} 0.598`,
                { sides: 32 },
              ),
            ),
          ),
        ];
      const arc = (x: number) => bow * (1 - (x / 0.55) ** 2);
      const strip = (from: number, to: number, wide: number, lift: number) =>
        sweep(
          way(
            Array.from({ length: 9 }, (_, at) => {
              const x = from + ((to - from) * at) / 8;
              return [x, arc(x) + lift, 0];
            }).flat(),
          ),
          wide,
          { flatten: 0.06 },
        );
      return [
        part(
          "strip",
          main("fabric", 0xdca77a),
          all(
            strip(-long / 2, long / 2, 0.17, 0.02),
            sphere(0.17, 0.06, 24)
              .at(long / 2, arc(long / 2) + 0.02, 0)
              .mirror("x"),
          ),
        ),
        part("pad", second("fabric", 0xf1dcc0), strip(-0.17, 0.17, 0.155, 0.034)),
        part(
          "holes",
          fixed("fabric", 0xa8744c),
          all(
            ...[0.27, 0.35, 0.43].flatMap((x) =>
              [-0.08, 0, 0.08].map((z) => cylinder(0.011, 0.03, { sides: 10, bevel: 0.001 }).at(x, arc(x) + 0.022, z)),
            ),
          ).mirror("x"),
        ),
      ];
    },
  }),
  program({
    id: "crutches",
    nouns: ["crutch", "pair of crutches", "walking crutches"],
    about: "a pair of wooden crutches with padded tops and rubber feet",
    metresPerUnit: 0.9,
    wears: ["wood frame", "pad", "foot"],
    gathers: 2,
    params: { tall: [1.3, 1.45], spread: [0.07, 0.085] },
    parts: ({ tall, spread }) => {
      const both = (form: ReturnType<typeof all>) => all(form.turn(0, 0, 7).at(-0.2, 0, 0), form.turn(0, 0, -7).at(0.2, 0, 0.05));
      return [
        part(
          "frame",
          main("wood", 0xc79a62),
          both(
            all(
              hose([0, 0.04, 0, 0, 0.4, 0, spread, 0.62, 0, spread, tall, 0], 0.02),
              hose([0, 0.4, 0, -spread, 0.62, 0, -spread, tall, 0], 0.02),
            ),
          ),
        ),
        part(
          "grips",
          second("rubber", 0x2a2b2e),
          both(
            all(
              drumX(0.026, spread * 2).at(0, tall * 0.66, 0),
              sweep(way`${-spread - 0.06} ${tall + 0.02} 0, 0 ${tall - 0.01} 0, ${spread + 0.06} ${tall + 0.02} 0`, 0.045),
            ),
          ),
        ),
        part(
          "bolts",
          fixed("steel", 0xc6cacd),
          both(all(drumX(0.012, spread * 2 + 0.06).at(0, tall * 0.66, 0), drumX(0.01, 0.07).at(0, 0.34, 0))),
        ),
        part("feet", third("rubber", 0x1d1d1f), both(lathe(flat`0 0, 0.04 0, 0.045 0.02, 0.03 0.1, 0 0.1`, { sides: 22 }))),
      ];
    },
  }),
  program({
    id: "hospital bed",
    nouns: ["sick bed", "patient bed", "medical bed"],
    about: "a hospital bed with a raised back, side rails and castors",
    metresPerUnit: 1,
    wears: ["frame", "blanket", "sheet mattress"],
    params: { rise: [20, 42], high: [0.5, 0.6] },
    sockets: ({ high }) => ({ top: { at: [0, high + 0.2, 0.4], size: [0.8, 0.8, 0.9] } }),
    parts: ({ rise, high }) => {
      const back = (form: ReturnType<typeof all>) => form.turn(rise, 0, 0).at(0, high, -0.2);
      const motion = turns([0, high, -0.2], [1, 0, 0], -rise, 60 - rise);
      return [
        part(
          "frame",
          main("paint", 0xe6e8e6),
          all(
            box(0.9, 0.06, 1.96, 0.02).at(0, high - 0.1, 0),
            box(0.06, high - 0.1, 0.06, 0.012)
              .at(0.38, high / 2 - 0.02, 0.82)
              .mirror("x")
              .mirror("z"),
            panel(0.92, 0.5, 0.04, 0.1).at(0, high + 0.1, 1),
            panel(0.92, 0.62, 0.04, 0.1).at(0, high + 0.16, -1),
          ),
        ),
        part(
          "mattress",
          third("fabric", 0xf4f5f2),
          loft(slices([0, 0.84, 1.2, 0.02, 0.86, 1.22, 0.12, 0.86, 1.22, 0.14, 0.84, 1.2], 0.08)).at(0, high - 0.06, 0.38),
        ),
        part(
          "back",
          third("fabric", 0xf4f5f2),
          back(loft(slices([0, 0.84, 0.78, 0.02, 0.86, 0.8, 0.12, 0.86, 0.8, 0.14, 0.84, 0.78], 0.1)).at(0, -0.06, -0.4)),
          { motion },
        ),
        part(
          "pillow",
          third("fabric", 0xfafaf6),
          back(loft(slices([0, 0.4, 0.2, 0.04, 0.62, 0.36, 0.1, 0.62, 0.36, 0.14, 0.4, 0.2], 0.5)).at(0, 0.08, -0.58)),
          { motion },
        ),
        part(
          "blanket",
          second("fabric", 0x7fb2b8),
          all(
            loft(slices([0, 0.9, 0.9, 0.18, 0.9, 0.9, 0.2, 0.86, 0.88], 0.06)).at(0, high - 0.1, 0.52),
            box(0.91, 0.2, 0.12, 0.02).at(0, high, 0.1),
          ),
        ),
        part(
          "rails",
          fixed("steel", 0xb4b8bc),
          all(
            ...[0.16, 0.3].map((y) => rod([0.46, high + y, -0.5], [0.46, high + y, 0.4], 0.016)),
            ...[-0.5, -0.05, 0.4].map((z) => rod([0.46, high - 0.08, z], [0.46, high + 0.3, z], 0.014)),
          ).mirror("x"),
        ),
        part("castors", fixed("rubber", 0x2a2b2e), four(drumX(0.07, 0.05, 0.014), 0.38, 0.07, 0.82)),
      ];
    },
  }),
  program({
    id: "iv drip",
    nouns: ["iv stand", "drip stand", "infusion stand", "iv pole", "iv bag", "blood bag", "infusion", "drip"],
    about: "a drip stand on castors with a bag and a tube",
    metresPerUnit: 1,
    wears: ["liquid bag", "stand"],
    params: { legs: whole(4, 5), high: [1.6, 1.75] },
    parts: ({ legs, high }) => [
      part(
        "stand",
        { ...second("steel", 0xc6cacd), isOpen: true },
        all(
          rod([0, 0.12, 0], [0, high, 0], 0.018),
          hose([-0.2, high - 0.08, 0, -0.18, high, 0, 0, high + 0.01, 0, 0.18, high, 0, 0.2, high - 0.08, 0], 0.012),
          rod([0, 0.14, 0], [0, 0.09, 0.32], 0.018).ring(legs),
          cylinder(0.04, 0.08).at(0, 0.14, 0),
          cylinder(0.03, 0.06).at(0, high * 0.5, 0),
        ),
      ),
      part("castors", fixed("rubber", 0x2a2b2e), drumX(0.035, 0.03, 0.01).at(0, 0.036, 0.32).ring(legs)),
      part(
        "bag",
        pane(0xdff0f4),
        loft(slices([0, 0.06, 0.03, 0.03, 0.18, 0.07, 0.14, 0.21, 0.09, 0.28, 0.2, 0.05, 0.34, 0.12, 0.02], 0.6)).at(0.2, high - 0.44, 0),
      ),
      part(
        "liquid",
        { ...main("plastic", 0xb8281f), isOpen: false },
        loft(slices([0, 0.05, 0.024, 0.03, 0.16, 0.06, 0.12, 0.19, 0.076, 0.2, 0.185, 0.06], 0.6)).at(0.2, high - 0.43, 0),
      ),
      part("label", fixed("paper", 0xf6f4ee), box(0.1, 0.08, 0.01, 0.003).at(0.2, high - 0.3, 0.045)),
      part("chamber", pane(0xdff0f4), cylinder(0.024, 0.1).at(0.2, high - 0.53, 0)),
      part(
        "tube",
        fixed("plastic", 0xd8dfe2),
        hose(
          [
            0.2,
            high - 0.44,
            0,
            0.2,
            high - 0.62,
            0,
            0.26,
            high - 0.9,
            0.06,
            0.12,
            high - 1.2,
            0.12,
            0.2,
            high - 1.36,
            0.16,
            0.34,
            high - 1.24,
            0.18,
          ],
          0.009,
        ),
      ),
    ],
  }),
];
