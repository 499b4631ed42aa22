import { all, extrude, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { star } from "@blenda/forge/language/outlines";
import { petal } from "@blenda/forge/language/petal";
import { part, program, whole } from "@blenda/forge/language/program";
import { speckles } from "@blenda/forge/language/skins";
import { main, second, third } from "@blenda/forge/language/substance";

const round = (count: number, place: (angle: number, at: number) => Form): Form =>
  all(...Array.from({ length: count }, (_, at) => place((at / count) * 2 * Math.PI, at)));
const GREEN = 0x2f6a35;

export const christmas = [
  program({
    id: "christmas ornament",
    nouns: [
      "bauble",
      "christmas bauble",
      "christmas ball",
      "tree ornament",
      "ornament",
      "christmas tree ball",
      "glass ornament",
      "tree bauble",
    ],
    about: "a shining glass ball with a golden cap to hang on a Christmas tree",
    metresPerUnit: 0.08,
    wears: ["ball", "band pattern", "cap"],
    params: { stars: whole(7, 9), size: [0.46, 0.5] },
    sockets: () => ({ grip: { at: [0, 1.2, 0], size: [0.2, 0.2, 0.2] } }),
    parts: ({ stars, size }) => [
      part("ball", main("silver", 0xc81f2c), sphere(size, 1, 64).at(0, 0.5, 0)),
      part("bands", second("gold", 0xe6c25a), all(torus(size * 0.965, 0.022).at(0, 0.64, 0), torus(size * 0.965, 0.022).at(0, 0.36, 0))),
      part(
        "stars",
        second("gold", 0xe6c25a),
        extrude(star(5, 0.09, 0.04), 0.03, 0.008)
          .at(0, 0.5, size)
          .ring(stars),
      ),
      part("cap", third("gold", 0xd9b048), lathe(flat`0 0.94, 0.13 0.94, 0.13 1.06, 0.1 1.08, 0 1.08`, { ribs: 16, ribDepth: 0.1 })),
      part("loop", third("gold", 0xd9b048), torus(0.075, 0.014).turn(90, 0, 0).at(0, 1.14, 0)),
    ],
  }),
  program({
    id: "wreath",
    is: ["upright", "hung flat"],
    nouns: ["christmas wreath", "door wreath", "holly wreath", "flower wreath"],
    about: "a ring of fir twigs with berries and a red bow",
    metresPerUnit: 0.5,
    wears: ["twig leaf needle", "bow ribbon", "berry"],
    params: { twigs: whole(40, 46) },
    sockets: () => ({ grip: { at: [0, 1.1, 0], size: [0.3, 0.3, 0.2] } }),
    parts: ({ twigs }, { random }) => {
      const twig = petal(0.34, 0.1, { curl: 30, widest: 0.35, foot: 0.4 });
      return [
        part(
          "twigs",
          main("fabric", GREEN),
          all(
            torus(0.46, 0.07).turn(90, 0, 0).at(0, 0.6, 0),
            ...[0.4, 0.46, 0.52].flatMap((out, row) => [
              round(Math.round(twigs / 2), (angle, at) =>
                twig
                  .turn(row === 1 ? 40 : 12, 0, (out < 0.46 ? 130 : 50) + random.between(-16, 16))
                  .turn(0, 0, (angle * 180) / Math.PI + at * 3)
                  .at(out * Math.cos(angle), 0.6 + out * Math.sin(angle), row === 1 ? 0.06 : 0.02),
              ),
            ]),
          ),
        ),
        part(
          "berries",
          third("plastic", 0xc8202c),
          round(14, (angle, at) =>
            sphere(0.035, 1, 12).at(
              (0.44 + (at % 3) * 0.03) * Math.cos(angle + 0.2),
              0.6 + (0.44 + (at % 3) * 0.03) * Math.sin(angle + 0.2),
              0.11,
            ),
          ),
        ),
        part(
          "bow",
          second("fabric", 0xc8202c),
          all(
            sweep(way`0 0.16 0.14, 0.14 0.26 0.2, 0.28 0.2 0.16, 0.2 0.1 0.14, 0 0.15 0.14`, [0.03, 0.06, 0.07, 0.06, 0.03], {
              flatten: 0.35,
            }).mirror("x"),
            sweep(way`0 0.14 0.14, 0.08 0 0.15, 0.16 -0.1 0.13`, [0.03, 0.05, 0.06], { flatten: 0.3 }).mirror("x"),
            sphere(0.055, 1, 16).at(0, 0.15, 0.16),
          ),
        ),
      ].map((each) => ({ ...each, form: each.form.at(0, 0.12, 0) }));
    },
  }),
  program({
    id: "santa hat",
    nouns: ["christmas hat", "santa claus hat", "santa's hat"],
    about: "a red pointed cap with a white fur rim and a bobble",
    metresPerUnit: 0.3,
    wears: ["hat", "fur rim bobble"],
    params: { fall: [0.42, 0.55] },
    sockets: () => ({ slot: { at: [0, 0.02, 0], size: [0.8, 0.3, 0.8] } }),
    parts: ({ fall }) => [
      part(
        "hat",
        main("fabric", 0xc31f2a),
        sweep(
          [
            [0, 0.05, 0],
            [0, 0.3, 0],
            [0.06, 0.58, 0],
            [0.22, 0.8, 0.04],
            [0.42, 0.78, 0.1],
            [fall + 0.08, 0.56, 0.16],
            [fall + 0.12, 0.36, 0.2],
          ],
          [0.44, 0.43, 0.38, 0.3, 0.2, 0.12, 0.06],
        ),
      ),
      part(
        "rim",
        second("fabric", 0xf4f1ea, { paint: [speckles({ by: -0.1 }, 0.05, { size: 0.4, relief: 0.02 })] }),
        torus(0.42, 0.1).at(0, 0.1, 0),
      ),
      part(
        "bobble",
        second("fabric", 0xf4f1ea, { paint: [speckles({ by: -0.1 }, 0.05, { size: 0.4, relief: 0.02 })] }),
        sphere(0.14, 1, 28).at(fall + 0.13, 0.28, 0.21),
      ),
    ],
  }),
];
