import type { Brief } from "@blenda/forge/grammar/brief";
import { hex, type Rgb, smoothstep } from "@blenda/forge/solid/color";

/** One kind of world. Elevation runs from 0 (sea or plain) to about 1 (peaks) for a direction from the middle. */
export interface World {
  elevation: (brief: Brief, x: number, y: number, z: number) => number;
  /** Height of elevation 1, in radii. */
  relief: number;
  /** From the lowest ground to the highest. */
  ramp: readonly Rgb[];
  sea: readonly [Rgb, Rgb] | null;
  leaf: Rgb;
  caps: number;
  clouds: number;
  hasLife: boolean;
  mayRing: boolean;
}

function continents(brief: Brief, x: number, y: number, z: number): number {
  const { noise } = brief;
  const broad = noise.fbm(x * 1.35 + 3, y * 1.35, z * 1.35, 5);
  const ridge = noise.ridged(x * 2.4, y * 2.4 + 5, z * 2.4, 4);
  const land = smoothstep(0.0, 0.1, broad);
  return land * (0.14 + Math.max(0, broad) * 0.9 + ridge * ridge * 0.55) * (brief.isStyle("low-poly", "cartoon") ? 1.7 : 1);
}

function dunes({ noise }: Brief, x: number, y: number, z: number): number {
  const canyon = 1 - smoothstep(0, 0.09, Math.abs(noise.fbm(x * 1.2 + 7, y * 1.2, z * 1.2, 3)));
  return Math.max(0, 0.42 + noise.fbm(x * 2, y * 2, z * 2, 5) * 0.9 - canyon * 0.35);
}

/** Bowls with raised rims, in three sizes. */
function craters({ noise }: Brief, x: number, y: number, z: number): number {
  let height = 0.4 + noise.fbm(x * 2, y * 2, z * 2, 4) * 0.5;
  for (const [scale, deep] of [
    [1.6, 0.62],
    [3.4, 0.42],
    [7.5, 0.24],
  ] as const) {
    const { near, id } = noise.cells(x * scale, y * scale, z * scale);
    const size = 0.2 + id * 0.24;
    const away = near / size;
    if (away < 1.5) height += deep * (away < 1 ? away * away * 1.3 - 1 : 0.3 * (1.5 - away) * 2);
  }
  return Math.max(0, height);
}

function cracked({ noise }: Brief, x: number, y: number, z: number): number {
  const { near, next } = noise.cells(x * 2.6 + noise.fbm(x * 3, y * 3, z * 3, 2), y * 2.6, z * 2.6);
  const plate = smoothstep(0.02, 0.14, next - near);
  return plate * (0.3 + Math.max(0, noise.fbm(x * 3, y * 3, z * 3, 4)) * 0.9);
}

const none = () => 0;
const nothing = { sea: null, leaf: hex(0x3f7a3a), caps: 0, clouds: 0, hasLife: false, mayRing: true } as const;

export const PLANET_WORLDS: Record<string, World> = {
  earth: {
    ...nothing,
    elevation: continents,
    relief: 0.05,
    ramp: [hex(0xd6c48e), hex(0x6f9a45), hex(0x3f6f36), hex(0x7d6f5c), hex(0xf3f5f7)],
    sea: [hex(0x0f3f77), hex(0x2a86b4)],
    caps: 0.84,
    clouds: 0.5,
    hasLife: true,
    mayRing: false,
  },
  desert: {
    ...nothing,
    elevation: dunes,
    relief: 0.05,
    ramp: [hex(0x6b2f1c), hex(0xa84f2a), hex(0xc9733f), hex(0xdd9c63), hex(0xf0cfa0)],
    caps: 0.93,
  },
  gas: { ...nothing, elevation: none, relief: 0, ramp: [hex(0x8a5a3a), hex(0xc99a68), hex(0xe9d3ad), hex(0xb5744a), hex(0xf3e7cf)] },
  ice: {
    ...nothing,
    elevation: cracked,
    relief: 0.035,
    ramp: [hex(0x2f6f9a), hex(0x8fc4dc), hex(0xcfe6ef), hex(0xeef6fa), hex(0xffffff)],
    clouds: 0.2,
  },
  lava: { ...nothing, elevation: cracked, relief: 0.06, ramp: [hex(0x2a1512), hex(0x3a2320), hex(0x4a302b), hex(0x5c4038), hex(0x7a5a4c)] },
  moon: {
    ...nothing,
    elevation: craters,
    relief: 0.085,
    ramp: [hex(0x55534f), hex(0x7a7772), hex(0x97948e), hex(0xb4b1aa), hex(0xd4d1ca)],
  },
  jungle: {
    ...nothing,
    elevation: continents,
    relief: 0.05,
    ramp: [hex(0xcbb98a), hex(0x2f8a5c), hex(0x1f5f55), hex(0x5a3f73), hex(0xcf9fd6)],
    sea: [hex(0x3a1f5c), hex(0x8a3f8f)],
    leaf: hex(0xb04a8f),
    clouds: 0.35,
    hasLife: true,
  },
  city: { ...nothing, elevation: none, relief: 0, ramp: [hex(0x2b3038), hex(0x3f4650), hex(0x5a626d), hex(0x767e88), hex(0x9aa2ab)] },
};
