import type { Gathered } from "@blenda/forge/language/pieces/gathered";

export type LighthouseLayer =
  | "tower"
  | "cap"
  | "iron"
  | "glass"
  | "lamp"
  | "cottage"
  | "roof"
  | "joinery"
  | "door"
  | "panes"
  | "stone"
  | "leaves"
  | "trunks"
  | "bushes";

export type LighthousePieces = Gathered<LighthouseLayer>;
