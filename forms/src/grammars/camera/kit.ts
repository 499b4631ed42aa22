import type { Brief } from "@blenda/forge/grammar/brief";
import { darkGlass, enamel, isMetal } from "@blenda/forge/language/pieces/finishes";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import { brightness, darker, hex, lighter, type Rgb } from "@blenda/forge/solid/color";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import type { LensForm } from "./lens.ts";

export type CameraKind = "rangefinder" | "reflex" | "instant" | "twin" | "bellows";
type CameraLayer = "body" | "metal" | "black" | "glass" | "accent" | "paper";

/** What every kind of camera is put together from. */
export interface CameraKit {
  brief: Brief;
  pieces: Gathered<CameraLayer>;
  accent: Rgb;
  body: Rgb;
  surfaces: Record<CameraLayer, Surface>;
  /** Steps of roundings. */
  steps: number;
  lensOf(radius: number, length: number): LensForm;
}

export function kitOf(brief: Brief, kind: CameraKind): CameraKit {
  const { look } = brief;
  const chance = brief.random.fork("paint");
  const own =
    kind === "instant"
      ? chance.pick([0xe9e4d8, 0xe9e4d8, 0x2a2c31, 0x7fb8ad])
      : kind === "reflex"
        ? 0x24262a
        : chance.pick([0x241b17, 0x1d1f22, 0x4d2c1c, 0x2b3a2e]);
  const body = brief.color(0, hex(own));
  const accent = brief.light(brief.color(2, hex(chance.pick([0xff6a1f, 0xd9352a, 0xe8b23a]))));
  const metal = metalSurface(brief, kind);
  const black = enamel(brief, hex(0x17181b), 0.38);
  return {
    brief,
    body,
    accent,
    pieces: new Gathered<CameraLayer>(),
    steps: brief.isStyle("low-poly") ? 1 : brief.isDetailed ? 6 : 4,
    surfaces: {
      body: bodySurface(brief, kind, body),
      metal,
      black,
      glass: darkGlass,
      accent: look.glow ? glowing(look.glow) : enamel(brief, accent),
      paper: brief.always("paper", hex(0xf4f1ea)),
    },
    lensOf: (radius, length) => ({ radius, length, barrel: kind === "bellows" ? metal : black, trim: metal, accent }),
  };
}

/** A named metal goes to the fittings; anything else that is named becomes the body. */
function bodySurface(brief: Brief, kind: CameraKind, color: Rgb): Surface {
  const { look } = brief;
  if (look.material && !isMetal(look.material)) return brief.made(look.material, look.colors[0]);
  if (kind === "bellows") return brief.always("wood", look.colors[0] ?? hex(0x7a4422));
  if (kind === "instant" || brief.isStyle("cartoon", "sci-fi", "low-poly")) return brief.always("plastic", color);
  if (kind === "reflex") return brief.always("rubber", brightness(color) < 0.2 ? lighter(color, 0.04) : color);
  return brief.always("leather", color);
}

function metalSurface(brief: Brief, kind: CameraKind): Surface {
  const { look } = brief;
  const second = look.colors[1];
  if (isMetal(look.material)) return brief.always(look.material, second);
  if (second) return enamel(brief, second, 0.34);
  if (kind === "bellows") return brief.always("brass");
  if (kind === "reflex") return enamel(brief, brief.isStyle("sci-fi", "modern") ? hex(0xd6d9dc) : darker(hex(0x3a3d42), 0.1), 0.42);
  const isBlack = brief.random.fork("plates").chance(0.22);
  return isBlack ? enamel(brief, hex(0x1e2023), 0.32) : brief.always("steel", hex(0xd3d5d8));
}
