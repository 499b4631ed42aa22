import { all, box, cylinder, extrude, type Form, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";
import { many } from "@blenda/forge/language/places";
import { part, program, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
export const winning = [
  program({
    id: "podium",
    nouns: ["winners podium", "winner's podium", "medal podium", "victory podium", "olympic podium", "winners' podium"],
    about: "a podium of three steps with the numbers one, two and three",
    metresPerUnit: 1.6,
    wears: ["podium step", "number", "carpet top"],
    params: { deep: [0.5, 0.6] },
    sockets: () => ({ top: { at: [0, 0.62, 0], size: [0.5, 1, 0.5] } }),
    parts: ({ deep }) => [
      part(
        "steps",
        main("paint", 0xe9e6de),
        all(
          box(0.58, 0.6, deep, 0.03).at(0, 0.3, 0),
          box(0.56, 0.42, deep, 0.03).at(-0.56, 0.21, 0),
          box(0.56, 0.3, deep, 0.03).at(0.56, 0.15, 0),
        ),
      ),
      part(
        "tops",
        third("fabric", 0xb01f2e),
        all(
          box(0.56, 0.03, deep - 0.02, 0.012).at(0, 0.605, 0),
          box(0.53, 0.03, deep - 0.02, 0.012).at(-0.56, 0.425, 0),
          box(0.53, 0.03, deep - 0.02, 0.012).at(0.56, 0.305, 0),
        ),
      ),
      part(
        "numbers",
        second("gold"),
        all(
          extrude(flat`-0.03 -0.13, 0.04 -0.13, 0.04 0.13, -0.02 0.13, -0.08 0.07, -0.08 0.03, -0.03 0.06`, 0.04, 0.008).at(
            0,
            0.36,
            deep / 2 + 0.01,
          ),
          sweep(way`-0.07 0.05 0, -0.04 0.09 0, 0.04 0.09 0, 0.06 0.03 0, -0.07 -0.09 0, 0.08 -0.09 0`, 0.022).at(
            -0.56,
            0.21,
            deep / 2 + 0.01,
          ),
          sweep(way`-0.06 0.08 0, 0.03 0.09 0, 0.055 0.045 0, 0 0.005 0, 0.06 -0.04 0, 0.02 -0.09 0, -0.06 -0.075 0`, 0.02).at(
            0.56,
            0.15,
            deep / 2 + 0.01,
          ),
        ),
      ),
      part(
        "wreath",
        second("gold"),
        all(
          ...[-1, 1].map((s) =>
            many(5, (at) =>
              put(
                petal(0.09, 0.04, { thick: 0.014 }),
                [s * (0.12 + Math.sin(at * 0.6) * 0.04), 0.24 + at * 0.055, deep / 2 + 0.01],
                [0, 0, s * -24],
              ),
            ),
          ),
        ),
      ),
    ],
  }),
  program({
    id: "scoreboard",
    nouns: ["score board", "sports scoreboard", "electronic scoreboard"],
    about: "a scoreboard with shining digits for home and guests on two posts",
    metresPerUnit: 2,
    wears: ["board", "digit", "post"],
    params: { home: whole(0, 9), guests: whole(0, 9) },
    parts: ({ home, guests }) => [
      part("board", main("paint", 0x1f2a24), box(1.5, 0.8, 0.12, 0.03).at(0, 1.1, 0)),
      part(
        "frame",
        third("steel", 0xb9bec4),
        all(
          box(1.56, 0.05, 0.16, 0.012).at(0, 1.5, 0),
          box(1.56, 0.05, 0.16, 0.012).at(0, 0.7, 0),
          box(0.05, 0.84, 0.16, 0.012).at(0.76, 1.1, 0).mirror("x"),
          cylinder(0.05, 0.72, { sides: 24 }).at(0.5, 0.36, 0).mirror("x"),
          box(0.3, 0.05, 0.4, 0.02).at(0.5, 0.025, 0).mirror("x"),
        ),
      ),
      part(
        "windows",
        fixed("obsidian", 0x0e1210),
        all(box(0.26, 0.38, 0.02, 0.006).at(0.46, 1.06, 0.06).mirror("x"), box(0.34, 0.2, 0.02, 0.006).at(0, 1.28, 0.06)),
      ),
      part("digits", light(0xff4a2a), all(digit(home).at(-0.46, 1.06, 0.075), digit(guests).at(0.46, 1.06, 0.075))),
      part(
        "clock",
        light(0xffc23a),
        all(
          digit(home + guests > 9 ? 4 : 1)
            .scale(0.44)
            .at(-0.1, 1.28, 0.075),
          digit(guests).scale(0.44).at(0.05, 1.28, 0.075),
          digit(home).scale(0.44).at(0.13, 1.28, 0.075),
          sphere(0.014, 1, 8).at(-0.03, 1.31, 0.075),
          sphere(0.014, 1, 8).at(-0.03, 1.25, 0.075),
        ),
      ),
      part(
        "labels",
        fixed("plastic", 0xf2f2ee),
        all(box(0.24, 0.05, 0.01, 0.003).at(0.46, 1.34, 0.062).mirror("x"), box(0.03, 0.1, 0.02, 0.004).at(0, 1.0, 0.062)),
      ),
    ],
  }),
];

/** A digit of seven strokes, as lamps write it. */
function digit(value: number): Form {
  const strokes = ["abcdef", "bc", "abged", "abgcd", "fgbc", "afgcd", "afgedc", "abc", "abcdefg", "abcdfg"][value % 10];
  const places: Record<string, readonly [number, number, boolean]> = {
    a: [0, 0.14, true],
    b: [0.075, 0.07, false],
    c: [0.075, -0.07, false],
    d: [0, -0.14, true],
    e: [-0.075, -0.07, false],
    f: [-0.075, 0.07, false],
    g: [0, 0, true],
  };
  return all(
    ...[...strokes].map((stroke) => {
      const [x, y, isLying] = places[stroke];
      return box(isLying ? 0.12 : 0.026, isLying ? 0.026 : 0.11, 0.02, 0.006).at(x, y, 0);
    }),
  );
}
