import type { Brief } from "../../grammar/brief.ts";
import { clamp01, darker, hex, lighter, mix, type Rgb, smoothstep } from "../../solid/color.ts";
import { type Spot, type Surface, setColor, shade, tint } from "../../solid/surfaces/surface.ts";

interface Courses {
  width: number;
  height: number;
  mortar: Rgb;
  /** Half the joint. */
  joint: number;
  /** How far a stone stands before its mortar. */
  relief: number;
  /** Radius of a round wall; flat walls are laid along the axis they run. */
  round?: number;
}

/** The way along a wall: round a tower, or along the side the wall faces away from. */
function wayAlong(at: Spot, round: number | undefined): number {
  if (round) return Math.atan2(at.x, at.z) * round;
  return Math.abs(at.nx) > Math.abs(at.nz) ? at.z : at.x;
}

/** Rows of blocks, each with its own shade and a soft edge. */
function coursed(brief: Brief, color: Rgb, { width, height, mortar, joint, relief, round }: Courses): Surface {
  const { noise } = brief;
  const [dark, pale] = [darker(color, 0.4), lighter(color, 0.25)];
  const across = round ? (2 * Math.PI * round) / Math.max(4, Math.round((2 * Math.PI * round) / width)) : width;
  return brief.aged((at, out) => {
    const row = Math.floor(at.y / height);
    const wobble = noise.at(at.x * 9, at.y * 9, at.z * 9) * joint * 0.8;
    const place = wayAlong(at, round) / across + (row % 2 === 0 ? 0 : 0.5);
    const column = Math.floor(place);
    const edgeX = (0.5 - Math.abs(place - column - 0.5)) * across;
    const edgeY = (0.5 - Math.abs(at.y / height - row - 0.5)) * height;
    const away = Math.min(edgeX, edgeY) + wobble;
    const block = smoothstep(joint * 0.6, joint * 1.6, away);
    const tone = noise.at(column * 3.71 + 0.5, row * 2.37 + 0.5, 4.5);
    const grain = noise.fbm(at.x * 14, at.y * 14, at.z * 14, 3);
    setColor(out, color);
    tint(out, dark, clamp01(tone * 0.9 + (1 - at.open) * 0.4));
    tint(out, pale, clamp01(-tone * 0.7 + grain * 0.5));
    shade(out, 1 + grain * 0.16);
    tint(out, mortar, 1 - block);
    out.roughness = 0.86 + grain * 0.1;
    out.height = block * relief * (1 + tone * 0.5) + grain * relief * 0.35;
  }, "stone");
}

export const brickwork = (brief: Brief, color: Rgb = hex(0xa4523a), round?: number): Surface =>
  coursed(brief, color, { width: 0.12, height: 0.045, mortar: hex(0xb9afa2), joint: 0.005, relief: 0.005, ...(round ? { round } : {}) });

export const stonework = (brief: Brief, color: Rgb = hex(0x938d84), round?: number): Surface =>
  coursed(brief, color, { width: 0.19, height: 0.095, mortar: hex(0x6d675f), joint: 0.008, relief: 0.012, ...(round ? { round } : {}) });

/** Lime plaster with a little damp near the ground. */
export function plaster(brief: Brief, color: Rgb = hex(0xe9dfc9)): Surface {
  const { noise } = brief;
  const damp = darker(color, 0.35);
  return brief.aged((at, out) => {
    const cloud = noise.fbm(at.x * 4, at.y * 4, at.z * 4, 3);
    const trowel = noise.fbm(at.x * 15, at.y * 19, at.z * 15, 2);
    setColor(out, color);
    tint(out, damp, clamp01(cloud * 0.35 + (1 - at.open) * 0.55));
    out.roughness = 0.9;
    out.height = trowel * 0.006 + cloud * 0.006;
  }, "concrete");
}

/** Boards laid over each other, each a little different. */
export function clapboard(brief: Brief, color: Rgb, height = 0.06): Surface {
  const { noise } = brief;
  return brief.aged((at, out) => {
    const row = Math.floor(at.y / height);
    const up = at.y / height - row;
    const grain = noise.fbm(at.x * 6, at.y * 60, at.z * 6, 2);
    setColor(out, color);
    shade(out, 1 + noise.at(row * 3.3, 1.5, 2.5) * 0.1 + grain * 0.12 - smoothstep(0.16, 0, up) * 0.4 - (1 - at.open) * 0.3);
    out.roughness = 0.6 + grain * 0.2;
    out.height = (1 - up) * 0.012 - smoothstep(0.1, 0, up) * 0.012 + grain * 0.001;
  }, "wood");
}

/** Upright boards with a groove between them. */
export function boards(brief: Brief, color: Rgb, width = 0.06): Surface {
  const { noise } = brief;
  const dark = darker(color, 0.5);
  return brief.aged((at, out) => {
    const place = wayAlong(at, undefined) / width;
    const column = Math.floor(place);
    const groove = smoothstep(0.08, 0.03, 0.5 - Math.abs(place - column - 0.5));
    const grain = noise.fbm(at.x * 40, at.y * 3 + column * 7, at.z * 40, 3);
    setColor(out, color);
    tint(out, dark, clamp01(0.2 + noise.at(column * 2.7, 3.5, 1.5) * 0.5 + grain * 0.8));
    shade(out, (1 - groove * 0.6) * (0.75 + at.open * 0.25));
    out.roughness = 0.68 + grain * 0.2;
    out.height = -groove * 0.01 + grain * 0.002;
  }, "wood");
}

/** One row of a roof, in the row's own coordinates: x along the eaves, z down the slope, y tells the rows apart. */
export function tiles(brief: Brief, color: Rgb, width = 0.09, isRound = false): Surface {
  const { noise } = brief;
  const [dark, pale] = [darker(color, 0.45), lighter(color, 0.2)];
  return brief.aged((at, out) => {
    const place = at.x / width;
    const column = Math.floor(place);
    const across = Math.abs(place - column - 0.5) * 2;
    const tone = noise.at(column * 3.17 + 0.5, Math.round(at.y / 10) * 1.73, 2.5);
    const grain = noise.fbm(at.x * 18, at.z * 18 + at.y, 1, 2);
    setColor(out, color);
    tint(out, dark, clamp01(tone * 1.1 + (1 - at.open) * 0.7));
    tint(out, pale, clamp01(-tone * 0.8 + at.edge * 0.35));
    const gap = smoothstep(0.86, 0.97, across);
    shade(out, (1 + grain * 0.2) * (1 - gap * 0.5));
    out.roughness = 0.72 + grain * 0.15;
    out.height = (isRound ? Math.sqrt(Math.max(0, 1 - across * across)) * 0.022 : -gap * 0.012 + tone * 0.006) + grain * 0.003;
  }, "clay");
}

/** Straw laid down the slope, cut at the eaves. */
export function thatch(brief: Brief, color: Rgb = hex(0xb99553)): Surface {
  const { noise } = brief;
  const [dark, pale] = [darker(color, 0.55), lighter(color, 0.3)];
  return brief.aged((at, out) => {
    const straw = noise.fbm(at.x * 52, at.y * 52, at.z * 3, 3);
    const clump = noise.fbm(at.x * 7, at.y, at.z * 5, 2);
    setColor(out, color);
    tint(out, dark, clamp01(0.25 + straw * 1.2 + clump * 0.5 + (1 - at.open) * 0.6));
    tint(out, pale, clamp01(-straw * 0.9 + at.edge * 0.3));
    out.roughness = 0.95;
    out.height = straw * 0.014 + clump * mix(0.01, 0.02, brief.look.wear);
  }, "paper");
}
