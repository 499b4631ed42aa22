import { hex, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import type { Noise } from "@blenda/forge/solid/noise";

/** One kind of land. Heights are in units of the tile, which reaches from −1 to 1. */
export interface Biome {
  height: (noise: Noise, x: number, z: number) => number;
  /** Height of the water, when there is any. */
  water: number | null;
  /** Ground by height, lowest first: up to which height, and its colour. */
  ground: readonly (readonly [number, Rgb])[];
  /** What steep slopes are made of. */
  cliff: Rgb;
  /** Colours of the layers in the cut sides, from the top. */
  strata: readonly Rgb[];
  /** Above this height snow lies. */
  snow: number;
  trees: "fir" | "round" | "cactus" | "none";
  /** Trees grow between these heights. */
  belt: readonly [number, number];
}

const soil = [hex(0x5a4330), hex(0x6d5138), hex(0x7d6a55), hex(0x6a6058), hex(0x554d48)] as const;
const peak = (x: number, z: number, cx: number, cz: number, wide: number) => Math.exp(-((x - cx) ** 2 + (z - cz) ** 2) / (wide * wide));

export const BIOMES: Record<string, Biome> = {
  alpine: {
    height: (noise, x, z) => {
      const mask = 0.35 + peak(x, z, 0.12, -0.25, 0.75);
      return noise.ridged(x * 0.95 + 3, 1, z * 0.95, 5) ** 2 * 0.85 * mask + noise.fbm(x * 2, 4, z * 2, 4) * 0.12 - 0.06;
    },
    water: 0.02,
    ground: [
      [0.04, hex(0xc9b587)],
      [0.2, hex(0x6c9244)],
      [0.38, hex(0x4a7338)],
      [0.58, hex(0x7d756a)],
      [2, hex(0x8f8a84)],
    ],
    cliff: hex(0x746c63),
    strata: soil,
    snow: 0.42,
    trees: "fir",
    belt: [0.07, 0.34],
  },
  hills: {
    height: (noise, x, z) => {
      const river = smoothstep(0.16, 0.02, Math.abs(x * 0.9 + 0.35 * Math.sin(z * 2.6) + noise.at(z * 2, 3, 1) * 0.12));
      return 0.2 + noise.fbm(x * 1.2, 2, z * 1.2, 4) * 0.42 - river * 0.26;
    },
    water: 0.03,
    ground: [
      [0.05, hex(0xc2ad7c)],
      [0.22, hex(0x79a04a)],
      [0.36, hex(0x5c8a3e)],
      [2, hex(0x8fae57)],
    ],
    cliff: hex(0x7a6a55),
    strata: soil,
    snow: 9,
    trees: "round",
    belt: [0.1, 0.5],
  },
  island: {
    height: (noise, x, z) =>
      peak(x, z, 0, 0, 0.72) * (0.42 + noise.fbm(x * 1.6, 5, z * 1.6, 4) * 0.8) + noise.fbm(x * 3, 1, z * 3, 3) * 0.05 - 0.12,
    water: 0.06,
    ground: [
      [0.11, hex(0xe6d3a1)],
      [0.16, hex(0xcdbd84)],
      [0.34, hex(0x5f9a4a)],
      [2, hex(0x3f7a3c)],
    ],
    cliff: hex(0x8a7a66),
    strata: [hex(0xd9c391), hex(0xb79f72), hex(0x8f7b5e), hex(0x6f6253)],
    snow: 9,
    trees: "round",
    belt: [0.15, 0.5],
  },
  desert: {
    height: (noise, x, z) => {
      const mesa = smoothstep(0.1, 0.2, noise.fbm(x * 1.1 + 8, 3, z * 1.1, 3) + peak(x, z, -0.3, -0.3, 0.55) * 0.42);
      const step = Math.floor(mesa * 3.2) / 3.2;
      const dune = Math.abs(Math.sin(x * 5 + z * 2 + noise.fbm(x * 1.5, 2, z * 1.5, 3) * 5)) * 0.045;
      return 0.06 + (mesa * 0.35 + step * 0.65) * 0.5 + dune * (1 - mesa) + noise.fbm(x * 4, 7, z * 4, 3) * 0.03;
    },
    water: null,
    ground: [
      [0.16, hex(0xe0b878)],
      [0.3, hex(0xcf9556)],
      [0.5, hex(0xb8683c)],
      [2, hex(0xcd8a55)],
    ],
    cliff: hex(0xa9542f),
    strata: [hex(0xd99a5a), hex(0xb8623a), hex(0xd58f58), hex(0x9a4a2e), hex(0xc47a48)],
    snow: 9,
    trees: "cactus",
    belt: [0.05, 0.2],
  },
  volcano: {
    height: (noise, x, z) => {
      const away = Math.hypot(x, z) + noise.fbm(x * 2, 3, z * 2, 3) * 0.1;
      const cone = Math.max(0, 0.85 - away * 1.15) ** 1.25 * 1.15;
      const crater = smoothstep(0.22, 0.1, away) * 0.3;
      return 0.05 + cone - crater + noise.ridged(x * 2.4, 6, z * 2.4, 4) * 0.1 - 0.05;
    },
    water: null,
    ground: [
      [0.2, hex(0x4a4038)],
      [0.45, hex(0x3a3330)],
      [2, hex(0x4d403a)],
    ],
    cliff: hex(0x332c2a),
    strata: [hex(0x3f3632), hex(0x5a3a2c), hex(0x3a3230), hex(0x6b4130), hex(0x322b29)],
    snow: 9,
    trees: "none",
    belt: [0, 0],
  },
  arctic: {
    height: (noise, x, z) => {
      const floe = noise.cells(x * 1.6 + 3, 2, z * 1.6);
      const crack = smoothstep(0.03, 0.12, floe.next - floe.near);
      const high = floe.id > 0.6 ? 0.2 : 0.09;
      return crack * (high + noise.ridged(x * 1.8, 3, z * 1.8, 4) * (floe.id > 0.6 ? 0.22 : 0.05)) - 0.04;
    },
    water: 0.03,
    ground: [
      [0.08, hex(0xa9d2e2)],
      [0.2, hex(0xd8ebf2)],
      [2, hex(0xf2f8fb)],
    ],
    cliff: hex(0x7fb8d2),
    strata: [hex(0xdcecf3), hex(0xb4d8e6), hex(0x8fc0d8), hex(0x6fa5c4)],
    snow: 0.22,
    trees: "none",
    belt: [0, 0],
  },
};
