import type { Manners } from "@blenda/forge/grammar/manner";
import type { Pair } from "@blenda/forge/language/pieces/outlines";
import type { EyeLook } from "../core/face.ts";
import type { PatternName } from "../core/patterns.ts";

/** One bird: proportions in units, colours and what it carries. */
export interface Bird extends Manners {
  id: string;
  nouns?: readonly string[];
  young?: readonly string[];
  /** The down of a young one, when it differs. */
  youngColor?: number;
  about: string;
  metresPerUnit: number;
  /** Half the length of the body, its half width and half height, and how far it stands upright in degrees. */
  body: readonly [long: number, wide: number, high: number];
  lean: number;
  leg: number;
  legThick?: number;
  /** From the breast to the head: steps of (ahead, up). */
  neck: readonly Pair[];
  neckThick: readonly [number, number];
  head: number;
  beak: { kind: "cone" | "hook" | "flat" | "long" | "bent"; long: number; thick: number; color: number };
  eyes: EyeLook & { aside: number; up: number };
  tail: { long: number; wide: number; up: number; count: number };
  /** Length and breadth when spread. */
  wing: readonly [number, number];
  /** Flippers instead of feathers. */
  flippers?: boolean;
  webbed?: boolean;
  feet: number;
  features?: readonly ("comb" | "wattles" | "crest" | "ear tufts" | "face disc" | "tail plumes" | "fan tail" | "pouch" | "flames")[];
  coat: {
    colors: readonly number[];
    second: number;
    wing?: number;
    tips?: number;
    pattern?: PatternName;
    marks?: readonly (
      | "breast"
      | "belly"
      | "white head"
      | "green head"
      | "neck ring"
      | "cheeks"
      | "face"
      | "iridescent neck"
      | "bare neck"
    )[];
  };
}
