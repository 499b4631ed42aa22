import { flat } from "@blenda/forge/language/numbers";
import { type Pair, pairs, softOutline } from "@blenda/forge/language/pieces/outlines";
import { curved, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";

/** One family of rockets: outline from the tail to the tip, where the nose begins, and what it stands on. */
export interface RocketForm {
  hull: readonly ProfilePoint[];
  noseAt: number;
  windows: readonly number[];
  /** Radius of the first window; the next ones are smaller. */
  window: number;
  /** Radial and upward coordinates of a fin. */
  fin: readonly Pair[];
  finDepth: number;
  /** Flat sides of the hull; none when it is round. */
  sides?: number;
  engines: "one" | "cluster";
  pattern: "bands" | "checker" | "plates" | "plain";
}

const swept = flat`0.26 0.62, 0.2 0.2, 0.4 -0.16, 0.6 -0.2, 0.66 0.0, 0.54 0.36`;
const straight = flat`0.14 0.66, 0.14 0.12, 0.5 0.0, 0.5 0.22`;
const blade = flat`0.2 0.72, 0.18 0.16, 0.42 -0.22, 0.56 -0.26, 0.5 0.16`;
const legs = flat`0.2 0.5, 0.22 0.26, 0.5 -0.2, 0.6 -0.2, 0.5 0.12, 0.36 0.4`;

export const ROCKET_FORMS: Record<string, RocketForm> = {
  toy: {
    hull: curved(flat`0.29 0.08, 0.36 0.28, 0.425 0.62, 0.42 0.95, 0.36 1.26, 0.27 1.52, 0.14 1.76, 0 1.9`, 40),
    noseAt: 1.27,
    windows: [0.98, 0.62],
    window: 0.135,
    fin: softOutline(swept, 40),
    finDepth: 0.09,
    engines: "one",
    pattern: "plain",
  },
  slim: {
    hull: curved(flat`0.15 0.02, 0.21 0.3, 0.25 0.72, 0.25 1.12, 0.2 1.54, 0.12 1.86, 0.03 2.12, 0 2.18`, 40),
    noseAt: 1.62,
    windows: [1.36],
    window: 0.075,
    fin: blade,
    finDepth: 0.045,
    engines: "one",
    pattern: "checker",
  },
  launcher: {
    hull: [
      ...pairs([0.2, 0.0, 0.2, 1.2, 0.2, 1.22, 0.17, 1.28, 0.17, 1.44, 0.215, 1.5]),
      ...curved(flat`0.215 1.52, 0.215 1.78, 0.17 2.0, 0.08 2.16, 0 2.22`, 18),
    ],
    noseAt: 1.51,
    windows: [],
    window: 0.06,
    fin: straight,
    finDepth: 0.035,
    engines: "cluster",
    pattern: "bands",
  },
  cruiser: {
    hull: flat`0.22 0.02, 0.3 0.2, 0.3 0.5, 0.34 0.56, 0.34 0.98, 0.28 1.08, 0.28 1.34, 0.24 1.42, 0.13 1.86, 0.05 2.0, 0 2.02`,
    noseAt: 1.42,
    windows: [1.22, 0.78],
    window: 0.09,
    fin: legs,
    finDepth: 0.075,
    sides: 8,
    engines: "cluster",
    pattern: "plates",
  },
  boiler: {
    hull: curved(flat`0.26 0.06, 0.34 0.2, 0.36 0.5, 0.36 0.95, 0.33 1.2, 0.22 1.44, 0.12 1.62, 0.09 1.72, 0.06 1.86, 0 1.92`, 40),
    noseAt: 1.22,
    windows: [0.9],
    window: 0.15,
    fin: softOutline(flat`0.3 0.6, 0.28 0.2, 0.46 -0.12, 0.62 -0.16, 0.6 0.06, 0.46 0.26, 0.44 0.5`, 40),
    finDepth: 0.06,
    engines: "one",
    pattern: "plates",
  },
};
