import { all, box, cylinder, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program, spins, whole } from "@blenda/forge/language/program";
import { stripes } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

const upright = (form: Form) => form.turn(90, 0, 0);

export const fairground = [
  program({
    id: "carousel",
    nouns: ["merry-go-round", "merry go round", "roundabout"],
    about: "a fairground ride: horses on poles under a striped roof",
    metresPerUnit: 4,
    isLarge: true,
    wears: ["roof", "stripe", "horse"],
    params: { horses: whole(6, 8) },
    parts: ({ horses }) => {
      const horse = all(
        sphere(0.09, 1, 16).scale(1.5, 0.9, 0.8),
        sweep(way`0.1 0.03 0, 0.16 0.12 0, 0.2 0.15 0`, [0.06, 0.045, 0.04]),
        sweep(way`0.19 0.16 0, 0.27 0.11 0`, [0.045, 0.03], { isStraight: true }),
        ...[0.09, -0.1].flatMap((x) =>
          [0.04, -0.04].map((z) =>
            sweep(way`${x} -0.04 ${z}, ${x + 0.05} -0.12 ${z}, ${x + 0.01} -0.19 ${z}`, [0.03, 0.022, 0.024], { isStraight: true }),
          ),
        ),
      );
      const mane = all(
        sweep(way`0.1 0.12 0, 0.15 0.2 0, 0.21 0.22 0`, [0.02, 0.035, 0.012]),
        sweep(way`-0.13 0.02 0, -0.2 0 0, -0.23 -0.1 0`, [0.02, 0.03, 0.008]),
      );
      const ride = (form: Form) =>
        all(...Array.from({ length: horses }, (_, at) => form.at(0, at % 2 ? 0.44 : 0.52, 0.62).turn(0, (at * 360) / horses, 0)));
      const motion = spins([0, 0, 0], [0, 1, 0]);
      return [
        part(
          "base",
          second("plastic", 0xf3ead8, { paint: [stripes(0x2f6fb8, 16, { width: 0.5 })] }),
          lathe(flat`0 0, 0.94 0, 0.94 0.1, 0.9 0.14, 0 0.14`),
        ),
        part(
          "roof",
          main("plastic", 0xc8281f, { paint: [stripes(0xf6f0e2, horses, { width: 0.5 })] }),
          lathe(flat`0 1.04, 0.96 1.04, 0.98 1.12, 0.5 1.32, 0.12 1.54, 0 1.6`),
          { motion },
        ),
        part(
          "trim",
          fixed("gold"),
          all(
            sphere(0.055).at(0, 1.62, 0),
            cylinder(0.07, 0.06, { sides: 12 })
              .turn(90, 0, 0)
              .at(0, 1.04, 0.95)
              .ring(horses * 2),
          ),
          { motion },
        ),
        part("column", second("plastic", 0xf3ead8, { paint: [stripes(0xd9a03a, 8, { width: 0.3 })] }), cylinder(0.2, 0.95).at(0, 0.58, 0), {
          motion,
        }),
        part("poles", fixed("brass"), cylinder(0.016, 0.92, { sides: 10 }).at(0, 0.58, 0.62).ring(horses), { motion }),
        part("horses", third("porcelain", 0xf4efe6), ride(horse), { motion }),
        part("manes", fixed("plastic", 0x7a4a22), ride(all(mane, box(0.12, 0.03, 0.14, 0.012).at(0, 0.075, 0))), { motion }),
        part(
          "bulbs",
          light(0xffe2a0),
          sphere(0.022, 1, 8)
            .at(0, 1.115, 0.975)
            .ring(horses * 3),
          { motion },
        ),
      ];
    },
  }),
  program({
    id: "ferris wheel",
    nouns: ["big wheel", "observation wheel", "giant wheel"],
    about: "a great wheel of the fair with cabins",
    metresPerUnit: 12,
    isLarge: true,
    wears: ["wheel frame", "cabin gondola", "stand"],
    params: { cabins: whole(10, 12) },
    parts: ({ cabins }) => {
      const turned = Array.from({ length: cabins }, (_, at) => (at * 360) / cabins);
      const round = (form: Form) => all(...turned.map((angle) => form.turn(0, 0, angle)));
      const rim = upright(all(torus(0.8, 0.018), torus(0.66, 0.012)));
      const motion = spins([0, 1.05, 0], [0, 0, 1]);
      const cabins3 = turned.map((angle) => ({
        at: [0.8 * Math.sin((angle * Math.PI) / 180), 1.05 + 0.8 * Math.cos((angle * Math.PI) / 180), 0] as const,
      }));
      const cabin = all(
        box(0.17, 0.07, 0.15, 0.025).at(0, -0.15, 0),
        lathe(flat`0 0, 0.11 0, 0.1 0.02, 0 0.06`, { sides: 20 }).at(0, -0.04, 0),
        box(0.012, 0.12, 0.012, 0).at(0.07, -0.08, 0.06).mirror("x").mirror("z"),
      );
      return [
        part(
          "wheel",
          main("paint", 0xf2f0ea),
          all(
            rim.at(0, 0, 0.1).mirror("z"),
            round(
              all(
                box(0.014, 0.8, 0.014, 0).at(0, 0.4, 0.1).mirror("z"),
                box(0.014, 0.014, 0.2, 0).at(0, 0.8, 0),
                box(0.012, 0.012, 0.2, 0).at(0, 0.66, 0),
              ),
            ),
            upright(cylinder(0.09, 0.28)),
          ).at(0, 1.05, 0),
          { motion },
        ),
        part("bulbs", light(0xffd48a), round(sphere(0.018, 1, 8).at(0, 0.82, 0.1)).at(0, 1.05, 0), { motion }),
        part("cabins", second("plastic", 0xd8342a), cabin.scatter(cabins3.filter((_, at) => at % 2 === 0)), { motion }),
        part("other cabins", fixed("plastic", 0x2f7fc4), cabin.scatter(cabins3.filter((_, at) => at % 2 === 1)), { motion }),
        part(
          "stand",
          third("paint", 0x55606a),
          all(
            sweep(way`0.5 0 0.24, 0 1.07 0.2`, 0.032, { isStraight: true }).mirror("x").mirror("z"),
            upright(cylinder(0.04, 0.5)).at(0, 1.05, 0),
            box(1.3, 0.06, 0.66, 0.02).at(0, 0.03, 0),
          ),
        ),
      ];
    },
  }),
];
