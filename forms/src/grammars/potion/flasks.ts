import { pairs } from "@blenda/forge/language/pieces/outlines";
import { curved, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";

export interface FlaskShape {
  /** Radius and height from the foot to the lip. */
  outline: readonly number[];
  height: number;
  /** Where the body ends and the neck begins, and the middle of the neck. */
  shoulder: number;
  neck: number;
  /** How far the body is filled, as a share of the shoulder's height. */
  fill: number;
  /** Middle of the label and half its height. */
  label: number;
  labelSize: number;
  /** Flat sides instead of a round body. */
  sides?: number;
}

export const FLASKS = {
  round: {
    outline: [
      0.2, 0, 0.3, 0.03, 0.44, 0.18, 0.5, 0.42, 0.44, 0.66, 0.28, 0.82, 0.15, 0.9, 0.12, 0.98, 0.12, 1.12, 0.17, 1.15, 0.18, 1.19, 0.16,
      1.22,
    ],
    height: 1.22,
    shoulder: 0.85,
    neck: 1.02,
    fill: 0.78,
    label: 0.42,
    labelSize: 0.16,
  },
  cone: {
    outline: [0.4, 0, 0.46, 0.03, 0.47, 0.08, 0.4, 0.3, 0.28, 0.6, 0.17, 0.84, 0.13, 0.94, 0.13, 1.1, 0.18, 1.13, 0.19, 1.17, 0.17, 1.2],
    height: 1.2,
    shoulder: 0.84,
    neck: 1.02,
    fill: 0.62,
    label: 0.34,
    labelSize: 0.14,
  },
  vial: {
    outline: [
      0.16, 0, 0.21, 0.02, 0.23, 0.07, 0.23, 0.5, 0.23, 0.92, 0.2, 1.0, 0.13, 1.06, 0.12, 1.1, 0.12, 1.16, 0.17, 1.19, 0.17, 1.24, 0.15,
      1.26,
    ],
    height: 1.26,
    shoulder: 1.02,
    neck: 1.12,
    fill: 0.74,
    label: 0.52,
    labelSize: 0.17,
  },
  faceted: {
    outline: [0.3, 0, 0.38, 0.05, 0.44, 0.24, 0.44, 0.56, 0.34, 0.74, 0.16, 0.84, 0.13, 0.9, 0.13, 1.0, 0.18, 1.03, 0.18, 1.08],
    height: 1.08,
    shoulder: 0.78,
    neck: 0.94,
    fill: 0.76,
    label: 0.4,
    labelSize: 0.12,
    sides: 6,
  },
  gourd: {
    outline: [
      0.26, 0, 0.36, 0.04, 0.44, 0.2, 0.42, 0.38, 0.28, 0.54, 0.22, 0.6, 0.27, 0.68, 0.3, 0.8, 0.25, 0.92, 0.13, 1.02, 0.11, 1.1, 0.11, 1.2,
      0.16, 1.23, 0.16, 1.28,
    ],
    height: 1.28,
    shoulder: 0.98,
    neck: 1.13,
    fill: 0.8,
    label: 0.26,
    labelSize: 0.13,
  },
  jug: {
    outline: [
      0.4, 0, 0.46, 0.03, 0.5, 0.12, 0.5, 0.5, 0.46, 0.66, 0.3, 0.8, 0.15, 0.86, 0.13, 0.92, 0.13, 1.0, 0.18, 1.02, 0.19, 1.06, 0.17, 1.09,
    ],
    height: 1.09,
    shoulder: 0.78,
    neck: 0.94,
    fill: 0.8,
    label: 0.36,
    labelSize: 0.16,
  },
} satisfies Record<string, FlaskShape>;
export type FlaskName = keyof typeof FLASKS;

/** The outside of the glass, from the foot to the lip; `wide` makes it fatter. */
export function bottleOutline({ outline, sides }: FlaskShape, count: number, wide: number): ProfilePoint[] {
  const points = pairs(outline).map(([r, y], at): ProfilePoint => [r * (at < 7 ? wide : 1), y]);
  // Cut glass keeps its edges.
  return sides ? points : curved(points, count);
}

export function radiusAt(outline: readonly ProfilePoint[], height: number): number {
  const above = Math.max(
    1,
    outline.findIndex(([, y]) => y >= height),
  );
  const [r0, y0] = outline[above - 1];
  const [r1, y1] = outline[above];
  return r0 + ((r1 - r0) * (height - y0)) / Math.max(1e-6, y1 - y0);
}
