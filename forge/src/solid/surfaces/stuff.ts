import type { Rgb } from "../color.ts";
import type { Noise } from "../noise.ts";
import { clay, crystal, glass, ice, jade, obsidian, plastic, porcelain, rubber } from "./glossy.ts";
import { brass, bronze, copper, gold, iron, silver, steel } from "./metals.ts";
import { bone, concrete, fabric, leather, marble, paper, stone, wood } from "./natural.ts";
import type { Surface } from "./surface.ts";

/** Everything things can be made of, by the word for it. Each has a colour of its own when none is given. */
const MAKERS = {
  wood,
  iron,
  steel,
  gold,
  silver,
  copper,
  bronze,
  brass,
  stone,
  marble,
  obsidian,
  jade,
  concrete,
  glass,
  crystal,
  ice,
  porcelain,
  clay,
  plastic,
  rubber,
  leather,
  fabric,
  bone,
  paper,
} satisfies Record<string, (noise: Noise, color?: Rgb) => Surface>;

export type MaterialName = keyof typeof MAKERS;
export const MATERIALS = Object.keys(MAKERS) as MaterialName[];

export function stuff(name: MaterialName, noise: Noise, color?: Rgb): Surface {
  return MAKERS[name](noise, color);
}
