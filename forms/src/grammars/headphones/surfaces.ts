import type { Brief } from "@blenda/forge/grammar/brief";
import { enamel, isMetal } from "@blenda/forge/language/pieces/finishes";
import { brightness, darker, hex, type Rgb } from "@blenda/forge/solid/color";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { type Surface, setColor, shade } from "@blenda/forge/solid/surfaces/surface";

export type HeadphoneKind = "open" | "closed" | "foam";
export type HeadphoneLayer = "shell" | "cushion" | "metal" | "dark" | "lamp";

export function surfacesOf(brief: Brief, light: Rgb, kind: HeadphoneKind): Record<HeadphoneLayer, Surface> {
  const { look } = brief;
  const chance = brief.random.fork("paint");
  const isGaming = brief.has("microphone") || brief.isStyle("sci-fi");
  const own = hex(chance.pick(isGaming ? [0x24262b, 0xdadde0] : [0xe8e3d8, 0x2b2d31, 0x35506b, 0x8c3f2f, 0xb9c4b8]));
  const shell = brief.color(0, own);
  const pad = brief.color(
    1,
    hex(
      brief.isStyle("cartoon") ? 0xf3ece2 : brightness(shell) < 0.25 && !isGaming ? 0x7a4a2c : chance.pick([0x2b2622, 0x3a2a20, 0x1f2124]),
    ),
  );
  const isWood = !look.material && !isGaming && look.colors.length === 0 && !brief.isStyle("modern", "cartoon") && chance.chance(0.25);
  const fittings = isGaming || brief.isStyle("modern") ? brief.always("steel") : brief.always(chance.pick(["brass", "steel", "copper"]));
  return {
    shell:
      look.material && !isMetal(look.material)
        ? brief.made(look.material)
        : isWood
          ? brief.always("wood", hex(0x8a5630))
          : enamel(brief, shell, 0.32),
    cushion:
      kind === "foam"
        ? foam(brief, brief.color(1, hex(chance.pick([0xe8722a, 0x2a2b2e, 0xd9b23a]))))
        : brief.always(brief.isStyle("cartoon") ? "fabric" : "leather", pad),
    metal: isMetal(look.material) ? brief.always(look.material) : fittings,
    dark: enamel(brief, hex(0x1b1c20), 0.42),
    lamp: glowing(light),
  };
}

/** Open-cell sponge. */
function foam({ noise }: Brief, color: Rgb): Surface {
  return (at, out) => {
    const { near } = noise.cells(at.x * 75, at.y * 75, at.z * 75);
    setColor(out, color);
    shade(out, 0.72 + near * 0.4);
    out.roughness = 0.97;
    out.height = near * 0.004;
  };
}

/** A metal face punched with holes, whole in the middle and at the rim. */
export function openFace(metal: Surface, radius: number): Surface {
  const pitch = 0.05;
  return (at, out) => {
    metal(at, out);
    const d = Math.hypot(at.x, at.z) / radius;
    if (d > 0.72 || d < 0.25) return;
    const row = Math.round(at.z / pitch);
    const shift = (Math.abs(row) % 2) * (pitch / 2);
    const dx = at.x - shift - Math.round((at.x - shift) / pitch) * pitch;
    if (Math.hypot(dx, at.z - row * pitch) > pitch * 0.32) return;
    shade(out, 0.06);
    out.metallic = 0;
    out.height -= 0.008;
  };
}

/** A plain face with two grooves, and a ring of light between them on those that shine. */
export function closedFace(brief: Brief, base: Surface, radius: number, light: Rgb): Surface {
  const isLit = brief.look.glow !== null || brief.isStyle("sci-fi") || brief.has("microphone");
  const dim = darker(light, 0.5);
  return (at, out) => {
    base(at, out);
    const d = Math.hypot(at.x, at.z) / radius;
    if (Math.abs(d - 0.66) < 0.012 || Math.abs(d - 0.3) < 0.01) {
      shade(out, 0.4);
      out.height -= 0.006;
    }
    if (!isLit || Math.abs(d - 0.5) > 0.05) return;
    setColor(out, dim);
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = light[channel];
  };
}
