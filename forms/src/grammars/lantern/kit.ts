import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { enamel, isMetal } from "@blenda/forge/language/pieces/finishes";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { darker, hex, lighter, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { type Point, placement, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";

export type LanternKind = "storm" | "box" | "paper" | "pierced" | "power";
type LanternLayer = "frame" | "trim" | "wax" | "light" | "wood" | "dark";

export interface LanternKit {
  brief: Brief;
  pieces: Gathered<LanternLayer>;
  surfaces: Record<LanternLayer, Surface>;
  flame: Rgb;
  /** The colour of the glass, when one was asked for. */
  stain: Rgb | null;
  segments: number;
}

const PAINTS = [0xb13a2a, 0x2f5f57, 0x2b3a55, 0x8a6a2a, 0x3a3c40];

export function kitOf(brief: Brief, kind: LanternKind): LanternKit {
  const { look } = brief;
  const chance = brief.random.fork("paint");
  const flame = brief.light(kind === "power" ? hex(0x35e6ff) : hex(0xffb04a));
  const isPainted = kind === "storm" && !look.material && (look.colors.length > 0 || chance.chance(0.7));
  // "A brass lantern with green glass": the colour of a fine metal is its own, the one that was said goes to the glass.
  const isFine = isMetal(look.material) && look.material !== "iron" && look.material !== "steel";
  const iron = brief.color(0, hex(0x6a6d72));
  const bare =
    kind === "pierced"
      ? brief.made(chance.pick(["brass", "copper"]), look.colors[0])
      : kind === "power"
        ? enamel(brief, brief.color(0, hex(0x4a525c)), 0.4)
        : brief.made(chance.pick(["iron", "iron", "bronze"]), look.colors[0] ?? iron);
  return {
    brief,
    flame,
    stain: look.colors[isFine ? 0 : 1] ?? null,
    pieces: new Gathered<LanternLayer>(),
    segments: brief.segments(40),
    surfaces: {
      frame:
        isFine && look.material
          ? brief.always(look.material)
          : isPainted
            ? enamel(brief, brief.color(0, hex(chance.pick(PAINTS))), 0.34)
            : bare,
      trim: look.colors[1] && !isFine ? enamel(brief, look.colors[1], 0.3) : brief.always(kind === "power" ? "steel" : "brass"),
      wax: brief.always("bone", hex(0xf0e6cc)),
      light: glowing(flame),
      wood: brief.always("wood", hex(0x3d2415)),
      dark: enamel(brief, hex(0x1b1c1f), 0.5),
    },
  };
}

/** Glass lit from within: brightest about the flame's height, clearer and darker away from it. */
export function litGlass({ brief, flame, stain }: LanternKit, centre: number, reach: number, own: Rgb = flame): Surface {
  const tintColor = stain ?? own;
  const { noise } = brief;
  const deep = darker(tintColor, 0.72);
  const hot = lighter(flame, 0.65);
  return (at, out) => {
    const rise = (at.y - centre) / reach;
    const near = Math.exp(-rise * rise * 2.2);
    const swirl = noise.fbm(at.x * 4, at.y * 3, at.z * 4, 2);
    setColor(out, deep);
    tint(out, tintColor, near * 0.6);
    out.roughness = 0.06 + Math.abs(swirl) * 0.08;
    const strength = near * (0.85 + swirl * 0.35);
    const core = smoothstep(0.75, 1, near);
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = tintColor[channel] * strength * 0.9 + hot[channel] * core * 0.35;
  };
}

interface TurnedOptions {
  segments: number;
  /** Multiplies radii and heights, then lifts. */
  wide?: number;
  high?: number;
  lift?: number;
  creaseDegrees?: number;
}

/** A turned piece from a row of radii and heights. */
export function turned(profile: readonly number[], { segments, wide = 1, high = 1, lift = 0, creaseDegrees = 42 }: TurnedOptions): Shape {
  return lathe(
    pairs(profile).map(([r, y]): [number, number] => [r * wide, y * high + lift]),
    { segments, creaseDegrees },
  );
}

/** A candle's flame, pointed. */
export function flameAt({ pieces, segments }: LanternKit, at: Point, size: number): void {
  const drop = flat`0 -0.3, 0.22 -0.16, 0.3 0.05, 0.26 0.3, 0.13 0.62, 0.04 0.92, 0 1.02`.map(([r, y]): [number, number] => [
    r * size,
    y * size,
  ]);
  pieces.add("light", lathe(drop, { segments: Math.max(8, segments / 2), creaseDegrees: 70 }), { at });
}

/** A handle of wire, with a wooden grip in its middle. */
export function bail({ brief, pieces }: LanternKit, half: number, from: number, top: number, hasGrip: boolean): void {
  const path: Point[] = Array.from({ length: 13 }, (_, at) => {
    const angle = Math.PI * (at / 12);
    return [half * Math.cos(angle), from + (top - from) * Math.sin(angle) ** 0.8, 0];
  });
  pieces.add("trim", tube(path, 0.016, { sides: brief.segments(8), rings: brief.segments(40) }));
  if (!hasGrip) return;
  pieces.add(
    "wood",
    lathe(flat`0 -0.13, 0.03 -0.13, 0.042 -0.08, 0.045 0, 0.042 0.08, 0.03 0.13, 0 0.13`, {
      segments: brief.segments(16),
      creaseDegrees: 50,
    }),
    { at: [0, top, 0], turn: [0, 0, 90] },
  );
}

export function part(name: string, shape: Part["shape"], surface: Surface, at: Point = [0, 0, 0]): Part {
  return { name, shape, surface, place: placement({ at }) };
}
