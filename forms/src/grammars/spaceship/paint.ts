import type { Brief } from "@blenda/forge/grammar/brief";
import { type Rgb, smoothstep } from "@blenda/forge/solid/color";
import { layered, type Surface, shade, tint } from "@blenda/forge/solid/surfaces/surface";

/** Plates of several sizes with grooves between them; some are a shade off, a few carry the second colour. */
export function panelled({ noise, random, look }: Brief, accent: Rgb, base: Surface, isRound: boolean): Surface {
  const chance = random.fork("panels");
  const [long, wide] = [chance.between(0.16, 0.24), chance.between(0.11, 0.15)];
  const stripeAt = chance.between(-0.3, 0.35);
  const stripe = chance.between(0.05, 0.11);
  const panels: Surface = (at, out) => {
    const isFlat = Math.abs(at.ny) > 0.6;
    const away = Math.hypot(at.x, at.z);
    const a = (isRound ? away : at.z) / long;
    const row = Math.floor(a);
    // Every row of plates is cut at other places than the one before it.
    const side = isRound ? (Math.atan2(at.x, at.z) * 14 * wide) / (2 * Math.PI) : isFlat ? at.x : at.y;
    const b = side / wide + ((row * 7) % 3) / 3;
    const column = Math.floor(b);
    const gapA = (0.5 - Math.abs(a - row - 0.5)) * long;
    const gapB = (0.5 - Math.abs(b - column - 0.5)) * (isRound ? (2 * Math.PI * away) / 14 : wide);
    const tone = noise.at(row * 3.7 + 0.3, column * 2.9 + 0.3, isFlat ? 1.5 : 8.5);
    const groove = smoothstep(0.0052, 0.002, Math.min(gapA, gapB));
    if (!look.material) {
      if (tone > 0.36) tint(out, accent, 0.85);
      const band = smoothstep(0.004, -0.004, Math.abs(isRound ? away - 0.52 : at.z - stripeAt) - stripe * (isRound ? 0.5 : 1));
      tint(out, accent, band * 0.9);
    }
    shade(out, (1 + tone * 0.16) * (1 - groove * 0.5));
    out.roughness += tone * 0.1;
    out.height += (tone > 0.12 ? 0.004 : 0) - groove * 0.004;
  };
  return layered(base, panels);
}
