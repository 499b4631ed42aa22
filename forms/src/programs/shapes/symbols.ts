import type { Manner } from "@blenda/forge/grammar/manner";
import { all, blob, box, extrude, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { arc } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program } from "@blenda/forge/language/program";
import { main, second, third } from "@blenda/forge/language/substance";
import { softCorners } from "./corners.ts";

const held = { grip: { at: [0, 0.5, 0], size: [1, 1, 0.4] } } as const;

/** One flat sign, given depth and soft edges. */
const sign = (
  id: string,
  nouns: readonly string[],
  about: string,
  color: number,
  body: (thick: number) => Form,
  is: readonly Manner[] = [],
) =>
  program({
    id,
    is: ["upright", ...is],
    nouns,
    about,
    metresPerUnit: 0.3,
    wears: ["body"],
    params: { thick: [0.2, 0.28] },
    sockets: () => held,
    parts: ({ thick }) => [part("body", main("plastic", color), body(thick))],
  });

export const symbols = [
  program({
    id: "heart",
    is: ["upright", "hung flat"],
    nouns: ["love heart", "heart shape", "valentine heart", "red heart", "heart symbol"],
    about: "a plump heart, the sign of love",
    metresPerUnit: 0.3,
    wears: ["body"],
    params: { lobe: [0.28, 0.31], apart: [0.235, 0.255] },
    sockets: () => held,
    parts: ({ lobe, apart }) => [
      part(
        "heart",
        main("plastic", 0xd9202f),
        blob(
          [-1, 1].flatMap((side) => [
            { at: [side * apart, 0.72, 0] as const, radius: lobe, to: [side * 0.02, 0.1, 0] as const, thin: 0.07 },
            { at: [side * apart * 0.8, 0.66, 0] as const, radius: lobe * 0.86, to: [0, 0.3, 0] as const, thin: 0.16 },
          ]),
          0.05,
          0.028,
        ).scale(1, 1, 0.8),
      ),
    ],
  }),
  sign(
    "cross",
    ["latin cross", "crucifix", "christian cross", "holy cross"],
    "a plain upright cross",
    0x8a5630,
    (thick) => all(box(0.26, 1.3, thick, 0.03).at(0, 0.65, 0), box(0.86, 0.26, thick * 0.98, 0.03).at(0, 0.86, 0)),
    ["hung flat"],
  ),
  sign("medical cross", ["health cross", "red cross"], "a plus with equal arms", 0xd8382f, (thick) =>
    extrude(
      softCorners(
        flat`-0.17 0, 0.17 0, 0.17 0.33, 0.5 0.33, 0.5 0.67, 0.17 0.67, 0.17 1, -0.17 1, -0.17 0.67, -0.5 0.67, -0.5 0.33, -0.17 0.33`,
        0.06,
      ),
      thick,
      0.035,
    ),
  ),
  sign(
    "arrow sign",
    ["arrow symbol", "arrow shape", "direction arrow", "cursor", "pointer arrow"],
    "a thick flat arrow that points to the right",
    0x2f6fd0,
    (thick) => extrude(softCorners(flat`-0.65 0.32, 0.05 0.32, 0.05 0.05, 0.65 0.5, 0.05 0.95, 0.05 0.68, -0.65 0.68`, 0.06), thick, 0.04),
    ["hung flat"],
  ),
  sign("check mark", ["checkmark", "tick", "tick mark", "check sign"], "a check mark", 0x3aa655, (thick) =>
    extrude(softCorners(flat`-0.55 0.42, -0.16 0, 0.62 0.88, 0.44 1.04, -0.15 0.36, -0.38 0.6`, 0.06), thick, 0.04),
  ),
  sign("question mark", ["question", "questionmark"], "a question mark", 0xf2b92a, (thick) =>
    all(
      sweep(way`-0.3 0.98 0, -0.24 1.18 0, 0 1.3 0, 0.25 1.2 0, 0.33 0.98 0, 0.22 0.78 0, 0.06 0.64 0, 0 0.5 0, 0 0.36 0`, 0.115).scale(
        1,
        1,
        thick * 5,
      ),
      sphere(0.13, 1, 32).at(0, 0.13, 0),
    ),
  ),
  sign("exclamation mark", ["exclamation point", "warning mark"], "an exclamation mark", 0xd8382f, (thick) =>
    all(
      lathe(flat`0 0.38, 0.07 0.38, 0.1 0.42, 0.17 1.18, 0.15 1.27, 0.08 1.32, 0 1.33`).scale(1, 1, thick * 4),
      sphere(0.13, 1, 32).at(0, 0.13, 0),
    ),
  ),
  program({
    id: "music note",
    is: ["upright"],
    nouns: ["musical note", "eighth note", "quaver", "note symbol", "musical notes", "music notes"],
    about: "two joined notes of music",
    metresPerUnit: 0.3,
    wears: ["body"],
    params: { tilt: [18, 26] },
    sockets: () => held,
    parts: ({ tilt }) => [
      part(
        "note",
        main("plastic", 0x2a2b30),
        all(
          sphere(0.2, 1, 32).scale(1.25, 0.85, 0.7).turn(0, 0, tilt).at(-0.36, 0.17, 0),
          sphere(0.2, 1, 32).scale(1.25, 0.85, 0.7).turn(0, 0, tilt).at(0.4, 0.27, 0),
          box(0.08, 1, 0.1, 0.02).at(-0.16, 0.67, 0),
          box(0.08, 1, 0.1, 0.02).at(0.6, 0.77, 0),
          extrude(flat`-0.2 1, 0.64 1.11, 0.64 1.33, -0.2 1.22`, 0.14, 0.02),
        ),
      ),
    ],
  }),
  program({
    id: "smiley",
    nouns: ["emoji", "smiley face", "happy face", "smile", "emoticon", "smiling face"],
    about: "a round yellow face",
    metresPerUnit: 0.3,
    wears: ["face", "eye mouth"],
    params: { smile: [0.3, 0.36] },
    traits: { sad: "unhappy crying", winking: "wink" },
    sockets: () => held,
    parts: ({ smile }, { has }) => {
      const mouth = (has("sad") ? arc(smile, 35, 145, 10) : arc(smile, 205, 335, 10)).map(([x, y]) => {
        const up = has("sad") ? y - 0.5 : y + 0.02;
        return [x, 0.55 + up, Math.sqrt(Math.max(0.05, 0.296 - x * x - up * up)) - 0.015] as const;
      });
      const eye = sphere(0.075, 1.6, 20).scale(1, 1, 0.5).turn(-14, 18, 0).at(0.185, 0.7, 0.47);
      return [
        part("face", main("plastic", 0xf7c62c), sphere(0.55, 1, 64).at(0, 0.55, 0)),
        part(
          "eyes",
          second("plastic", 0x2c2018),
          has("winking") ? all(eye, sweep(way`-0.28 0.69 0.465, -0.19 0.73 0.49, -0.09 0.69 0.515`, 0.032)) : eye.mirror("x"),
        ),
        part("mouth", second("plastic", 0x2c2018), sweep(mouth, [0.02, 0.04, 0.045, 0.04, 0.02])),
      ];
    },
  }),
  program({
    id: "poop emoji",
    nouns: ["poop", "poo", "pile of poo"],
    about: "a soft swirl with a friendly face",
    metresPerUnit: 0.25,
    wears: ["swirl", "eye"],
    params: { tip: [0.05, 0.14] },
    sockets: () => held,
    parts: ({ tip }) => [
      part(
        "swirl",
        main("plastic", 0x6a4022),
        all(
          ...[
            [0.46, 0.17, 0.17],
            [0.34, 0.42, 0.15],
            [0.21, 0.63, 0.125],
          ].map(([out, y, thick]) =>
            lathe(
              flat`0 ${y - thick}, ${out} ${y - thick}, ${out + thick * 0.8} ${y - thick * 0.6}, ${out + thick} ${y}, ${out + thick * 0.7} ${y + thick * 0.7}, ${out} ${y + thick}, 0 ${y + thick * 1.1}`,
              { smooth: 20 },
            ),
          ),
          sweep(
            [
              [0, 0.66, 0],
              [0, 0.82, 0],
              [tip * 0.6, 0.95, 0],
              [tip * 1.6, 1.02, 0],
            ],
            [0.17, 0.13, 0.07, 0.015],
          ),
        ),
      ),
      part("eyes", second("porcelain", 0xf6f4ee), sphere(0.1, 1.25, 24).scale(1, 1, 0.6).at(0.13, 0.46, 0.46).mirror("x")),
      part("pupils", third("plastic", 0x1c1614), sphere(0.045, 1.3, 16).scale(1, 1, 0.6).at(0.12, 0.46, 0.515).mirror("x")),
      part("mouth", second("porcelain", 0xf6f4ee), sweep(way`-0.2 0.2 0.6, 0 0.12 0.645, 0.2 0.2 0.6`, [0.015, 0.05, 0.015])),
    ],
  }),
];
