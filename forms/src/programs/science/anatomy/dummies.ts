import { all, cylinder, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program } from "@blenda/forge/language/program";
import { fixed, main, second } from "@blenda/forge/language/substance";

/** A body from hips to neck, seen from above an oval. */
const trunk = (hip: number, waist: number, chest: number) =>
  lathe(
    flat`0 0.62, ${hip * 0.86} 0.62, ${hip} 0.72, ${hip * 0.97} 0.84, ${waist} 1.06, ${chest * 0.94} 1.24, ${chest} 1.34, ${chest * 0.98} 1.44, ${chest * 0.7} 1.52, 0.09 1.56, 0.07 1.62, 0.068 1.68, 0 1.68`,
    {
      smooth: 40,
      sides: 48,
    },
  ).scale(1, 1, 0.68);

export const dummies = [
  program({
    id: "mannequin",
    nouns: [
      "dress form",
      "tailors dummy",
      "tailor's dummy",
      "dressmaker dummy",
      "sewing dummy",
      "shop mannequin",
      "shop dummy",
      "dressmaker's form",
      "bust form",
    ],
    about: "a dress form: a cloth torso on a wooden stand",
    metresPerUnit: 1,
    wears: ["torso cloth body", "stand wood"],
    params: { hip: [0.2, 0.22], waist: [0.135, 0.15], chest: [0.185, 0.2] },
    variants: { male: { words: "man men's", set: { hip: 0.18, waist: 0.165, chest: 0.22 } } },
    sockets: () => ({ head: { at: [0, 1.74, 0], size: [0.3, 0.3, 0.3] } }),
    parts: ({ hip, waist, chest }) => [
      part(
        "torso",
        main("fabric", 0xd9c8a8),
        all(trunk(hip, waist, chest), ...(waist < 0.16 ? [sphere(0.085, 1, 24).scale(1, 1, 0.9).at(0.085, 1.32, 0.085).mirror("x")] : [])),
      ),
      part(
        "seams",
        fixed("fabric", 0xa08a66),
        all(
          sweep(
            way`0 1.54 ${chest * 0.5}, 0 1.34 ${chest * 0.69}, 0 1.06 ${waist * 0.69}, 0 0.84 ${hip * 0.675}, 0 0.64 ${hip * 0.6}`,
            0.005,
          ),
          torus(waist + 0.003, 0.009)
            .scale(1, 1, 0.68)
            .at(0, 1.06, 0),
        ),
      ),
      part("cap", second("wood", 0x8a5a30), all(lathe(flat`0 1.67, 0.075 1.67, 0.075 1.7, 0.03 1.72, 0.022 1.75, 0.03 1.78, 0 1.8`))),
      part(
        "stand",
        second("wood", 0x8a5a30),
        all(
          cylinder(0.026, 0.54).at(0, 0.38, 0),
          torus(0.03, 0.014).at(0, 0.56, 0),
          lathe(flat`0 0.06, 0.05 0.06, 0.06 0.1, 0.03 0.16, 0.026 0.2, 0 0.2`),
          sweep(way`0 0.14 0, 0 0.1 0.14, 0 0.02 0.27`, [0.03, 0.026, 0.02]).ring(3),
        ),
      ),
    ],
  }),
  program({
    id: "torso",
    nouns: ["male torso", "female torso", "torso statue", "torso sculpture", "headless statue"],
    about: "a sculpted torso without head and arms, on a plinth",
    metresPerUnit: 0.8,
    wears: ["torso body", "plinth base"],
    params: { hip: [0.2, 0.215], waist: [0.165, 0.18], chest: [0.23, 0.245] },
    variants: { female: { words: "woman venus", set: { hip: 0.225, waist: 0.14, chest: 0.19 } } },
    sockets: () => ({ grip: { at: [0, 1, 0], size: [0.4, 0.6, 0.3] } }),
    parts: ({ hip, waist, chest }) => [
      part(
        "torso",
        main("marble", 0xece8e0),
        all(
          trunk(hip, waist, chest),
          ...(waist < 0.15
            ? [sphere(0.09, 1, 24).at(0.09, 1.32, 0.085).mirror("x")]
            : [
                sphere(0.12, 0.7, 24)
                  .scale(1, 1, 0.45)
                  .at(0.1, 1.36, chest * 0.56)
                  .mirror("x"),
                ...[1.2, 1.12, 1.04].map((y) =>
                  sphere(0.055, 0.7, 16)
                    .scale(1, 1, 0.4)
                    .at(0.052, y, waist * 0.66 + (y - 1.04) * 0.12)
                    .mirror("x"),
                ),
              ]),
          sphere(0.1, 0.95, 24)
            .at(chest * 0.92, 1.43, 0)
            .mirror("x"),
          cylinder(0.075, 0.1)
            .turn(0, 0, 62)
            .at(chest * 1.16, 1.36, 0)
            .mirror("x"),
          sweep(way`0.1 0.74 0, 0.11 0.6 0.01, 0.115 0.48 0.02`, [0.12, 0.105, 0.1]).mirror("x"),
        ),
      ),
      part(
        "plinth",
        second("marble", 0x4a4a50),
        lathe(flat`0 0, 0.24 0, 0.24 0.1, 0.2 0.12, 0.18 0.36, 0.22 0.4, 0.22 0.5, 0 0.5`, { sides: 40 }),
      ),
    ],
  }),
];
