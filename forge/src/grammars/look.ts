import { hex, type Rgb } from "../solid/color.ts";
import type { MaterialName } from "../solid/surfaces/stuff.ts";

export const STYLES = [
  "low-poly",
  "sci-fi",
  "fantasy",
  "medieval",
  "steampunk",
  "cartoon",
  "modern",
  "ornate",
  "retro",
  "realistic",
] as const;
export type StyleName = (typeof STYLES)[number];

/** The light of things that are said to glow when no colour was named for it; a grammar may have a better one. */
export const USUAL_GLOW: Rgb = hex(0x4fd8ff);

/** What the words asked for, beyond the noun. Nothing here is required: a grammar has an answer of its own for everything. */
export interface Look {
  /** As said, in this order; empty when no colour was named. A hole where only a later part's colour was: “with a gold rim”. */
  colors: readonly (Rgb | undefined)[];
  material: MaterialName | null;
  style: StyleName | null;
  /** 1 as usual, 0.4 tiny, 2.2 huge. Applied to the finished object; a grammar may also change its proportions by it. */
  size: number;
  /** 0 fresh from the factory, 0.35 used, 1 a ruin. */
  wear: number;
  /** The colour it glows in, when the words say that it glows. */
  glow: Rgb | null;
  /** How many, for grammars that gather; the others are simply built several times. */
  count: number;
  /** Words the grammar itself listed under `traits`. */
  traits: ReadonlySet<string>;
}
