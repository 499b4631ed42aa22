import type { Pair } from "@blenda/forge/language/pieces/outlines";
import type { Covering } from "../core/coat.ts";
import type { EyeLook } from "../core/face.ts";
import type { PatternName } from "../core/patterns.ts";

/** One swimmer: its body as stations from nose to tail, its fins and colours. */
export interface Fish {
  id: string;
  nouns?: readonly string[];
  about: string;
  metresPerUnit: number;
  /** Place along the body (1 nose, −1 root of the tail), half width, half height, how far the middle lies above, and half length. */
  stations: readonly (readonly [number, number, number, number?, number?])[];
  tail: "fork" | "fan" | "shark" | "fluke" | "veil";
  tailSize: number;
  dorsal?: readonly Pair[];
  /** The fin below the tail, or its own outline. */
  anal?: true | readonly Pair[];
  /** Length of the fins at the sides. */
  side: number;
  eyes: EyeLook & { at: readonly [number, number] };
  covering: Covering;
  colors: readonly number[];
  second: number;
  dark: number;
  pattern?: PatternName;
  scale?: number;
  marks?: readonly ("belly" | "orca" | "gills" | "mouth" | "grooves" | "clown" | "smile")[];
  features?: readonly ("beak" | "teeth" | "spout" | "whisker" | "sword")[];
}
