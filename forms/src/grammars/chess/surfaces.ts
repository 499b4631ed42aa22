import type { Brief } from "@blenda/forge/grammar/brief";
import { isMetal } from "@blenda/forge/language/pieces/finishes";
import { hex, mix } from "@blenda/forge/solid/color";
import { type MaterialName, stuff } from "@blenda/forge/solid/surfaces/stuff";
import { layered, type Surface, shade } from "@blenda/forge/solid/surfaces/surface";

/** Side of one square of the board. */
export const SQUARE = 0.62;

/** Squares of both substances, with a fine joint between them. */
export function checkered([light, dark]: readonly Surface[], width: number, depth: number): Surface {
  return (at, out) => {
    const column = (width / 2 - at.y) / SQUARE;
    const row = (at.z + depth / 2) / SQUARE;
    const isDark = (Math.floor(column) + Math.floor(row)) % 2 !== 0;
    (isDark ? dark : light)(at, out);
    const edge = Math.min(Math.abs(column - Math.round(column)), Math.abs(row - Math.round(row)));
    if (edge > 0.012) return;
    shade(out, 0.45);
    out.height -= 0.006;
  };
}

/** Light and dark in the substances chess sets are made of. */
const SIDES: Partial<Record<MaterialName, readonly [number, number]>> = {
  wood: [0xc99a5e, 0x4a2818],
  marble: [0xebe7e1, 0x35383a],
  stone: [0xb8b0a2, 0x4c4a4a],
  glass: [0xcfe4e8, 0x3f6a78],
  crystal: [0xcfe0f5, 0x6a3fd0],
  porcelain: [0xf2f1ec, 0x1d2b52],
  bone: [0xe6dcc3, 0x6a3a24],
  jade: [0xd9e6d2, 0x2f7a52],
  plastic: [0xefe6d2, 0x232125],
  obsidian: [0xd9dce0, 0x1b1a20],
};

/** The metal that plays against the named one. */
const PARTNERS: Partial<Record<MaterialName, MaterialName>> = { gold: "silver", silver: "gold", iron: "bronze", steel: "bronze" };

export function sideSurface(brief: Brief, isDark: boolean): Surface {
  const { look, noise } = brief;
  const side = isDark ? 1 : 0;
  const chance = brief.random.fork("substance");
  const material =
    look.material ??
    (brief.isStyle("sci-fi")
      ? "obsidian"
      : brief.isStyle("medieval")
        ? "bone"
        : brief.isStyle("cartoon", "low-poly")
          ? "plastic"
          : chance.pick<MaterialName>(["wood", "wood", "marble", "bone", "plastic", "porcelain"]));
  if (isMetal(material)) return polished(brief, stuff(isDark ? (PARTNERS[material] ?? "iron") : material, noise), material);
  // One colour named: it is the dark side's, against the usual light one; two: light, then dark as said.
  const [first, second] = look.colors;
  const said = second ? (isDark ? second : first) : isDark ? first : undefined;
  const own = SIDES[material]?.[side] ?? (isDark ? 0x4a4a50 : 0xdcdcdc);
  return polished(brief, stuff(material, noise, said ?? hex(own)), material);
}

/** Lacquer: smoother than the raw substance. */
function polished(brief: Brief, base: Surface, of: MaterialName = "plastic"): Surface {
  const lacquer: Surface = (_at, out) => {
    out.roughness = mix(out.roughness, 0.22, 0.7);
    out.height *= 0.5;
  };
  return brief.aged(layered(base, lacquer), of);
}
