import type { Brief } from "@blenda/forge/grammar/brief";
import { darker, lighter, type Rgb } from "@blenda/forge/solid/color";
import { type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";

/** Cloth of a finer weave than furniture has, with soft folds. */
export function cloth(brief: Brief, color: Rgb): Surface {
  const { noise } = brief;
  return brief.aged((at, out) => {
    const fold = noise.fbm(at.x * 9, at.y * 6, at.z * 9, 2);
    const weave = Math.sin(at.x * 300) * Math.sin(at.y * 300);
    setColor(out, color);
    tint(out, darker(color, 0.35), Math.max(0, fold) * 0.7 + (1 - at.open) * 0.25);
    tint(out, lighter(color, 0.2), Math.max(0, -fold) * 0.5);
    out.roughness = 0.85;
    out.height = fold * 0.012 + weave * 0.0006;
  }, "fabric");
}
