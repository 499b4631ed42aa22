import { hex, type Rgb } from "../solid/color.ts";
import type { FinishName } from "../solid/surfaces/finish.ts";
import type { PatternName } from "../solid/surfaces/pattern.ts";
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

/** A size with a unit: “2 m tall” along y, “30 cm wide” along x, “4 feet deep” along z, “6 inch” along whatever is longest. */
export interface Measure {
  axis: "x" | "y" | "z" | "longest";
  metres: number;
}

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
  finish: FinishName | null;
  /** With the colours named for it, in their order; none when the painter may choose. */
  pattern: { kind: PatternName; colors: readonly Rgb[] } | null;
  /** Outranks `size`. */
  measure: Measure | null;
  /** Parts and traits the words refuse, singular: “without handle”, “no lid”, “lidless”. */
  without: ReadonlySet<string>;
  /** What is written on it, as it was typed; at most 24 characters. */
  text: string | null;
  /** What is painted on it: “skull”, “heart”, “star”. */
  emblem: string | null;
}

/** Nothing was asked for beyond the noun. */
export const PLAIN_LOOK: Look = {
  colors: [],
  material: null,
  style: null,
  size: 1,
  wear: 0,
  glow: null,
  count: 1,
  traits: new Set(),
  finish: null,
  pattern: null,
  measure: null,
  without: new Set(),
  text: null,
  emblem: null,
};
