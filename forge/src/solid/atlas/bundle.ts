import type { Chart } from "./charts.ts";

/** From so many pieces on the atlas grows crowded: each needs cells of its own, and there are 65,536. */
const CROWDED = 9_000;
const PIECES_PER_BUNDLE = 25;
/** Air between the pieces of a bundle, as a share of its largest piece. */
const AIR = 0.2;

/**
 * Leaves by the thousand: pieces of one part are laid into common rectangles, the small ones first, until the rest has room. A bundle
 * counts as one piece, so its members share their shade where they meet.
 */
export function bundled(chartsByPart: readonly (readonly Chart[])[]): Chart[] {
  const total = chartsByPart.reduce((sum, charts) => sum + charts.length, 0);
  if (total <= CROWDED) return chartsByPart.flat();
  const few = CROWDED / chartsByPart.length / 2;
  return chartsByPart.flatMap((charts) => {
    if (charts.length < Math.max(few, PIECES_PER_BUNDLE)) return charts;
    const order = charts.toSorted((a, b) => a.height - b.height || a.width - b.width);
    const bundles: Chart[] = [];
    for (let from = 0; from < order.length; from += PIECES_PER_BUNDLE) bundles.push(bundle(order.slice(from, from + PIECES_PER_BUNDLE)));
    return bundles;
  });
}

/** Rows of pieces in a rectangle that is about square. */
function bundle(pieces: readonly Chart[]): Chart {
  const air = AIR * Math.max(...pieces.map(({ width, height }) => Math.max(width, height)));
  const area = pieces.reduce((sum, { width, height }) => sum + (width + air) * (height + air), 0);
  const limit = Math.max(Math.sqrt(area), ...pieces.map(({ width }) => width + air));
  const faces: number[] = [];
  const pieceOfFace: number[] = [];
  const corners: number[] = [];
  let [x, y, row, width] = [0, 0, 0, 0];
  for (const [number, piece] of pieces.entries()) {
    if (x > 0 && x + piece.width > limit) [x, y, row] = [0, y + row + air, 0];
    for (const face of piece.faces) {
      faces.push(face);
      pieceOfFace.push(number);
    }
    for (const [at, value] of piece.corners.entries()) corners.push(value + (at % 2 === 0 ? x : y));
    width = Math.max(width, x + piece.width);
    row = Math.max(row, piece.height);
    x += piece.width + air;
  }
  return { faces, pieceOfFace, corners: Float32Array.from(corners), width, height: y + row };
}
