import { all, blob, extrude, type Form, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { put } from "@blenda/forge/language/put";

/** The print of a right foot, toes towards +z, one unit long. */
export const FOOT = softOutline(
  flat`0 -0.46, 0.13 -0.4, 0.15 -0.15, 0.17 0.15, 0.19 0.32, 0.12 0.49, -0.02 0.53, -0.14 0.44, -0.18 0.24, -0.13 -0.1, -0.14 -0.38`,
  4,
);
export const sole = (thick: number, wide = 1, long = 1): Form =>
  put(
    extrude(
      FOOT.map(([x, y]) => [x * wide, y * long] as const),
      thick,
      0.012,
    ),
    [0, thick / 2, 0],
    [90, 0, 0],
  );
/** Crossed laces over the instep, from low in front to high behind. */
export const laces = (rows: number, from: readonly [number, number], to: readonly [number, number], wide = 0.1): Form =>
  all(
    ...Array.from({ length: rows }, (_, at) => {
      const [y, z] = [0, 1].map((axis) => from[axis] + ((to[axis] - from[axis]) * at) / (rows - 1));
      return sweep(way`${-wide} ${y - 0.02} ${z - 0.02}, 0 ${y + 0.012} ${z}, ${wide} ${y - 0.02} ${z + 0.02}`, 0.014);
    }),
  );
/** The upper of a low shoe, of balls that melt together. */
export const upper = (tall: number, toe = 0.13): Form =>
  blob(
    [
      { at: [0, 0.13, -0.3], to: [0, 0.14, 0.1], radius: 0.16, thin: 0.15 },
      { at: [0, 0.12, 0.1], to: [0.01, 0.1, 0.36], radius: 0.155, thin: toe },
      { at: [0, 0.16, -0.26], to: [0, tall, -0.29], radius: 0.15, thin: 0.13 },
      { at: [0, 0.18, -0.1], to: [0, tall * 0.8, -0.14], radius: 0.14, thin: 0.11 },
    ],
    0.1,
    0.032,
  );
