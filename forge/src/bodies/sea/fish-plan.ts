import type { Pair } from "../../grammars/pieces/outlines.ts";
import type { Covering } from "../core/coat.ts";
import type { EyeLook } from "../core/face.ts";
import type { PatternName } from "../core/patterns.ts";

/** One swimmer: its body as stations from nose to tail, its fins and colours. */
export interface Fish {
  id: string;
  nouns?: readonly string[];
  about: string;
  metresPerUnit: number;
  /** Place along the body (1 nose, −1 root of the tail), half width, half height, and how far the middle lies above. */
  stations: readonly (readonly [number, number, number, number?])[];
  tail: "fork" | "fan" | "shark" | "fluke" | "veil";
  tailSize: number;
  dorsal?: readonly Pair[];
  anal?: boolean;
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
