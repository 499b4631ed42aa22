import type { Gathered } from "../pieces/gathered.ts";

/** What a ship is put together from, whoever builds it. */
export type ShipLayer = "hull" | "accent" | "dark" | "metal" | "glass" | "engine" | "light" | "cargo" | "cargoTwo";
export type ShipPieces = Gathered<ShipLayer>;
