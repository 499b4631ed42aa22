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
const lerp = (a: number, b: number, t: number) => a + t * (b - a);

function gradient(hash: number, x: number, y: number, z: number): number {
  const kind = hash & 15;
  const u = kind < 8 ? x : y;
  const v = kind < 4 ? y : kind === 12 || kind === 14 ? x : z;
  return ((kind & 1) === 0 ? u : -u) + ((kind & 2) === 0 ? v : -v);
}

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

  function at(x: number, y: number, z: number): number {
    const fx = Math.floor(x);
    const fy = Math.floor(y);
    const fz = Math.floor(z);
    const cx = fx & 255;
    const cy = fy & 255;
    const cz = fz & 255;
    const dx = x - fx;
    const dy = y - fy;
    const dz = z - fz;
    const u = fade(dx);
    const v = fade(dy);
    const a = table[cx] + cy;
    const b = table[cx + 1] + cy;
    const aa = table[a] + cz;
    const ab = table[a + 1] + cz;
    const ba = table[b] + cz;
    const bb = table[b + 1] + cz;
    const front = lerp(
      lerp(gradient(table[aa], dx, dy, dz), gradient(table[ba], dx - 1, dy, dz), u),
      lerp(gradient(table[ab], dx, dy - 1, dz), gradient(table[bb], dx - 1, dy - 1, dz), u),
      v,
    );
    const back = lerp(
      lerp(gradient(table[aa + 1], dx, dy, dz - 1), gradient(table[ba + 1], dx - 1, dy, dz - 1), u),
      lerp(gradient(table[ab + 1], dx, dy - 1, dz - 1), gradient(table[bb + 1], dx - 1, dy - 1, dz - 1), u),
      v,
    );
    return lerp(front, back, fade(dz));
  }

  // Octaves are turned and shifted a little, or their grids would show through each other.
  function fbm(x: number, y: number, z: number, octaves = 4): number {
    let sum = 0;
    let weight = 0.5;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave++) {
      sum += weight * at(x * scale + octave * 7.31, y * scale - octave * 3.17, z * scale + octave * 5.73);
      weight *= 0.5;
      scale *= 2.03;
    }
    return sum;
  }

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
  return (x, y, z) => {
    const fx = Math.floor(x);
    const fy = Math.floor(y);
    const fz = Math.floor(z);
    let near = 64;
    let next = 64;
    let id = 0;
    for (let i = fx - 1; i <= fx + 1; i++) {
      for (let j = fy - 1; j <= fy + 1; j++) {
        for (let k = fz - 1; k <= fz + 1; k++) {
          const hash = table[table[table[i & 255] + (j & 255)] + (k & 255)];
          const px = i + table[hash + 1] / 255 - x;
          const py = j + table[hash + 17] / 255 - y;
          const pz = k + table[hash + 83] / 255 - z;
          const distance = px * px + py * py + pz * pz;
          if (distance < near) {
            next = near;
            near = distance;
            id = table[hash + 131] / 255;
          } else if (distance < next) next = distance;
        }
      }
    }
    found.near = Math.sqrt(near);
    found.next = Math.sqrt(next);
    found.id = id;
    return found;
  };
}
