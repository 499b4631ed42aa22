import { hex, type Rgb } from "../solid/color.ts";
import { chipped } from "../solid/surfaces/aging.ts";
import { layered, type Surface } from "../solid/surfaces/surface.ts";
import type { Brief } from "./brief.ts";

const METALS = new Set(["steel", "iron"]);

/** Lacquer on sheet metal, chipped at its edges; any other substance named in the words shows bare instead. */
export function coated(brief: Brief, color: Rgb, chips = 0.18): Surface {
  const { look, noise } = brief;
  if (look.material && !METALS.has(look.material)) return brief.made(look.material);
  const matte: Surface = (_at, out) => {
    out.roughness += 0.1;
    out.metallic = 0.12;
  };
  return brief.aged(layered(brief.always("plastic", color), matte, chipped(noise, chips + look.wear * 0.6, hex(0x9a958c), true)), "iron");
}
