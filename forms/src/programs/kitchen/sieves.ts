import { all, box, cylinder, lathe, loft, sweep } from "@blenda/forge/language/form";
import { flat, row, slices, way } from "@blenda/forge/language/numbers";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { main, second } from "@blenda/forge/language/substance";
import { ENAMELS } from "@blenda/forge/language/tones";

export const sieves = [
  program({
    id: "colander",
    nouns: ["strainer", "sieve", "pasta strainer"],
    about: "a bowl full of holes to drain pasta",
    metresPerUnit: 0.25,
    wears: ["bowl", "handle"],
    params: { height: [0.46, 0.56], holes: whole(16, 22), tone: pick("red", "cream", "mint", "blue") },
    sockets: ({ height }) => ({ inside: { at: [0, 0.15, 0], size: [0.7, height, 0.7] } }),
    parts: ({ height, holes, tone }) => {
      const bowl = lathe(
        flat`
          0 0, 0.2 0.02, 0.36 0.16, 0.46 0.42, 0.5 0.86, 0.55 0.92, 0.55 0.97, 0.5 0.94, 0.46 0.9, 0.42 0.44, 0.33 0.2, 0.18 0.08,
          0 0.07
        `,
        { sides: 60 },
      ).scale(1, height, 1);
      const row = (up: number, out: number, tilt: number, at: number) =>
        cylinder(0.026, 0.3, { sides: 8, bevel: 0 })
          .turn(90 + tilt, 0, 0)
          .at(0, up * height, out)
          .ring(holes, (at * 180) / holes);
      return [
        part(
          "bowl",
          main("paint", ENAMELS[tone]),
          bowl.minus(row(0.28, 0.38, 40, 0), row(0.44, 0.44, 14, 1), row(0.58, 0.46, 8, 0), row(0.72, 0.48, 6, 1)).at(0, 0.08, 0),
        ),
        part("foot", main("paint", ENAMELS[tone]), lathe(flat`0.22 0, 0.25 0, 0.27 0.02, 0.24 0.12, 0.2 0.12, 0.22 0`, { sides: 40 })),
        part(
          "handles",
          second("steel"),
          twin(sweep(way`0.52 0 -0.13, 0.66 0.02 -0.1, 0.69 0.02 0, 0.66 0.02 0.1, 0.52 0 0.13`, 0.022), 0, height * 0.93 + 0.08, 0),
        ),
      ];
    },
  }),
  program({
    id: "grater",
    nouns: ["cheese grater", "box grater"],
    about: "a four-sided kitchen grater with a handle on top",
    metresPerUnit: 0.2,
    wears: ["body blade", "handle rim"],
    params: { height: [1, 1.15], rows: whole(6, 8), grip: pick("plastic", "wood") },
    sockets: ({ height }) => ({ grip: { at: [0, height + 0.16, 0], size: [0.3, 0.1, 0.1] } }),
    parts: ({ height, rows, grip }) => {
      const slope = 4.4;
      const tooth = cylinder(0.026, 0.03, { top: 0.014, bevel: 0.008, sides: 10 }).turn(90, 0, 0);
      const face = many(rows, (row) => tooth.array(row % 2 ? 4 : 5, [0.085, 0, 0]).at(0, height * 0.16 + (row * height * 0.68) / rows, 0));
      const slots = many(4, (row) =>
        box(0.34, 0.03, 0.05, 0.01)
          .turn(24, 0, 0)
          .at(0, height * (0.2 + row * 0.19), 0),
      );
      return [
        part("body", main("steel"), loft(slices(row`0 0.62 0.5, 0.02 0.62 0.5, ${height} 0.44 0.34`, 0.12))),
        part(
          "teeth",
          main("steel", 0x8d9298),
          all(
            face.turn(-slope, 0, 0).at(0, 0, 0.252),
            slots.turn(-slope, 0, 0).turn(0, 90, 0).at(0.305, 0, 0),
            face.turn(-slope, 0, 0).turn(0, -90, 0).at(-0.305, 0, 0),
          ),
        ),
        part("rim", second("plastic", 0xb8342b), loft(slices([-0.02, 0.66, 0.54, 0.06, 0.65, 0.53], 0.14))),
        part(
          "cap",
          second(grip, grip === "wood" ? 0x8a5630 : 0xb8342b),
          all(
            loft(slices(row`${height - 0.03} 0.47 0.37, ${height + 0.03} 0.45 0.35`, 0.2)),
            sweep(way`-0.17 ${height} 0, -0.15 ${height + 0.15} 0, 0 ${height + 0.19} 0, 0.15 ${height + 0.15} 0, 0.17 ${height} 0`, 0.04, {
              flatten: 0.8,
            }),
          ),
        ),
      ];
    },
  }),
];
