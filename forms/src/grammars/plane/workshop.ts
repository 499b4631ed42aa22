import type { Gathered } from "@blenda/forge/language/pieces/gathered";

/** What a plane is made of; every builder adds its pieces to these. */
export type PlaneLayer = "body" | "wing" | "accent" | "glass" | "metal" | "dark" | "tyre" | "wood" | "blade" | "light";
export type PlanePieces = Gathered<PlaneLayer>;
