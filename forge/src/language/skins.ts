import type { Brief } from "../grammar/brief.ts";
import { clamp01, darker, hex, lighter, type Rgb, smoothstep } from "../solid/color.ts";
import type { Noise } from "../solid/noise.ts";
import { type Spot, type Surface, shade, tint } from "../solid/surfaces/surface.ts";
import type { Axis } from "./node.ts";

/** A colour of its own, or so much lighter (above 0) or darker (below 0) than what it is painted on. */
type Tone = number | { by: number };

/** One layer of paint over a substance, as plain data. Lengths are in the program's units. */
interface Mark {
  color: Tone;
  where: Where;
  /** How much of the colour is laid on. */
  share: number;
  /** How far it stands out (or, below 0, is sunk in). */
  relief: number;
}

type Where =
  | { kind: "fade"; from: number; to: number; along: Axis | "out" | "up"; wave: number }
  | { kind: "speckles"; pitch: number; size: number }
  | { kind: "clouds"; pitch: number }
  | { kind: "stripes"; count: number; width: number; wobble: number }
  | { kind: "streaks"; pitch: number; width: number }
  | { kind: "rings"; pitch: number; width: number; along: Axis | "out" }
  | { kind: "courses"; width: number; height: number; joint: number; round: number; isShifted: boolean };

export type Paint = readonly Mark[];

interface Laid {
  share?: number;
  relief?: number;
}

const mark = (color: Tone, where: Where, { share = 1, relief = 0 }: Laid): Mark => ({ color, where, share, relief });

/** From none at `from` to all at `to`: along an axis, away from the Y axis ("out"), or by how much it faces the sky ("up"). `wave` makes the border run. */
export const fade = (
  color: Tone,
  from: number,
  to: number,
  { along = "y", wave = 0, ...laid }: Laid & { along?: Axis | "out" | "up"; wave?: number } = {},
): Mark => mark(color, { kind: "fade", from, to, along, wave }, laid);
/** Freckles, seeds, pores, sesame: one in every `pitch`, `size` of it filled. */
export const speckles = (color: Tone, pitch: number, { size = 0.25, ...laid }: Laid & { size?: number } = {}): Mark =>
  mark(color, { kind: "speckles", pitch, size }, laid);
/** Uneven patches: ripeness, browning, damp. */
export const clouds = (color: Tone, pitch: number, laid: Laid = {}): Mark => mark(color, { kind: "clouds", pitch }, laid);
/** From pole to pole round the Y axis. */
export const stripes = (
  color: Tone,
  count: number,
  { width = 0.5, wobble = 0, ...laid }: Laid & { width?: number; wobble?: number } = {},
): Mark => mark(color, { kind: "stripes", count, width, wobble }, laid);
/** Bands one after the other along an axis, or circles round Y. */
export const rings = (
  color: Tone,
  pitch: number,
  { width = 0.5, along = "y", ...laid }: Laid & { width?: number; along?: Axis | "out" } = {},
): Mark => mark(color, { kind: "rings", pitch, width, along }, laid);
/** Slanting gleams over what faces the front, a broad one and a narrow one in every `pitch`: mirrors, panes, dark screens. */
export const streaks = (color: Tone, pitch: number, { width = 0.3, ...laid }: Laid & { width?: number } = {}): Mark =>
  mark(color, { kind: "streaks", pitch, width }, laid);
/** Joints between bricks, stones, shingles or boards; `round` is the radius of a round wall. The blocks differ a little. */
export const courses = (
  width: number,
  height: number,
  {
    color = { by: -0.5 },
    joint = 0.008,
    round = 0,
    isShifted = true,
    relief = -0.01,
    share = 0.8,
  }: Laid & { color?: Tone; joint?: number; round?: number; isShifted?: boolean } = {},
): Mark => mark(color, { kind: "courses", width, height, joint, round, isShifted }, { share, relief });

/** The substance with its paint on it. */
export function painted(under: Surface, paint: Paint, base: Rgb, brief: Brief): Surface {
  const layers = paint.map(({ color, where, share, relief }) => ({
    color: typeof color === "number" ? hex(color) : color.by < 0 ? darker(base, -color.by) : lighter(base, color.by),
    cover: coverOf(where, brief.noise),
    blocks: where.kind === "courses" ? blockTone(where, brief.noise) : null,
    share,
    relief,
  }));
  return (at, out) => {
    under(at, out);
    for (const { color, cover, blocks, share, relief } of layers) {
      if (blocks) shade(out, blocks(at));
      const here = cover(at);
      tint(out, color, here * share);
      out.height += here * relief;
    }
  };
}

type Cover = (at: Spot) => number;
type WhereOf<Kind extends Where["kind"]> = Extract<Where, { kind: Kind }>;

function coverOf(where: Where, noise: Noise): Cover {
  switch (where.kind) {
    case "fade":
      return fadeCover(where, noise);
    case "speckles":
      return ({ x, y, z }) => {
        const { near } = noise.cells(x / where.pitch, y / where.pitch, z / where.pitch);
        return smoothstep(where.size, where.size * 0.7, near);
      };
    case "clouds":
      return ({ x, y, z }) => clamp01(0.15 + noise.fbm(x / where.pitch, y / where.pitch, z / where.pitch, 3) * 1.6);
    case "stripes":
      return ({ x, y, z }) => {
        const angle = Math.atan2(x, z) + (where.wobble ? noise.fbm(x * 6, y * 6, z * 6, 2) * where.wobble : 0);
        return band(0.5 + 0.5 * Math.cos(angle * where.count), where.width);
      };
    case "streaks":
      return ({ x, y }) => {
        const way = (x * 0.8 + y * 0.6) / where.pitch;
        const along = way - Math.floor(way);
        return gleam(along, 0.36, where.width) + gleam(along, 0.36 + where.width * 0.9, where.width * 0.3);
      };
    case "rings":
      return (at) => {
        const way = where.along === "out" ? Math.hypot(at.x, at.z) : at[where.along];
        return band(0.5 + 0.5 * Math.cos((way / where.pitch) * 2 * Math.PI), where.width);
      };
    case "courses":
      return (at) => {
        const { row, place, up } = blockAt(where, at);
        const edge = Math.min(
          (0.5 - Math.abs(place - Math.floor(place) - 0.5)) * where.width,
          (0.5 - Math.abs(up - row - 0.5)) * where.height,
        );
        return smoothstep(where.joint * 1.2, where.joint * 0.5, edge + noise.at(at.x * 9, at.y * 9, at.z * 9) * where.joint * 0.3);
      };
  }
}

function fadeCover({ from, to, along, wave }: WhereOf<"fade">, noise: Noise): Cover {
  return (at) => {
    const way = along === "up" ? at.upward : along === "out" ? Math.hypot(at.x, at.z) : at[along];
    return smoothstep(from, to, way + (wave ? noise.fbm(at.x * 5, at.y * 5, at.z * 5, 2) * wave : 0));
  };
}

/** 1 within `width` of the crests of a wave. */
const band = (crest: number, width: number) => smoothstep(1 - width - 0.08, 1 - width + 0.08, crest);

/** 1 within `width` about `middle`. */
const gleam = (along: number, middle: number, width: number) => smoothstep(width / 2 + 0.02, width / 2 - 0.02, Math.abs(along - middle));

/** Row, way along in blocks, and way up in rows. The answer is reused by the next call: every texel of a wall asks. */
function blockAt({ width, height, round, isShifted }: WhereOf<"courses">, at: Spot): typeof block {
  const isSide = Math.abs(at.nx) > Math.abs(at.nz);
  const way = round ? Math.atan2(at.x, at.z) * round : isSide ? at.z : at.x;
  block.up = at.y / height;
  block.row = Math.floor(block.up);
  block.place = way / width + (isShifted && block.row % 2 !== 0 ? 0.5 : 0);
  return block;
}

const block = { row: 0, place: 0, up: 0 };

function blockTone(where: WhereOf<"courses">, noise: Noise): Cover {
  return (at) => {
    const { row, place } = blockAt(where, at);
    return 1 + noise.at(Math.floor(place) * 3.71 + 0.5, row * 2.37 + 0.5, 4.5) * 0.22;
  };
}
