import type { Brief } from "@blenda/forge/grammar/brief";
import { hex, mix, smoothstep } from "@blenda/forge/solid/color";
import type { MaterialName } from "@blenda/forge/solid/surfaces/stuff";
import { type Surface, shade } from "@blenda/forge/solid/surfaces/surface";

/** Polished more than metal elsewhere: jewellery is. */
export function bandSurface(brief: Brief): Surface {
  const { look, noise } = brief;
  const rough = brief.isStyle("medieval") || look.wear > 0.4;
  const own = brief.random.fork("metal").pick<MaterialName>(rough ? ["bronze", "silver", "gold"] : ["gold", "gold", "silver", "copper"]);
  const base = look.material
    ? brief.always(look.material, look.colors[1])
    : brief.isStyle("sci-fi")
      ? brief.always("steel", hex(0x8a8f98))
      : brief.always(own, own === "copper" ? hex(0xf2b9a2) : undefined);
  const isHammered = !rough && brief.random.fork("hammer").chance(0.15);
  return (at, out) => {
    base(at, out);
    if (out.metallic > 0.5) out.roughness = mix(0.12, out.roughness, 0.2 + look.wear * 0.8);
    if (!isHammered) return;
    const { near } = noise.cells(at.x * 9, at.y * 9, at.z * 9);
    out.height += near * near * 0.02;
  };
}

/** A mark cut into the seal, lying on its top: a star, a crown or a cross, with a ring round it. */
export function crest(brief: Brief, metal: Surface): Surface {
  const mark = brief.random.fork("crest").pick([star, crown, cross]);
  return (at, out) => {
    metal(at, out);
    if (at.ny < 0.9) return;
    const x = at.x / 0.52;
    const y = -at.z / (0.52 * 0.84);
    const rim = smoothstep(0.03, 0.015, Math.abs(Math.hypot(x, y) - 0.82));
    const cut = Math.max(rim, smoothstep(0.02, -0.02, mark(x, y)));
    shade(out, 1 - cut * 0.72);
    out.roughness += cut * 0.3;
    out.height -= cut * 0.03;
  };
}

/** Below zero inside the mark. */
type Mark = (x: number, y: number) => number;

const star: Mark = (x, y) => {
  const turn = Math.atan2(x, y);
  const point = Math.abs((((((turn / (2 * Math.PI)) * 8) % 1) + 1.5) % 1) - 0.5) * 2;
  return Math.hypot(x, y) - mix(0.24, 0.62, point);
};

const crown: Mark = (x, y) => {
  const tooth = Math.abs(((((x / 0.36) % 1) + 1.5) % 1) - 0.5) * 2;
  const body = Math.max(Math.abs(x) - 0.52, -0.3 - y, y - mix(-0.02, 0.42, tooth));
  return Math.max(body, -(Math.abs(y + 0.14) - 0.03));
};

const cross: Mark = (x, y) => {
  const flare = 0.08 + 0.22 * Math.max(Math.abs(x), Math.abs(y));
  return Math.max(Math.min(Math.abs(x), Math.abs(y)) - flare * 0.7, Math.max(Math.abs(x), Math.abs(y)) - 0.58);
};
