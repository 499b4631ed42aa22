import type { Gathered } from "../pieces/gathered.ts";

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
