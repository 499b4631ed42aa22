import { all, type Form, sweep } from "@blenda/forge/language/form";
import { atDepth } from "@blenda/forge/language/lists";
import { flat } from "@blenda/forge/language/numbers";

/** A line per digit, in a field of 0.6 by 1. */
const LINES = [
  [0.3, 0, 0.02, 0.22, 0.02, 0.78, 0.3, 1, 0.58, 0.78, 0.58, 0.22, 0.3, 0],
  [0.1, 0.78, 0.34, 1, 0.34, 0],
  [0.04, 0.78, 0.2, 0.98, 0.46, 0.96, 0.56, 0.72, 0.04, 0, 0.58, 0],
  [0.04, 0.92, 0.4, 1, 0.56, 0.76, 0.26, 0.54, 0.58, 0.3, 0.4, 0.02, 0.04, 0.08],
  [0.44, 0, 0.44, 1, 0.02, 0.32, 0.6, 0.32],
  [0.54, 1, 0.1, 1, 0.06, 0.56, 0.42, 0.58, 0.58, 0.3, 0.4, 0.02, 0.04, 0.08],
  [0.48, 1, 0.1, 0.5, 0.06, 0.2, 0.3, 0, 0.56, 0.2, 0.5, 0.5, 0.12, 0.46],
  [0.02, 1, 0.58, 1, 0.2, 0],
  [0.3, 0.54, 0.06, 0.76, 0.3, 1, 0.54, 0.76, 0.3, 0.54, 0.04, 0.26, 0.3, 0, 0.56, 0.26, 0.3, 0.54],
  [0.5, 0.54, 0.12, 0.52, 0.06, 0.8, 0.3, 1, 0.54, 0.8, 0.5, 0.5, 0.14, 0],
];

/** A whole number in strokes, facing the front, its middle at the origin. */
export function numeral(value: number, height: number, thick: number): Form {
  const signs = [...String(value)].map(Number);
  const wide = 0.78;
  return all(
    ...signs.map((sign, at) =>
      sweep(
        atDepth(
          flat(LINES[sign]).map(([x, y]) => [(x - 0.3 + (at - (signs.length - 1) / 2) * wide) * height, (y - 0.5) * height] as const),
        ),
        thick,
        { isStraight: true },
      ),
    ),
  );
}
