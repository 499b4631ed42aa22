import type { Bitmap } from "../model.ts";

/** Share of the picture, along its edges, that shows what is behind the subject. */
const FRAME = 0.03;
/** A wall whose colours differ more than this is a room, not a wall. */
const CALMEST_ROOM = 13;
/** How far from the wall's colour something must be to stand before it. */
const STANDS_OUT = 17;
/** What the network was sure about, and what it thought possible. */
const [SURE, POSSIBLE] = [127, 12];

/**
 * The network sees a picture of 320 points and loses thin ears and pale soles. Before a plain wall the picture itself knows better: what
 * is not the wall's colour, and hangs together with what the network found, belongs to the subject; what is, does not.
 */
export function beforeWall(picture: Bitmap, found: Bitmap): Bitmap {
  const wall = wallOf(picture, found);
  if (!wall) return found;
  const { width, height, data } = picture;
  const isOther = new Uint8Array(width * height);
  for (let at = 0; at < isOther.length; at++) isOther[at] = distance(data, at * 4, wall) > STANDS_OUT ? 1 : 0;
  const isSubject = connected(isOther, found, width, height);
  const sure = isSubject.reduce((sum, value) => sum + value, 0);
  const before = found.data.reduce((sum, value) => sum + (value > SURE ? 1 : 0), 0);
  // A shadow or a floor of another colour would swallow the picture.
  if (sure > before * 1.6 || sure < before * 0.5) return found;
  return { ...found, data: found.data.map((value, at) => (isSubject[at] ? 255 : isOther[at] ? value : Math.min(value, 90))) };
}

/** The middle colour along the edges of the picture; null when it is not one colour. */
export function wallOf({ width, height, data }: Bitmap, found: Bitmap): readonly number[] | null {
  const edge = Math.max(2, Math.round(Math.min(width, height) * FRAME));
  const spots: number[] = [];
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const isEdge = x < edge || y < edge || x >= width - edge || y >= height - edge;
      if (isEdge && found.data[y * width + x] < POSSIBLE) spots.push((y * width + x) * 4);
    }
  if (spots.length < 40) return null;
  const median = (channel: number) => {
    const values = spots.map((at) => data[at + channel]).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)];
  };
  const wall = [median(0), median(1), median(2)];
  const spread = spots.reduce((sum, at) => sum + distance(data, at, wall), 0) / spots.length;
  return spread < CALMEST_ROOM ? wall : null;
}

/** How different two colours look; brightness alone counts less, because shadows are dark. */
function distance(data: ArrayLike<number>, at: number, [r, g, b]: readonly number[]): number {
  const [dr, dg, db] = [data[at] - r, data[at + 1] - g, data[at + 2] - b];
  const light = (dr + dg + db) / 3;
  return Math.hypot(dr - light, dg - light, db - light) * 1.4 + Math.abs(light) * 0.75;
}

/** Everything that stands out and hangs together with something the network was sure about. */
function connected(isOther: Uint8Array, found: Bitmap, width: number, height: number): Uint8Array {
  const out = new Uint8Array(isOther.length);
  const open: number[] = [];
  for (let at = 0; at < isOther.length; at++) if (isOther[at] && found.data[at] > SURE) open.push(at);
  for (const at of open) out[at] = 1;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= width * height || out[next] || !isOther[next]) continue;
      out[next] = 1;
      open.push(next);
    }
  }
  return out;
}
