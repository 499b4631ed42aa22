import { seededRandom } from "./random.ts";

/** Seeded fields in space. Everything is smooth, endless and the same for the same seed. */
export interface Noise {
  /** Gradient noise, about −1 to 1. */
  at(x: number, y: number, z: number): number;
  /** Several octaves of it, about −0.7 to 0.7. */
  fbm(x: number, y: number, z: number, octaves?: number): number;
  /** Sharp crests, 0 to 1: mountains, cracks, veins. */
  ridged(x: number, y: number, z: number, octaves?: number): number;
  /** Cells of about one unit. The answer is reused by the next call: read it at once. */
  cells(x: number, y: number, z: number): Cell;
}

interface Cell {
  /** Distance to the nearest seed point. */
  near: number;
  /** Distance to the second nearest: `next − near` is small on the border between two cells. */
  next: number;
  /** A number from 0 to 1 that belongs to the cell. */
  id: number;
}

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** The twelve directions from the middle of a cube to its edges, four of them twice, three numbers each. */
const DIRECTIONS = Int8Array.from(
  [
    [1, 1, 0, -1, 1, 0, 1, -1, 0, -1, -1, 0],
    [1, 0, 1, -1, 0, 1, 1, 0, -1, -1, 0, -1],
    [0, 1, 1, 0, -1, 1, 0, 1, -1, 0, -1, -1],
    [1, 1, 0, 0, -1, 1, -1, 1, 0, 0, -1, -1],
  ].flat(),
);

function shuffledBytes(seed: number | string): Uint8Array {
  const random = seededRandom(seed);
  const bytes = Uint8Array.from({ length: 256 }, (_, value) => value);
  for (let last = 255; last > 0; last--) {
    const other = random.whole(0, last);
    [bytes[last], bytes[other]] = [bytes[other], bytes[last]];
  }
  const twice = new Uint8Array(512);
  twice.set(bytes);
  twice.set(bytes, 256);
  return twice;
}

export function seededNoise(seed: number | string): Noise {
  const table = shuffledBytes(seed);
  // The direction at every corner, looked up instead of worked out: millions of texels ask for eight of them each.
  const along = (axis: number) => Float64Array.from(table, (byte) => DIRECTIONS[(byte & 15) * 3 + axis]);
  const [wx, wy, wz] = [along(0), along(1), along(2)];

  // Octaves are turned and shifted a little, or their grids would show through each other. All of it is one function: a call for each
  // octave would put every number it takes and gives into an object of its own.
  function fbm(x: number, y: number, z: number, octaves = 4): number {
    let sum = 0;
    let weight = 0.5;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave++) {
      const px = x * scale + octave * 7.31;
      const py = y * scale - octave * 3.17;
      const pz = z * scale + octave * 5.73;
      const fx = Math.floor(px);
      const fy = Math.floor(py);
      const fz = Math.floor(pz);
      const cy = fy & 255;
      const cz = fz & 255;
      const dx = px - fx;
      const dy = py - fy;
      const dz = pz - fz;
      const ex = dx - 1;
      const ey = dy - 1;
      const ez = dz - 1;
      const u = fade(dx);
      const v = fade(dy);
      const a = table[fx & 255] + cy;
      const b = table[(fx & 255) + 1] + cy;
      const aa = table[a] + cz;
      const ab = table[a + 1] + cz;
      const ba = table[b] + cz;
      const bb = table[b + 1] + cz;
      const aaFront = wx[aa] * dx + wy[aa] * dy + wz[aa] * dz;
      const baFront = wx[ba] * ex + wy[ba] * dy + wz[ba] * dz;
      const abFront = wx[ab] * dx + wy[ab] * ey + wz[ab] * dz;
      const bbFront = wx[bb] * ex + wy[bb] * ey + wz[bb] * dz;
      const aaBack = wx[aa + 1] * dx + wy[aa + 1] * dy + wz[aa + 1] * ez;
      const baBack = wx[ba + 1] * ex + wy[ba + 1] * dy + wz[ba + 1] * ez;
      const abBack = wx[ab + 1] * dx + wy[ab + 1] * ey + wz[ab + 1] * ez;
      const bbBack = wx[bb + 1] * ex + wy[bb + 1] * ey + wz[bb + 1] * ez;
      const lowFront = aaFront + u * (baFront - aaFront);
      const highFront = abFront + u * (bbFront - abFront);
      const lowBack = aaBack + u * (baBack - aaBack);
      const highBack = abBack + u * (bbBack - abBack);
      const front = lowFront + v * (highFront - lowFront);
      const back = lowBack + v * (highBack - lowBack);
      sum += weight * (front + fade(dz) * (back - front));
      weight *= 0.5;
      scale *= 2.03;
    }
    return sum;
  }

  const at = (x: number, y: number, z: number) => 2 * fbm(x, y, z, 1);

  function ridged(x: number, y: number, z: number, octaves = 4): number {
    let sum = 0;
    let weight = 0.5;
    let scale = 1;
    let before = 1;
    for (let octave = 0; octave < octaves; octave++) {
      const crest = 1 - Math.abs(at(x * scale + octave * 4.7, y * scale, z * scale - octave * 2.9));
      before *= crest * crest;
      sum += weight * before;
      weight *= 0.5;
      scale *= 2.07;
    }
    return sum;
  }

  return { at, fbm, ridged, cells: cellField(table) };
}

function cellField(table: Uint8Array): Noise["cells"] {
  const found: Cell = { near: 0, next: 0, id: 0 };
  const share = Float64Array.from(table, (byte) => byte / 255);
  return (x, y, z) => {
    const fx = Math.floor(x);
    const fy = Math.floor(y);
    const fz = Math.floor(z);
    let near = 64;
    let next = 64;
    let nearest = 0;
    for (let i = fx - 1; i <= fx + 1; i++) {
      const slab = table[i & 255];
      for (let j = fy - 1; j <= fy + 1; j++) {
        const column = table[slab + (j & 255)];
        for (let k = fz - 1; k <= fz + 1; k++) {
          const hash = table[column + (k & 255)];
          const px = i + share[hash + 1] - x;
          const py = j + share[hash + 17] - y;
          const pz = k + share[hash + 83] - z;
          const distance = px * px + py * py + pz * pz;
          if (distance < near) {
            next = near;
            near = distance;
            nearest = hash;
          } else if (distance < next) next = distance;
        }
      }
    }
    found.near = Math.sqrt(near);
    found.next = Math.sqrt(next);
    found.id = share[nearest + 131];
    return found;
  };
}
