import sharp from "sharp";
import type { Bitmap } from "../../model.ts";

/** Strokes in a box four wide and six high. Drawn here and not set in a font: machines have different fonts, some have none. */
const LETTERS: Record<string, string> = {
  A: "M0 6L2 0L4 6M.8 4H3.2",
  B: "M0 6V0H2.2A1.4 1.4 0 0 1 2.2 2.8H0M2.2 2.8A1.6 1.6 0 0 1 2.2 6H0",
  C: "M4 1.2A2.3 3 0 1 0 4 4.8",
  D: "M0 0V6H1.5A2.5 3 0 0 0 1.5 0Z",
  E: "M4 0H0V6H4M0 3H3",
  F: "M4 0H0V6M0 3H3",
  G: "M4 1.2A2.3 3 0 1 0 4 4.8V3.2H2.4",
  H: "M0 0V6M4 0V6M0 3H4",
  I: "M2 0V6",
  J: "M4 0V4.2A2 1.8 0 0 1 0 4.2",
  K: "M0 0V6M4 0L0 3.4M1.4 2.3L4 6",
  L: "M0 0V6H4",
  M: "M0 6V0L2 3.6L4 0V6",
  N: "M0 6V0L4 6V0",
  O: "M2 0A2 3 0 1 0 2 6A2 3 0 1 0 2 0Z",
  P: "M0 6V0H2.3A1.7 1.6 0 0 1 2.3 3.2H0",
  Q: "M2 0A2 3 0 1 0 2 6A2 3 0 1 0 2 0ZM2.6 4.4L4 6",
  R: "M0 6V0H2.3A1.7 1.6 0 0 1 2.3 3.2H0M2 3.2L4 6",
  S: "M3.8 1.1C3.4 -.4 .2 -.4 .2 1.5C.2 3.4 3.9 2.6 3.9 4.5C3.9 6.4 .5 6.4 .1 4.9",
  T: "M0 0H4M2 0V6",
  U: "M0 0V4A2 2 0 0 0 4 4V0",
  V: "M0 0L2 6L4 0",
  W: "M0 0L1 6L2 2L3 6L4 0",
  X: "M0 0L4 6M4 0L0 6",
  Y: "M0 0L2 3L4 0M2 3V6",
  Z: "M0 0H4L0 6H4",
};
const ADVANCE = 5.4;
const WORD_GAP = 7;
const ROW = 17;
const STROKE = 0.95;
const PIXELS_PER_UNIT = 4;

/** One tile of the mark, in units of a letter that is six high: white strokes on black, two rows shifted against each other. */
export interface MarkTile {
  width: number;
  height: number;
  /** One channel. */
  picture: Bitmap;
}

/** Letters A to Z are drawn, anything else becomes a gap. */
export async function markTile(text: string): Promise<MarkTile> {
  const letters = [...text.toUpperCase()];
  const width = Math.ceil(letters.length * ADVANCE + WORD_GAP);
  const height = 2 * ROW;
  const paths = letters.map((letter, at) => `<path transform="translate(${at * ADVANCE} 0)" d="${LETTERS[letter] ?? ""}"/>`).join("");
  const row = (x: number, y: number) => `<g transform="translate(${x} ${y})">${paths}</g>`;
  const top = (ROW - 6) / 2;
  const rows = [row(WORD_GAP / 2, top), row((WORD_GAP + width) / 2, top + ROW), row((WORD_GAP - width) / 2, top + ROW)];
  const size = { width: width * PIXELS_PER_UNIT, height: height * PIXELS_PER_UNIT };
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}"/>
    <g fill="none" stroke="#fff" stroke-width="${STROKE}" stroke-linecap="round" stroke-linejoin="round">${rows.join("")}</g>
  </svg>`;
  const data = await sharp(Buffer.from(drawing)).toColourspace("b-w").extractChannel(0).raw().toBuffer();
  return { width, height, picture: { ...size, channels: 1, data } };
}

/** How strongly the mark covers a point given in units: 0 to 1. */
export function coverage({ picture: { width, height, data } }: MarkTile, x: number, y: number): number {
  const px = x * PIXELS_PER_UNIT - 0.5;
  const py = y * PIXELS_PER_UNIT - 0.5;
  const [left, up] = [Math.floor(px), Math.floor(py)];
  const [fx, fy] = [px - left, py - up];
  const wrapped = (at: number, count: number) => ((at % count) + count) % count;
  const [x0, x1] = [wrapped(left, width), wrapped(left + 1, width)];
  const [y0, y1] = [wrapped(up, height) * width, wrapped(up + 1, height) * width];
  const above = data[y0 + x0] * (1 - fx) + data[y0 + x1] * fx;
  const below = data[y1 + x0] * (1 - fx) + data[y1 + x1] * fx;
  return (above * (1 - fy) + below * fy) / 255;
}
