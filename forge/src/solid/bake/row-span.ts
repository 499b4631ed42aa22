/** A row shorter than this is quicker tried pixel by pixel. */
export const WORTH_CUTTING = 6;

/** Which pixels of a row lie inside a triangle, counted from where the row begins. */
export interface RowSpan {
  first: number;
  last: number;
}

/**
 * Where all three weights of a triangle's corners are at least nothing: at the beginning of the row they are `a`, `b` and what is left of
 * 1, and they grow by `stepA` and `stepB` with each pixel. One more pixel at either end is left to whoever draws: rounding decides there.
 */
export function cutRow(out: RowSpan, length: number, a: number, stepA: number, b: number, stepB: number): void {
  out.first = 0;
  out.last = length;
  cut(out, a, stepA);
  cut(out, b, stepB);
  cut(out, 1 - a - b, -stepA - stepB);
}

function cut(out: RowSpan, weight: number, step: number): void {
  if (step > 0) {
    const from = Math.floor(-weight / step);
    if (from > out.first) out.first = from;
  } else if (step < 0) {
    const to = Math.ceil(-weight / step);
    if (to < out.last) out.last = to;
  } else if (weight < 0) out.last = -1;
}
