import type { Material, MaterialMaps } from "../model.ts";

/** What a mesh is made of, as far as light is concerned. */
export const STUFFS = ["solid", "liquid", "glass"] as const;
export type Stuff = (typeof STUFFS)[number];

/** How much of its colour is seen where a reader knows only opacity, and how much light passes where it knows more. */
const CLEARNESS: Record<Exclude<Stuff, "solid">, { opacity: number; transmission: number }> = {
  glass: { opacity: 0.36, transmission: 0.92 },
  liquid: { opacity: 0.92, transmission: 0.3 },
};

export function clearMaterial(name: string, maps: MaterialMaps, stuff: Exclude<Stuff, "solid">): Material {
  return { name: `${name}-${stuff}`, maps, alphaMode: "blend", ...CLEARNESS[stuff] };
}
