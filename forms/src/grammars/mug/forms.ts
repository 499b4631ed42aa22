import { flat } from "@blenda/forge/language/numbers";
import { clamp01, mix } from "@blenda/forge/solid/color";
import type { ProfilePoint } from "@blenda/forge/solid/shapes/lathe";

export type Form = "straight" | "barrel" | "tapered" | "teacup" | "enamel" | "bowl";

export interface Cup {
  /** Outside, from the foot to the lip. */
  outline: ProfilePoint[];
  /** From the upper end of the handle to the lower one: away from the wall, and height. */
  handle: (readonly [number, number])[];
  wall: number;
}

export const FORMS: Record<Form, Cup> = {
  straight: {
    outline: flat`0.42 0, 0.45 0.03, 0.46 0.1, 0.46 0.9, 0.46 1`,
    handle: flat`0 0.82, 0.2 0.86, 0.32 0.74, 0.32 0.38, 0.2 0.24, 0 0.24`,
    wall: 0.05,
  },
  barrel: {
    outline: flat`0.34 0, 0.38 0.03, 0.48 0.3, 0.5 0.5, 0.46 0.78, 0.42 0.94, 0.43 1`,
    handle: flat`0 0.8, 0.18 0.84, 0.28 0.7, 0.26 0.4, 0.14 0.26, 0 0.26`,
    wall: 0.05,
  },
  tapered: {
    outline: flat`0.3 0, 0.34 0.03, 0.37 0.2, 0.44 0.7, 0.5 1`,
    handle: flat`0 0.84, 0.2 0.86, 0.28 0.7, 0.24 0.42, 0.12 0.26, 0 0.28`,
    wall: 0.045,
  },
  teacup: {
    outline: flat`0.24 0, 0.26 0.04, 0.22 0.08, 0.34 0.16, 0.46 0.32, 0.52 0.5, 0.54 0.62, 0.58 0.66`,
    handle: flat`0 0.56, 0.14 0.62, 0.22 0.54, 0.18 0.4, 0.06 0.3, -0.02 0.3`,
    wall: 0.028,
  },
  enamel: {
    outline: flat`0.42 0, 0.44 0.02, 0.445 0.1, 0.45 0.8, 0.46 0.86`,
    handle: flat`0 0.76, 0.18 0.78, 0.26 0.66, 0.26 0.36, 0.18 0.22, 0 0.22`,
    wall: 0.02,
  },
  bowl: {
    outline: flat`0.26 0, 0.3 0.02, 0.44 0.14, 0.53 0.36, 0.54 0.56, 0.5 0.72, 0.49 0.76`,
    handle: flat`0 0.58, 0.16 0.62, 0.26 0.5, 0.22 0.32, 0.1 0.2, 0 0.22`,
    wall: 0.05,
  },
};

export function radiusAt(outline: readonly ProfilePoint[], height: number): number {
  const above = Math.max(
    1,
    outline.findIndex(([, y]) => y >= height),
  );
  const [[r0, y0], [r1, y1]] = [outline[above - 1], outline[above]];
  return mix(r0, r1, clamp01((height - y0) / (y1 - y0 || 1)));
}
