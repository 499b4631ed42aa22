import { box, cylinder, sweep } from "@blenda/forge/language/form";
import { part, program, whole } from "@blenda/forge/language/program";
import { main, second } from "@blenda/forge/language/substance";

export const seats = [
  program({
    id: "stool",
    nouns: ["bar stool", "footstool", "milking stool"],
    about: "a simple seat without a back, round, on legs",
    metresPerUnit: 0.5,
    wears: ["leg frame", "seat cushion"],
    params: { height: [0.85, 1], spread: [0.3, 0.36], legs: whole(3, 4) },
    variants: { tall: { words: "bar high counter", set: { height: 1.5 } }, low: { words: "foot milking short", set: { height: 0.55 } } },
    sockets: ({ height }) => ({ seat: { at: [0, height + 0.05, 0], size: [0.8, 1, 0.8] } }),
    parts: ({ height, spread, legs }, { isDetailed }) => [
      part(
        "legs",
        main("wood", 0x8a5630),
        sweep(
          [
            [0, 0, spread],
            [0, height, spread * 0.7],
          ],
          [0.035, 0.048],
          { isStraight: true },
        ).ring(legs, 45),
      ),
      part(
        "rungs",
        main("wood", 0x7a4a28),
        sweep(
          [
            [-0.26, height * 0.34, spread * 0.6],
            [0.26, height * 0.34, spread * 0.6],
          ],
          0.022,
        ).ring(legs, 45 + 180 / legs),
      ),
      part("seat", second("wood", 0x9a6234), cylinder(0.42, 0.09, { bevel: 0.03 }).at(0, height, 0)),
      isDetailed &&
        part(
          "pegs",
          main("wood", 0x5c3a1e),
          box(0.05, 0.02, 0.05, 0.006)
            .at(0, height + 0.045, spread * 0.7)
            .ring(legs, 45),
        ),
    ],
  }),
];
