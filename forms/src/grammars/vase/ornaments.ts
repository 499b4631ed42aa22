import { smoothstep } from "@blenda/forge/solid/color";

/**
 * One band of painted ornament: how much paint lies at `around` (0 to 1 round the vessel) and `up` (0 to 1 within the band).
 * Height and girth of the band (at its middle) are in units, so that figures keep their shape on a belly and on a neck.
 */
export type Ornament = (around: number, up: number, height: number, girth: number) => number;

/** A whole number of repeats whose width comes near to `wanted`. */
const repeats = (girth: number, wanted: number) => Math.max(4, Math.round(girth / wanted));

const MEANDER = ["1111111", "1000001", "1011101", "1010101", "1010001", "1011111", "1000000"];

export const ORNAMENTS: Record<string, Ornament> = {
  meander(around, up, height, girth) {
    const count = repeats(girth, height * 1.02);
    const column = Math.min(6, Math.floor(((around * count) % 1) * 7));
    const row = Math.min(6, Math.floor((1 - up) * 7));
    return MEANDER[row][column] === "1" ? 1 : 0;
  },
  /** Flowers with a ring of leaves between them. */
  rosettes(around, up, height, girth) {
    const count = repeats(girth, 0.36);
    const place = around * count;
    const x = (place - Math.floor(place) - 0.5) * (girth / count);
    const y = (up - 0.5) * height;
    const distance = Math.hypot(x, y);
    const angle = Math.atan2(y, x);
    const size = Math.min(0.1, height * 0.3);
    const petals = size * (0.8 + 0.32 * Math.cos(angle * 6));
    const heart = size * 0.3;
    const flower =
      smoothstep(0.004, -0.004, distance - petals) * smoothstep(heart - 0.004, heart + 0.004, distance) +
      smoothstep(0.003, -0.003, distance - heart * 0.6);
    return Math.max(flower, sideLeaves(x, y, height));
  },
  /** Tongues that rise from the band below. */
  tongues(around, up, _height, girth) {
    const count = repeats(girth, 0.13);
    const x = ((around * count) % 1) - 0.5;
    const edge = Math.abs(x) - 0.42 * (1 - up ** 1.6);
    return smoothstep(0.03, 0, Math.abs(edge)) + smoothstep(-0.1, -0.16, edge) * 0.95;
  },
  waves(around, up, height, girth) {
    const count = repeats(girth, height * 1.3);
    const wave = Math.sin(around * count * 2 * Math.PI);
    const crest = Math.abs(up - 0.5 - wave * 0.24);
    const echo = Math.abs(up - 0.5 - wave * 0.24 + 0.2);
    const dot = Math.hypot((((around * count + 0.25) % 1) - 0.5) * 0.9, up - 0.24);
    return smoothstep(0.075, 0.055, crest) + smoothstep(0.035, 0.022, echo) + smoothstep(0.09, 0.07, dot);
  },
  dots(around, up, height, girth) {
    const rows = Math.max(1, Math.round(height / 0.055));
    const row = Math.floor(up * rows);
    const count = repeats(girth, 0.06);
    const x = ((around * count + (row % 2) * 0.5) % 1) - 0.5;
    const y = ((up * rows) % 1) - 0.5;
    return smoothstep(0.3, 0.24, Math.hypot(x, y));
  },
  lattice(around, up, height, girth) {
    const count = repeats(girth, height * 0.55);
    const a = Math.abs(((around * count + up * 2 + 8) % 1) - 0.5);
    const b = Math.abs(((around * count - up * 2 + 8) % 1) - 0.5);
    const knot = Math.hypot(((around * count * 2 + 0.5) % 1) - 0.5, (((up * 4 + 0.5) % 1) - 0.5) * 0.8);
    return Math.max(smoothstep(0.09, 0.06, a), smoothstep(0.09, 0.06, b)) * 0.9 + smoothstep(0.14, 0.1, knot);
  },
  leaves(around, up, height, girth) {
    const count = repeats(girth, 0.3);
    const place = around * count;
    const side = Math.floor(place * 2) % 2 === 0 ? 1 : -1;
    const x = ((place * 2) % 1) - 0.5;
    const y = (up - 0.5 - side * 0.2 - x * 0.25 * side) * (height / 0.34);
    const stalk = Math.abs(up - 0.5 - 0.1 * Math.sin(place * 2 * Math.PI));
    const leaf = Math.hypot(x * 1.25, y * 1.9) - 0.3 + Math.abs(x) * 0.18;
    const vein = smoothstep(0.012, 0.03, Math.abs(y + x * 0.05));
    return Math.max(smoothstep(0.02, 0, leaf) * (0.35 + 0.65 * vein), smoothstep(0.03, 0.018, stalk));
  },
};

function sideLeaves(x: number, y: number, height: number): number {
  const reach = Math.min(0.1, height * 0.28);
  let best = 1;
  for (const side of [-1, 1]) {
    for (const rise of [-1, 1]) {
      const dx = x - side * 0.165;
      const dy = y - rise * reach;
      best = Math.min(best, Math.hypot(dx * 1.2 + dy * 0.5 * rise, dy - dx * 0.4) - reach * 0.3);
    }
  }
  return smoothstep(0.003, -0.002, best);
}
