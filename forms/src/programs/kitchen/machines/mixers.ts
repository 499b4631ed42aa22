import { all, box, cylinder, lathe, loft, sphere, sweep } from "@blenda/forge/language/form";
import { flat, slices, way } from "@blenda/forge/language/numbers";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, slides, spins, turns } from "@blenda/forge/language/program";
import { fixed, main, pane, second, third } from "@blenda/forge/language/substance";
import { ENAMELS } from "@blenda/forge/language/tones";

const black = fixed("plastic", 0x222326);
const chrome = second("steel", 0xc9ced2);

export const mixers = [
  program({
    id: "blender",
    nouns: ["smoothie maker", "liquidizer", "juicer", "food blender"],
    about: "a kitchen blender: a glass jug on a motor base",
    metresPerUnit: 0.28,
    wears: ["base body", "lid trim", "smoothie drink"],
    params: { tall: [0.72, 0.85], tone: pick("red", "cream", "mint", "black") },
    traits: { empty: "" },
    sockets: ({ tall }) => ({
      inside: { at: [0, 0.5, 0], size: [0.4, tall, 0.4] },
      grip: { at: [0.42, 0.5 + tall * 0.5, 0], size: [0.1, 0.3, 0.1] },
    }),
    parts: ({ tall, tone }, ask) => [
      part(
        "base",
        main("paint", ENAMELS[tone]),
        loft(slices([0.02, 0.66, 0.6, 0.08, 0.68, 0.62, 0.2, 0.64, 0.58, 0.36, 0.48, 0.46, 0.42, 0.44, 0.42], 0.6)),
      ),
      part(
        "collar",
        chrome,
        all(cylinder(0.22, 0.07, { bevel: 0.014 }).at(0, 0.45, 0), loft(slices([0, 0.69, 0.63, 0.035, 0.69, 0.63], 0.6))),
      ),
      part(
        "jug",
        pane(0xd2e4ea),
        lathe(flat`0 0.48, 0.2 0.48, 0.22 0.52, 0.3 ${0.46 + tall}, 0.31 ${0.48 + tall}, 0.28 ${0.48 + tall}, 0.195 0.53, 0 0.51`, {
          sides: 44,
        }),
      ),
      !ask.has("empty") &&
        part(
          "smoothie",
          third("plastic", 0xe0637c),
          lathe(
            flat`0 0.512, 0.225 0.55, ${0.22 + 0.05 * 0.7} ${0.48 + tall * 0.62}, ${0.2 + 0.05 * 0.7} ${0.49 + tall * 0.62}, 0 ${0.49 + tall * 0.62}`,
            { sides: 44 },
          ),
        ),
      part(
        "handle",
        second("plastic", 0x26272a),
        sweep(way`0.26 ${0.42 + tall} 0, 0.44 ${0.4 + tall} 0, 0.46 ${0.3 + tall * 0.6} 0, 0.42 0.62 0, 0.22 0.58 0`, 0.035, {
          flatten: 0.8,
        }),
      ),
      part(
        "lid",
        second("plastic", 0x26272a),
        all(cylinder(0.315, 0.08, { bevel: 0.024 }).at(0, 0.51 + tall, 0), cylinder(0.12, 0.08, { bevel: 0.02 }).at(0, 0.57 + tall, 0)),
        { motion: slides([0, 1, 0], 0.3) },
      ),
      part(
        "blades",
        chrome,
        all(
          cylinder(0.03, 0.08, { sides: 14 }).at(0, 0.54, 0),
          box(0.24, 0.014, 0.04, 0.004).turn(0, 0, 12).at(0, 0.58, 0),
          box(0.04, 0.014, 0.24, 0.004).turn(12, 0, 0).at(0, 0.585, 0),
        ),
        { motion: spins([0, 0.55, 0], [0, 1, 0]) },
      ),
      part(
        "dial",
        chrome,
        all(
          cylinder(0.085, 0.07, { sides: 28 }).turn(72, 0, 0).at(0, 0.2, 0.3),
          box(0.02, 0.12, 0.02, 0.004).turn(-18, 0, 0).at(0, 0.215, 0.335),
        ),
        { motion: turns([0, 0.2, 0.3], [0, 0.3, 0.95], -90, 90) },
      ),
      part("buttons", black, twin(cylinder(0.03, 0.05, { sides: 18 }).turn(72, 0, 0), 0.18, 0.16, 0.3)),
    ],
  }),
  program({
    id: "stand mixer",
    nouns: ["kitchen mixer", "mixer", "dough mixer", "cake mixer"],
    about: "a kitchen machine with a bowl and a whisk under a tilting head",
    metresPerUnit: 0.32,
    wears: ["body head", "bowl trim"],
    params: { long: [1, 1.12], tone: pick("red", "mint", "cream", "blue", "black") },
    traits: { open: "tilted raised" },
    sockets: () => ({ inside: { at: [0.22, 0.2, 0], size: [0.4, 0.4, 0.4] } }),
    parts: ({ long, tone }, ask) => {
      const paint = main("paint", ENAMELS[tone]);
      const tilt = (form: ReturnType<typeof box>) => (ask.has("open") ? form.at(0.36, -0.82, 0).turn(0, 0, 32).at(-0.36, 0.82, 0) : form);
      const motion = turns([-0.36, 0.82, 0], [0, 0, 1], 0, 32);
      const loop = (at: number) =>
        sweep(way`-0.02 0.66 0, -0.12 0.48 0, -0.1 0.34 0, 0 0.29 0, 0.1 0.34 0, 0.12 0.48 0, 0.02 0.66 0`, 0.011).turn(0, at * 45, 0);
      return [
        part(
          "base",
          paint,
          all(
            loft(slices([0, 1.14, 0.56, 0.06, 1.14, 0.56, 0.1, 1.06, 0.48], 0.8)),
            loft([
              { y: 0.05, width: 0.34, depth: 0.42, x: -0.38, corner: 0.9 },
              { y: 0.4, width: 0.26, depth: 0.32, x: -0.4, corner: 0.9 },
              { y: 0.8, width: 0.3, depth: 0.36, x: -0.38, corner: 0.9 },
            ]),
          ),
        ),
        part(
          "head",
          paint,
          tilt(
            loft(
              slices([
                -0.56, 0.2, 0.2, -0.53, 0.3, 0.32, -0.44, 0.36, 0.4, 0, 0.38, 0.42, 0.36, 0.34, 0.38, 0.46, 0.26, 0.3, 0.5, 0.14, 0.16,
              ]),
            )
              .turn(0, 0, -90)
              .scale(long, 1, 1)
              .at(0, 0.96, 0),
          ),
          { motion },
        ),
        part(
          "band",
          chrome,
          tilt(
            all(
              box(0.86, 0.05, 0.425, 0.02).at(0.02, 0.92, 0),
              cylinder(0.085, 0.06, { sides: 28 })
                .turn(0, 0, 90)
                .at(long * 0.5, 0.96, 0),
              cylinder(0.1, 0.14, { sides: 28 }).at(0.24, 0.76, 0),
              cylinder(0.035, 0.16, { sides: 16 }).at(0.24, 0.66, 0),
            ),
          ),
          { motion },
        ),
        part("whisk", chrome, tilt(many(4, loop).at(0.24, 0, 0)), { motion: ask.has("open") ? motion : spins([0.24, 0, 0], [0, 1, 0]) }),
        part(
          "bowl",
          second("steel", 0xc9ced2),
          lathe(
            flat`
              0 0.1, 0.15 0.1, 0.16 0.14, 0.12 0.16, 0.24 0.24, 0.3 0.42, 0.32 0.6, 0.335 0.61, 0.3 0.61, 0.28 0.42, 0.2 0.25, 0 0.2
            `,
            { sides: 52 },
          ).at(0.24, 0, 0),
        ),
        part("bowl handle", second("steel", 0xc9ced2), sweep(way`0 0.52 0.3, 0 0.5 0.42, 0 0.36 0.42, 0 0.3 0.27`, 0.022).at(0.24, 0, 0)),
        part(
          "knobs",
          chrome,
          all(sphere(0.035, 1, 16).at(-0.2, 0.95, 0.22), cylinder(0.03, 0.06, { sides: 16 }).turn(90, 0, 0).at(-0.38, 0.6, 0.18)),
        ),
      ];
    },
  }),
];
