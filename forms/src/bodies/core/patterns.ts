import { smoothstep } from "@blenda/forge/solid/color";
import type { Noise } from "@blenda/forge/solid/noise";

/** Where the second tone of a coat lies; 1 is all of it. Coordinates as drawn, `scale` is how many marks fit one unit. */
export type PatternName =
  | "plain"
  | "stripes"
  | "zebra"
  | "tabby"
  | "giraffe"
  | "patches"
  | "rosettes"
  | "spots"
  | "dapples"
  | "bands"
  | "rings";

export const PATTERN_TRAITS: Readonly<Partial<Record<PatternName, readonly string[]>>> = {
  stripes: ["striped", "stripy", "stripes", "stripe"],
  patches: ["patched", "patchy", "piebald", "pinto", "calico", "patches"],
  spots: ["spotted", "spotty", "spots", "dotted", "dots", "dalmatian", "speckled"],
  rosettes: ["leopard", "cheetah", "jaguar"],
};

export function patternShare(noise: Noise, name: PatternName, scale: number, x: number, y: number, z: number): number {
  switch (name) {
    case "plain":
      return 0;
    case "stripes":
    case "tabby": {
      const bend = noise.fbm(x * 2 * scale, y * 2 * scale, z * 2 * scale, 2);
      const soft = name === "tabby" ? 0.1 : 0.38;
      const line = Math.sin(z * 17 * scale + Math.abs(x) * 3 + bend * 5);
      const fade = smoothstep(-0.55, 0.1, noise.at(x * 3 * scale + 5, y * 4 * scale, z * 5 * scale) + 0.25);
      return smoothstep(soft, soft + 0.22, line) * fade;
    }
    case "zebra": {
      const bend = noise.fbm(x * 1.6 * scale, y * 1.6 * scale, z * 1.6 * scale, 2);
      return smoothstep(-0.18, 0.18, Math.sin(z * 24 * scale + y * 9 * scale + bend * 6));
    }
    case "bands":
      return smoothstep(-0.2, 0.2, Math.sin(z * 20 * scale));
    case "rings":
      return smoothstep(0.35, 0.6, Math.sin(z * 16 * scale));
    case "giraffe": {
      const cell = noise.cells(x * 5 * scale + 2, y * 5 * scale, z * 5 * scale);
      return smoothstep(0.06, 0.15, cell.next - cell.near);
    }
    case "patches":
      return smoothstep(0.02, 0.07, noise.fbm(x * 1.7 * scale + 4, y * 1.7 * scale, z * 1.7 * scale, 2));
    case "rosettes": {
      const cell = noise.cells(x * 8 * scale + 3, y * 8 * scale, z * 8 * scale);
      const ring = Math.abs(cell.near - 0.24 - cell.id * 0.06);
      return smoothstep(0.12, 0.07, ring + noise.at(x * 22 * scale, y * 22 * scale, z * 22 * scale) * 0.06);
    }
    case "spots":
    case "dapples": {
      const cell = noise.cells(x * 5.2 * scale + 3, y * 5.2 * scale, z * 5.2 * scale);
      const size = 0.2 + cell.id * 0.16;
      const soft = name === "spots" ? 0.05 : 0.16;
      return smoothstep(size, size - soft, cell.near);
    }
  }
}
