import { all, box, type Form, sphere, sweep } from "@blenda/forge/language/form";
import { row } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { rim } from "@blenda/forge/language/rim";
import { drumZ, hose, panel, rod } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

/** Letters drawn in strokes on a field of 2 by 4: a way per stroke. */
const STROKES: Readonly<Record<string, readonly string[]>> = {
  O: ["0 1,0 3,1 4,2 3,2 1,1 0,0 1"],
  P: ["0 0,0 4,1.4 4,2 3,1.4 2,0 2"],
  E: ["2 0,0 0,0 4,2 4", "0 2,1.6 2"],
  N: ["0 0,0 4,2 0,2 4"],
  B: ["0 0,0 4,1.3 4,1.9 3,1.3 2,0 2", "1.3 2,2 1,1.3 0,0 0"],
  A: ["0 0,0 3,1 4,2 3,2 0", "0 1.6,2 1.6"],
  R: ["0 0,0 4,1.4 4,2 3,1.4 2,0 2", "1 2,2 0"],
  L: ["0 4,0 0,2 0"],
  "7": ["0 4,2 4,0.8 0"],
  "4": ["1.5 0,1.5 4,0 1.2,2 1.2"],
  "2": ["0 3,0.6 4,1.5 4,2 3,0 0,2 0"],
  "8": ["1 2,0 3,1 4,2 3,1 2,0 1,1 0,2 1,1 2"],
};
const written = (text: string, size: number, thick: number): Form =>
  all(
    ...[...text].flatMap((letter, at) =>
      (STROKES[letter] ?? []).map((stroke) =>
        sweep(
          stroke.split(",").map((point) => {
            const [x, y] = point.split(" ").map(Number);
            return [(x + at * 3 - (text.length * 3 - 1) / 2) * size, (y - 2) * size, 0] as const;
          }),
          thick,
          { isStraight: true },
        ),
      ),
    ),
  );

export const signs = [
  program({
    id: "neon sign",
    nouns: ["neon light", "neon lettering", "open sign", "neon lights", "neon bar sign", "led sign"],
    about: "a sign of glowing tubes on a dark board",
    metresPerUnit: 0.7,
    wears: ["board", "frame"],
    params: { word: pick("OPEN", "BAR"), tone: pick("pink", "blue", "red") },
    parts: ({ word, tone }, { isInscribed }) => {
      const wide = word === "OPEN" ? 1.3 : 1.1;
      const glow = { pink: 0xff3fa4, blue: 0x35b8ff, red: 0xff3a2a }[tone];
      return [
        part("board", main("plastic", 0x1b1c22), panel(wide, 0.72, 0.05, 0.12, 0.015).at(0, 0.4, 0)),
        part(
          "frame",
          second("steel", 0x8d9298),
          rim(
            roundedRectangle(wide, 0.72, 0.12).map(([x, y]) => [x, y + 0.4, 0] as const),
            0.022,
          ),
        ),
        part(
          "border",
          light(tone === "blue" ? 0xff3fa4 : 0x35d0ff),
          rim(
            roundedRectangle(wide - 0.14, 0.58, 0.1).map(([x, y]) => [x, y + 0.4, 0.05] as const),
            0.016,
          ),
        ),
        !isInscribed && part("letters", light(glow), written(word, 0.09, 0.02).at(0, 0.4, 0.06)),
        part(
          "holders",
          fixed("glass", 0xdfe6ea),
          many(8, (at) => drumZ(0.012, 0.05, 0.002).at(((at % 4) - 1.5) * wide * 0.24, at < 4 ? 0.115 : 0.685, 0.04)),
        ),
        part("chains", second("steel", 0x8d9298), twin(rod([0, 0.74, 0], [0.06, 1.02, -0.02], 0.01), wide * 0.34, 0, 0)),
        part(
          "cable",
          fixed("rubber", 0x17181a),
          hose(row`${wide / 2 - 0.04} 0.12 -0.03, ${wide / 2 + 0.06} 0.02 -0.06, ${wide / 2 + 0.02} 0 -0.2`, 0.014),
        ),
      ];
    },
  }),
  program({
    id: "license plate",
    nouns: ["number plate", "licence plate", "registration plate", "car plate", "vehicle plate", "licenseplate", "numberplate"],
    about: "a stamped plate with letters and digits, a raised rim and four screw holes",
    metresPerUnit: 0.4,
    wears: ["plate", "letter rim", "band"],
    params: { kind: pick("long", "high"), text: pick("ABE 248", "PRO 742", "BLN 478") },
    variants: {
      european: { words: "german french eu", set: { kind: "long" } },
      american: { words: "us texas california", set: { kind: "high" } },
    },
    parts: ({ kind, text }, { isInscribed }) => {
      const isLong = kind === "long";
      const [wide, high] = isLong ? [1.3, 0.3] : [0.92, 0.46];
      const up = (form: Form) => put(form, [0, high / 2 + 0.01, 0], [-10, 0, 0]);
      return [
        part("plate", main("paint", 0xf4f3ee), up(panel(wide, high, 0.02, 0.05, 0.006))),
        part(
          "rim",
          second("paint", isLong ? 0x1d1e22 : 0x2f4f9a),
          up(
            rim(
              roundedRectangle(wide - 0.03, high - 0.03, 0.045).map(([x, y]) => [x, y, 0.011] as const),
              0.008,
            ),
          ),
        ),
        !isInscribed &&
          part(
            "letters",
            second("paint", isLong ? 0x1d1e22 : 0x2f4f9a),
            up(
              written(text, isLong ? 0.05 : 0.037, 0.016)
                .scale(1, 1, 0.7)
                .at(isLong ? 0.05 : 0, isLong ? 0 : -0.01, 0.013),
            ),
          ),
        isLong && part("band", third("plastic", 0x2451b0), up(panel(0.11, high - 0.04, 0.01, 0.03, 0.003).at(-wide / 2 + 0.075, 0, 0.009))),
        isLong &&
          part(
            "stars",
            fixed("plastic", 0xf7d23e),
            up(
              many(12, (at) =>
                drumZ(0.005, 0.006, 0).at(-wide / 2 + 0.075 + Math.cos(at * 0.524) * 0.032, 0.05 + Math.sin(at * 0.524) * 0.032, 0.016),
              ),
            ),
          ),
        !isLong &&
          part(
            "band",
            third("plastic", 0xc8322f),
            up(
              all(
                panel(0.4, 0.045, 0.008, 0.02, 0.002).at(0, high / 2 - 0.06, 0.01),
                panel(0.3, 0.03, 0.008, 0.014, 0.002).at(0, -high / 2 + 0.05, 0.01),
              ),
            ),
          ),
        part(
          "screws",
          fixed("steel", 0xb9bdc1),
          up(
            twin(
              all(
                ...[1, -1].map((sign) =>
                  all(sphere(0.016, 1, 12).scale(1, 1, 0.5), box(0.02, 0.004, 0.01, 0).at(0, 0, 0.005)).at(0, sign * (high / 2 - 0.05), 0),
                ),
              ),
              wide * 0.33,
              0,
              0.011,
            ),
          ),
        ),
      ];
    },
  }),
];
