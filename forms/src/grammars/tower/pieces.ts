import type { Gathered } from "@blenda/forge/language/pieces/gathered";

/** What a tower is put together from, whoever builds it. */
export type TowerLayer =
  | "walls"
  | "base"
  | "timber"
  | "roof"
  | "plaster"
  | "joinery"
  | "door"
  | "glass"
  | "iron"
  | "cloth"
  | "light"
  | "gold"
  | "crystal";
export type TowerPieces = Gathered<TowerLayer>;
