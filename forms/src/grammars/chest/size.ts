import type { Brief } from "@blenda/forge/grammar/brief";
import { sphere } from "@blenda/forge/solid/shapes/forms";
import { placed } from "@blenda/forge/solid/shapes/shape";

export interface Coffer {
  width: number;
  /** Of the body, without the lid. */
  height: number;
  depth: number;
  /** How high the lid rises above its rim; nearly nothing for a flat one. */
  rise: number;
  /** How much narrower the body is below. */
  taper: number;
  isOpen: boolean;
  band: number;
}

/** Narrower towards the ground when the chest tapers. */
export const drawnIn = ({ height, taper }: Coffer, y: number) => taper + (1 - taper) * Math.max(0, Math.min(1, y / height));

/** Across the lid: half the depth to the front (1) or the back (−1), and how high the arch is there. */
export function archAt({ depth, rise }: Coffer, t: number): { z: number; y: number } {
  const angle = t * Math.PI;
  return { z: (depth / 2) * Math.cos(angle), y: rise * Math.sin(angle) ** 0.9 };
}

/** Places of the upright bands, from the middle outwards. */
export function bandPlaces(brief: Brief, { width, band }: Coffer): number[] {
  const edge = width / 2 - band / 2 + 0.012;
  const inner = brief.random.fork("bands").pick([[], [0.24], [0.3], [0.26]]);
  return [-edge, edge, ...inner.flatMap((share) => [-share * width, share * width])];
}

export const rivet = (x: number, y: number, z: number, brief: Brief) =>
  placed(sphere(brief.isStyle("cartoon") ? 0.024 : 0.015, 8), { at: [x, y, z], scale: [1, 1, 0.7] });
