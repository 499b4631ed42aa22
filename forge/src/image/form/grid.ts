/** Cells along each side of an outline. */
export const CELLS = 48;

/**
 * What is seen of a thing from one side, its bounding rectangle stretched over a square of cells: outlines are compared by their shape,
 * and their proportion apart from it.
 */
export interface Outline {
  /** 1 on the thing, 0 beside it; rows from above. */
  cells: Uint8Array;
  /** Height by width. */
  ratio: number;
}

/** 1 where both are the same, 0 where they have nothing in common. */
export function likeness(one: Outline, other: Outline): number {
  return shapeLikeness(one.cells, other.cells) * ratioLikeness(one.ratio, other.ratio);
}

/** Common cells by all cells. */
function shapeLikeness(one: Uint8Array, other: Uint8Array): number {
  let [common, all] = [0, 0];
  for (let at = 0; at < one.length; at++) {
    common += one[at] & other[at];
    all += one[at] | other[at];
  }
  return common / Math.max(1, all);
}

/** The same for two rectangles of one area about one middle. */
function ratioLikeness(one: number, other: number): number {
  const common = Math.sqrt(Math.min(one / other, other / one));
  return common / (2 - common);
}
