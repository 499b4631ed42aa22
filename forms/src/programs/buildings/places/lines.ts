import { all, box, type Form, lathe } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";

/** Painted lines of playing fields, lying on y = 0 and hardly thicker than paint. */

export const line = (wide: number, deep: number): Form => box(wide, 0.008, deep, 0.001);

/** The four lines round a rectangle. */
export const frame = (wide: number, deep: number, thick: number): Form =>
  all(line(wide + thick, thick).array(2, [0, 0, deep]), line(thick, deep - thick).array(2, [wide, 0, 0]));

/** A whole circle of paint. */
export const hoop = (radius: number, thick: number): Form =>
  lathe(
    flat`${radius - thick / 2} -0.004, ${radius + thick / 2} -0.004, ${radius + thick / 2} 0.004, ${radius - thick / 2} 0.004, ${radius - thick / 2} -0.004`,
    { sides: 40 },
  );

/** A soccer pitch along x. */
export const pitchLines = (wide: number, deep: number, thick: number): Form =>
  all(
    frame(wide, deep, thick),
    line(thick, deep - thick),
    hoop(deep * 0.14, thick),
    all(
      line(wide * 0.15, thick)
        .array(2, [0, 0, deep * 0.58])
        .at(wide * 0.425 - thick, 0, 0),
      line(thick, deep * 0.58 + thick).at(wide * 0.35, 0, 0),
    ).mirror("x"),
    all(
      line(wide * 0.05, thick)
        .array(2, [0, 0, deep * 0.28])
        .at(wide * 0.475 - thick, 0, 0),
      line(thick, deep * 0.28 + thick).at(wide * 0.45, 0, 0),
    ).mirror("x"),
  );
