import type { Brief } from "@blenda/forge/grammar/brief";
import { clamp01, darker, lighter, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import { type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";
import { distanceTo, type Limb, type Lump, type Mass } from "./mass.ts";
import { type PatternName, patternShare } from "./patterns.ts";

export type Covering = "fur" | "short" | "wool" | "feathers" | "scales" | "smooth" | "hide" | "plates";

/** A patch of another colour wherever the drawn body lies inside this mass. */
export interface Mark {
  where: Omit<Lump, "bone"> | Omit<Limb, "bone"> | { below: number } | { above: number };
  color: Rgb;
  /** How soft its border is, in units. */
  soft?: number;
}

interface Coat {
  covering: Covering;
  main: Rgb;
  pattern?: { name: PatternName; color: Rgb; scale?: number; only?: (x: number, y: number, z: number) => number };
  marks?: readonly Mark[];
  /** Paler below: how far, and the colour. */
  belly?: { color: Rgb; at: number; soft: number };
}

function markShare({ where, soft = 0.012 }: Mark, x: number, y: number, z: number, fringe: number): number {
  if ("below" in where) return smoothstep(where.below + soft, where.below - soft, y + fringe);
  if ("above" in where) return smoothstep(where.above - soft, where.above + soft, y + fringe);
  const edge = distanceTo(where as Mass, x, y, z) + fringe;
  return edge > soft ? 0 : smoothstep(soft, -soft, edge);
}

/** What covers a body: colour, marks and relief, as it was drawn. A material in the words replaces all of it. */
export function coatOf(brief: Brief, { covering, main, pattern, marks = [], belly }: Coat): Surface {
  const { noise, look } = brief;
  if (look.material) return brief.made(look.material, look.colors[0]);
  const isFlat = brief.isStyle("cartoon", "low-poly", "modern");
  const [deep, pale] = [darker(main, 0.3), lighter(main, 0.18)];
  const isHairy = covering === "fur" || covering === "wool" || covering === "short";
  const relief = reliefOf(brief, isFlat ? "smooth" : covering);
  return brief.aged((at, out) => {
    const { x, y, z } = at;
    const cloud = noise.fbm(x * 3, y * 3, z * 3, 2);
    const fine = relief(at, out);
    const fringe = isHairy && !isFlat ? fine * 0.02 : 0;
    setColor(out, main);
    tint(out, deep, clamp01(cloud * 0.35 - at.ny * 0.12));
    tint(out, pale, clamp01(at.ny * 0.22 - cloud * 0.2));
    if (belly) tint(out, belly.color, smoothstep(belly.at + belly.soft, belly.at - belly.soft, y + cloud * 0.06 + at.ny * 0.08));
    let share = 0;
    if (pattern) {
      share = patternShare(noise, pattern.name, pattern.scale ?? 1, x, y, z) * (pattern.only?.(x, y, z) ?? 1);
      tint(out, pattern.color, share * 0.94);
    }
    for (const mark of marks) {
      const there = markShare(mark, x, y, z, fringe);
      if (there > 0) tint(out, mark.color, there);
    }
    shade(out, 0.76 + at.open * 0.24 + fine * (isHairy ? 0.22 : 0.12));
    if (look.glow)
      for (let channel = 0; channel < 3; channel++) out.glow[channel] = look.glow[channel] * (share * 0.8 + at.edge * 0.12 + 0.05);
  }, "fabric");
}

/** Writes height and roughness, and answers with the fine light and dark of the covering. */
function reliefOf(
  { noise }: Brief,
  covering: Covering,
): Surface extends (at: infer A, out: infer O) => void ? (at: A, out: O) => number : never {
  switch (covering) {
    case "fur":
      return (at, out) => {
        // Tufts point down and back: the noise is drawn out that way.
        const tuft = noise.cells(at.x * 13, at.y * 7 + at.z * 3, at.z * 9 - at.y * 3);
        const hair = noise.fbm(at.x * 46, at.y * 17, at.z * 26, 2);
        out.roughness = 0.86;
        out.height = (0.5 - tuft.near) * 0.011 + hair * 0.008;
        return hair * 0.9 + (0.45 - tuft.near) * 0.5;
      };
    case "short":
      return (at, out) => {
        const hair = noise.fbm(at.x * 52, at.y * 18, at.z * 26, 2);
        out.roughness = 0.68;
        out.height = hair * 0.004;
        return hair * 0.4;
      };
    case "wool":
      return (at, out) => {
        const curl = noise.cells(at.x * 11, at.y * 11, at.z * 11);
        const fine = noise.fbm(at.x * 40, at.y * 40, at.z * 40, 2);
        out.roughness = 0.95;
        out.height = (0.6 - curl.near) * 0.035 + fine * 0.008;
        return (0.45 - curl.near) * 0.8 + fine * 0.3;
      };
    case "feathers":
      return (at, out) => {
        // Rows of tiles, each shifted by half against the last.
        const row = Math.floor(at.y * 17 - at.z * 5);
        const along = at.y * 17 - at.z * 5 - row;
        const across = (Math.atan2(at.x, at.z + 0.35) * 8 + at.z * 5 + (row & 1) * 0.5) % 1;
        const round = Math.hypot((across < 0 ? across + 1 : across) - 0.5, (along - 1) * 0.62);
        const edge = smoothstep(0.62, 0.44, round);
        out.roughness = 0.72;
        out.height = edge * 0.009 - along * 0.006;
        return edge * 0.5 - 0.32 + noise.at(at.x * 60, at.y * 14, at.z * 40) * 0.16;
      };
    case "scales":
      return (at, out) => {
        const scale = noise.cells(at.x * 17, at.y * 17, at.z * 14);
        out.roughness = 0.45;
        out.height = (0.5 - scale.near) * 0.016;
        return (0.42 - scale.near) * 1.1;
      };
    case "hide":
      return (at, out) => {
        const crease = noise.ridged(at.x * 5, at.y * 7, at.z * 5, 3);
        const grain = noise.fbm(at.x * 40, at.y * 40, at.z * 40, 2);
        out.roughness = 0.8;
        out.height = -crease * 0.012 + grain * 0.004;
        return grain * 0.35 - crease * 0.5 + 0.2;
      };
    case "plates":
      return (at, out) => {
        const plate = noise.cells(at.x * 6, at.y * 6, at.z * 6);
        const gap = smoothstep(0.16, 0.02, plate.next - plate.near);
        out.roughness = 0.5;
        out.height = -gap * 0.02;
        return -gap * 0.9 + (plate.id - 0.5) * 0.3;
      };
    case "smooth":
      return (at, out) => {
        out.roughness = 0.38 + noise.at(at.x * 6, at.y * 6, at.z * 6) * 0.06;
        return 0;
      };
  }
}
