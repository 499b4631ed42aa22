import type { Brief } from "@blenda/forge/grammar/brief";
import { knurled } from "@blenda/forge/language/pieces/finishes";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { clamp01, hex, mix, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { type Placement, placement } from "@blenda/forge/solid/shapes/shape";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";

export interface LensForm {
  radius: number;
  /** How far it stands out. */
  length: number;
  barrel: Surface;
  trim: Surface;
  /** The thin ring round the glass. */
  accent: Rgb;
}

/** A lens looking along +y of its own, to be placed on a body: mount, focus ring with teeth, scale ring, front bezel, lacquer glass. */
export function lens(brief: Brief, { radius: r, length: l, barrel, trim, accent }: LensForm, where: Placement): Part[] {
  const place = placement(where);
  const segments = brief.segments(56);
  const turned = (profile: number[], crease = 40) =>
    lathe(
      pairs(profile).map(([x, y]): [number, number] => [x * r, y * l]),
      { segments, creaseDegrees: crease },
    );
  const mount = turned([0, -0.1, 1.1, -0.1, 1.12, 0, 1.12, 0.1, 1.06, 0.15, 0, 0.15]);
  const focus = turned([0.9, 0.12, 1, 0.12, 1.02, 0.15, 1.02, 0.45, 1, 0.48, 0.94, 0.49, 0.92, 0.5, 0.9, 0.5, 0.9, 0.12]);
  const scale = turned([0.9, 0.48, 0.95, 0.5, 0.95, 0.7, 0.92, 0.73, 0.86, 0.73, 0.86, 0.48, 0.9, 0.48]);
  const bezel = turned([0.8, 0.7, 0.88, 0.72, 0.9, 0.75, 0.9, 0.95, 0.87, 1, 0.8, 1, 0.77, 0.97, 0.66, 0.8, 0.6, 0.78, 0.6, 0.7, 0.8, 0.7]);
  const glass = turned([0, 0.78, 0.72, 0.78, 0.64, 0.84, 0.52, 0.9, 0.36, 0.95, 0.18, 0.98, 0, 0.985], 80);
  const ring = turned([0.69, 0.83, 0.72, 0.86, 0.725, 0.89, 0.7, 0.89, 0.68, 0.85, 0.69, 0.83]);
  const isLit = brief.look.glow !== null;
  return [
    { name: "lens mount", shape: mount, surface: trim, place },
    { name: "lens barrel", shape: focus, surface: knurled(barrel, 44, l * 0.18, l * 0.43), place },
    { name: "lens scale", shape: scale, surface: scaled(barrel, l), place },
    { name: "lens bezel", shape: bezel, surface: barrel, place },
    { name: "lens ring", shape: ring, surface: isLit ? glowing(accent) : painted(accent), place },
    { name: "lens glass", shape: glass, surface: coatedGlass(brief, r), place, density: 1.4 },
  ];
}

const painted =
  (color: Rgb): Surface =>
  (_at, out) => {
    setColor(out, color);
    out.roughness = 0.3;
  };

/** White strokes of the distance and aperture scales, a long one now and then. */
function scaled(base: Surface, length: number): Surface {
  return (at, out) => {
    base(at, out);
    const turn = (Math.atan2(at.x, at.z) / (2 * Math.PI) + 1) % 1;
    const mark = Math.floor(turn * 60);
    const isLong = mark % 5 === 0;
    const inStroke = Math.abs(((turn * 60) % 1) - 0.5) < (isLong ? 0.14 : 0.09);
    const y = at.y / length;
    if (inStroke && y > 0.51 && y < (isLong ? 0.64 : 0.57)) {
      setColor(out, isLong && mark % 3 === 0 ? hex(0xf0a43a) : hex(0xe8e6df));
      out.metallic = 0;
      out.roughness = 0.5;
    }
  };
}

/** Deep glass: black in the middle, violet and green where the coating turns the light, a thin bright rim. */
function coatedGlass(brief: Brief, radius: number): Surface {
  const hue = brief.light(brief.random.fork("coating").pick([hex(0x2b3f9e), hex(0x5a2a9a), hex(0x1d6f86)]));
  return (at, out) => {
    const r = Math.hypot(at.x, at.z) / radius;
    const side = clamp01(0.5 + (at.x * 0.7 - at.z * 0.7) / radius);
    setColor(out, [0.01, 0.014, 0.03]);
    tint(out, hue, smoothstep(0.12, 0.5, r) * smoothstep(0.72, 0.5, r) * mix(0.1, 0.6, side));
    tint(out, [0.1, 0.5, 0.42], smoothstep(0.09, 0.03, Math.abs(r - 0.36)) * (1 - side) * 0.4);
    const pupil = smoothstep(0.24, 0.2, r);
    shade(out, 1 - pupil * 0.85);
    out.roughness = 0.03;
    if (brief.look.glow) for (let channel = 0; channel < 3; channel++) out.glow[channel] = hue[channel] * smoothstep(0.7, 0.2, r) * 0.5;
    out.height = -smoothstep(0.012, 0, Math.abs(r - 0.45)) * 0.002;
  };
}
