import type { Gathered } from "@blenda/forge/language/pieces/gathered";

/** What a ship is put together from, whoever builds it. */
export type ShipLayer = "hull" | "accent" | "dark" | "metal" | "glass" | "engine" | "light" | "cargo" | "cargoTwo";
export type ShipPieces = Gathered<ShipLayer>;
