import { all, box, cylinder, sweep } from "@blenda/forge/language/form";
import { way } from "@blenda/forge/language/numbers";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second } from "@blenda/forge/language/substance";
import { WOODS } from "@blenda/forge/language/tones";
import { openCase } from "./casework.ts";

export const benches = [
  program({
    id: "bench",
    nouns: ["park bench", "garden bench", "wooden bench", "street bench"],
    about: "a long seat of planks with a back, on cast iron legs",
    metresPerUnit: 1,
    wears: ["plank seat", "leg frame"],
    params: { width: [1.45, 1.7], planks: whole(4, 5), wood: pick("oak", "walnut", "cherry") },
    traits: { backless: "plain" },
    sockets: ({ width }) => ({ seat: { at: [0, 0.47, 0.04], size: [width * 0.9, 0.9, 0.42] } }),
    parts: ({ width, planks, wood }, ask) => {
      const side = width / 2 - 0.14;
      const back = sweep(way`0 0.3 -0.2, 0 0.5 -0.25, 0 0.86 -0.36`, [0.03, 0.026, 0.022]);
      const arm = sweep(way`0 0.66 -0.3, 0 0.69 -0.05, 0 0.66 0.2, 0 0.56 0.27, 0 0.44 0.22`, 0.022);
      const legs = all(
        sweep(way`0 0.43 -0.2, 0 0.2 -0.2, 0 0.03 -0.32`, [0.026, 0.024, 0.03]),
        sweep(way`0 0.43 0.2, 0 0.2 0.19, 0 0.03 0.28`, [0.026, 0.024, 0.03]),
        rod([0, 0.42, -0.22], [0, 0.42, 0.24], 0.024),
        sweep(way`0 0.2 -0.2, 0 0.3 0, 0 0.2 0.19`, 0.018),
      );
      return [
        part(
          "seat",
          main("wood", WOODS[wood], { grain: "x" }),
          many(planks, (at) => box(width, 0.035, 0.4 / planks, 0.01).at(0, 0.455, -0.17 + (at * 0.42) / planks)),
        ),
        !ask.has("backless") &&
          part(
            "back",
            main("wood", WOODS[wood], { grain: "x" }),
            many(3, (at) =>
              box(width, 0.1, 0.03, 0.01)
                .turn(-16, 0, 0)
                .at(0, 0.58 + at * 0.125, -0.25 - at * 0.037),
            ),
          ),
        part("frame", second("iron", 0x2f3236), twin(ask.has("backless") ? legs : all(legs, back, arm), side, 0, 0)),
        part(
          "bolts",
          fixed("steel"),
          many(planks, (at) => twin(cylinder(0.014, 0.012, { sides: 10 }), side, 0.474, -0.17 + (at * 0.42) / planks)),
        ),
      ];
    },
  }),
  program({
    id: "tv stand",
    nouns: ["tv cabinet", "media console", "tv bench", "entertainment center", "lowboard"],
    about: "a low long cabinet for a television",
    metresPerUnit: 1,
    wears: ["body", "leg handle"],
    params: { width: [1.4, 1.7], wood: pick("oak", "walnut", "cherry") },
    sockets: ({ width }) => ({ top: { at: [0, 0.52, 0], size: [width, 0.9, 0.36] } }),
    parts: ({ width, wood }) => {
      const oak = main("wood", WOODS[wood], { grain: "x" });
      const leaf = width * 0.3;
      return [
        part(
          "body",
          oak,
          all(
            openCase(width, 0.36, 0.4, 0.025).at(0, 0.15, 0),
            twin(box(0.022, 0.34, 0.38, 0.004), width * 0.19, 0.33, 0),
            box(width * 0.38, 0.02, 0.36, 0.004).at(0, 0.33, 0),
          ),
        ),
        ...[-1, 1].flatMap((sign) => {
          const motion = turns([sign * (width / 2 - 0.02), 0, 0.2], [0, sign, 0], 0, 100);
          const x = sign * (width / 2 - leaf / 2 - 0.012);
          return [
            part(
              "door",
              oak,
              all(
                box(leaf, 0.33, 0.024, 0.006),
                box(0.012, 0.28, 0.03, 0.003)
                  .array(9, [leaf / 10, 0, 0])
                  .at(0, 0, 0.006),
              ).at(x, 0.33, 0.2),
              { motion },
            ),
            part("handle", second("brass"), box(0.014, 0.12, 0.03, 0.005).at(x - sign * (leaf / 2 - 0.04), 0.33, 0.226), { motion }),
          ];
        }),
        part(
          "legs",
          second("wood", WOODS.walnut),
          all(
            twin(cylinder(0.016, 0.18, { top: 0.028, sides: 16 }).turn(0, 0, 8), width / 2 - 0.12, 0.08, 0.13),
            twin(cylinder(0.016, 0.18, { top: 0.028, sides: 16 }).turn(0, 0, 8), width / 2 - 0.12, 0.08, -0.13),
          ),
        ),
        part("player", fixed("plastic", 0x232427), box(0.36, 0.05, 0.24, 0.01).at(0, 0.367, 0.02)),
        part("books", fixed("paper", 0xb25c3a), box(0.2, 0.09, 0.22, 0.008).at(-0.12, 0.222, 0.03)),
      ];
    },
  }),
];
