import type { Brief } from "@blenda/forge/grammar/brief";
import { darkGlass, enamel, isMetal, knurled } from "@blenda/forge/language/pieces/finishes";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import { plate } from "@blenda/forge/language/pieces/loft";
import { brightness, clamp01, darker, hex, lighter, mix, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { cylinder } from "@blenda/forge/solid/shapes/forms";
import { type Point, placement } from "@blenda/forge/solid/shapes/shape";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";

export type RadioKind = "table" | "cathedral" | "boombox" | "pocket";
type RadioLayer = "cabinet" | "front" | "grille" | "cloth" | "metal" | "dark" | "glass" | "lamp" | "strap";

export interface RadioKit {
  brief: Brief;
  pieces: Gathered<RadioLayer>;
  surfaces: Record<RadioLayer, Surface>;
  /** The colour of the lit dial and of every lamp. */
  light: Rgb;
  steps: number;
}

/** Fresh paint of the fifties, and the woods of the thirties. */
const PAINTS = [0x7fb8a6, 0xb8432f, 0xe7dcc3, 0x6f9ab8, 0xe0a83c];
const WOODS = [0x7a4524, 0x5c3018, 0x95622f];

export function kitOf(brief: Brief, kind: RadioKind): RadioKit {
  const { look, random } = brief;
  const chance = random.fork("paint");
  const isWooden = kind === "cathedral" || (kind === "table" && look.colors.length === 0 && chance.chance(0.7));
  const paint = brief.color(
    0,
    hex(
      kind === "boombox"
        ? chance.pick(brief.isStyle("sci-fi") ? [0x2c3440, 0x3a2f4a, 0x2f3d3a] : [0x2b2d31, 0xa9adb2, 0xb13a34])
        : chance.pick(PAINTS),
    ),
  );
  const wood = hex(chance.pick(WOODS));
  const isDark = isWooden || brightness(paint) < 0.62;
  const face = brief.color(1, kind === "boombox" ? darker(paint, 0.55) : isDark ? hex(0xefe6d4) : hex(0x3d2d22));
  const metal = metalSurface(brief, kind);
  return {
    brief,
    light: brief.light(hex(brief.isStyle("sci-fi") ? 0x35e6ff : chance.pick([0xffa345, 0xffa345, 0xb8f07a]))),
    pieces: new Gathered<RadioLayer>(),
    steps: brief.isStyle("low-poly") ? 1 : brief.isDetailed ? 6 : 4,
    surfaces: {
      cabinet: cabinetSurface(brief, isWooden ? wood : null, paint),
      front: enamel(brief, face, 0.42),
      grille: kind === "boombox" ? enamel(brief, hex(0x222428), 0.5) : metal,
      cloth: brief.always("fabric", brightness(face) > 0.5 ? hex(0x4a3a2a) : hex(0xb99a62)),
      metal,
      dark: enamel(brief, hex(0x191a1d), 0.4),
      glass: darkGlass,
      lamp: glowing(brief.light(hex(brief.isStyle("sci-fi") ? 0x35e6ff : kind === "cathedral" ? 0xffa640 : 0xff5a2a))),
      strap: brief.always("leather", hex(0x5b3a25)),
    },
  };
}

function cabinetSurface(brief: Brief, wood: Rgb | null, paint: Rgb): Surface {
  const { look } = brief;
  if (look.material && !isMetal(look.material)) return brief.made(look.material, look.colors[0]);
  if (look.material) return brief.made("steel");
  if (!wood) return enamel(brief, paint, 0.28);
  const grain = brief.always("wood", look.colors[0] ?? wood);
  // Lacquered: the grain shows, the pores do not.
  return (at, out) => {
    grain(at, out);
    out.roughness = mix(out.roughness, 0.24, 0.75 * (1 - look.wear));
    out.height *= 0.4;
  };
}

function metalSurface(brief: Brief, kind: RadioKind): Surface {
  if (isMetal(brief.look.material)) return brief.always(brief.look.material);
  if (brief.isStyle("sci-fi", "modern") || kind === "boombox") return brief.always("steel", hex(0xc9ccd0));
  return kind === "pocket" ? brief.always("silver") : brief.always("brass");
}

/** A knob on the front: toothed rim, flat cap with a pointer. */
export function knob({ brief, surfaces }: RadioKit, radius: number, at: Point, cap: "metal" | "front" | "dark" = "front"): Part[] {
  const segments = brief.segments(32);
  const place = placement({ at, turn: [90, 0, 0] });
  const angle = brief.random.fork(`knob ${at.join(" ")}`).between(-2, 2);
  const pointed: Surface = (spot, out) => {
    surfaces[cap](spot, out);
    const along = spot.x * Math.sin(angle) - spot.z * Math.cos(angle);
    const across = spot.x * Math.cos(angle) + spot.z * Math.sin(angle);
    if (spot.ny > 0.5 && along > radius * 0.25 && Math.abs(across) < radius * 0.06)
      setColor(out, cap === "dark" ? [0.95, 0.93, 0.88] : [0.08, 0.07, 0.07]);
  };
  return [
    {
      name: "knobs",
      shape: cylinder(radius, radius * 0.8, { bevel: radius * 0.1, segments }),
      surface: knurled(surfaces.metal, 28, -radius * 0.25, radius * 0.25),
      place,
    },
    { name: "knob caps", shape: cylinder(radius * 0.74, radius * 0.98, { bevel: radius * 0.12, segments }), surface: pointed, place },
  ];
}

/** The lit scale behind glass: two rows of strokes and a red needle. */
export function dial({ brief, light, steps }: RadioKit, width: number, height: number, at: Point): Part {
  const needle = brief.random.fork("needle").between(-0.3, 0.3) * width;
  const paper = lighter(light, 0.35);
  const surface: Surface = (spot, out) => {
    const x = spot.x / width + 0.5;
    const y = spot.y / height;
    const strong = clamp01(1 - Math.abs(x - 0.5) * 0.7) * (0.75 - Math.abs(y) * 0.5);
    setColor(out, darker(paper, 0.25));
    out.roughness = 0.15;
    const stroke = Math.floor(x * 32);
    const isLong = stroke % 4 === 0;
    const isStroke = Math.abs(((x * 32) % 1) - 0.5) < 0.16 && x > 0.06 && x < 0.94;
    const row = (y > 0.08 && y < (isLong ? 0.34 : 0.24)) || (y < -0.1 && y > (isLong ? -0.32 : -0.22));
    const line = Math.abs(y + 0.01) < 0.025 && x > 0.05 && x < 0.95;
    const ink = (isStroke && row) || line ? 1 : 0;
    tint(out, [0.12, 0.07, 0.04], ink);
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = light[channel] * strong * (1 - ink) * 1.2;
    const red = smoothstep(width * 0.011, width * 0.006, Math.abs(spot.x - needle));
    if (red > 0 && Math.abs(y) < 0.4) {
      setColor(out, [0.75, 0.08, 0.04]);
      out.glow[0] = 0.7;
      out.glow[1] = out.glow[2] = 0.03;
    }
  };
  return {
    name: "dial",
    shape: plate(width, height, 0.03, { corner: 0.02, bevel: 0.006, steps }),
    surface,
    place: placement({ at }),
    density: 1.6,
  };
}

/** Telescopic: each piece thinner than the one below. */
export function antenna({ brief, pieces }: RadioKit, length: number, at: Point, turn: Point): void {
  const segments = brief.segments(12);
  const levels = 4;
  const direction = placement({ turn }).elements;
  for (let level = 0; level < levels; level++) {
    const middle = ((level + 0.5) / levels) * length;
    const where = { at: [at[0] + direction[4] * middle, at[1] + direction[5] * middle, at[2] + direction[6] * middle] as const, turn };
    pieces.add("metal", cylinder(0.02 - level * 0.004, length / levels + 0.01, { bevel: 0.003, segments }), where);
  }
  const tip: Point = [at[0] + direction[4] * length, at[1] + direction[5] * length, at[2] + direction[6] * length];
  pieces.add("metal", cylinder(0.018, 0.035, { bevel: 0.008, segments }), { at: tip, turn });
}
