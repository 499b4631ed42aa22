import { mix, smoothstep } from "@blenda/forge/solid/color";

export interface Pattern {
  length: number;
  width: number;
  thick: number;
  /** Bends the blade backwards by so much at the tip. */
  curve: number;
  /** One edge only: the back is flat. */
  isSingle: boolean;
  /** Where the point begins, as a share of the length. */
  point: number;
  /** Swells towards the point. */
  belly: number;
  hasFuller: boolean;
  grip: number;
}

export const PATTERNS: Record<string, Pattern> = {
  arming: { length: 1.5, width: 0.085, thick: 0.022, curve: 0, isSingle: false, point: 0.82, belly: 0, hasFuller: true, grip: 0.3 },
  great: { length: 2, width: 0.11, thick: 0.026, curve: 0, isSingle: false, point: 0.88, belly: 0, hasFuller: true, grip: 0.55 },
  katana: { length: 1.5, width: 0.06, thick: 0.022, curve: 0.16, isSingle: true, point: 0.93, belly: 0, hasFuller: false, grip: 0.42 },
  scimitar: { length: 1.35, width: 0.075, thick: 0.02, curve: 0.34, isSingle: true, point: 0.8, belly: 0.5, hasFuller: true, grip: 0.27 },
  leaf: { length: 1.15, width: 0.08, thick: 0.026, curve: 0, isSingle: false, point: 0.68, belly: 0.75, hasFuller: false, grip: 0.25 },
  rapier: { length: 1.6, width: 0.034, thick: 0.018, curve: 0, isSingle: false, point: 0.6, belly: 0, hasFuller: false, grip: 0.26 },
};

/** Half the width of the blade at a share of its length. */
export function halfWidth({ width, point, belly, isSingle }: Pattern, t: number): number {
  const swell = 1 + belly * (smoothstep(0.15, 0.62, t) - 0.35);
  const taper = mix(1, 0.82, t);
  const tip = t < point ? 1 : Math.sqrt(Math.max(0, 1 - ((t - point) / (1 - point)) ** (isSingle ? 2 : 1.5)));
  return width * swell * taper * tip;
}

/** Corners of the cross-section: across (−1 back, 1 edge) and how thick it is there; the edges are sharp. */
export function section({ isSingle, hasFuller }: Pattern): [number, number][] {
  if (isSingle)
    return [
      [1, 0],
      [0.45, 0.62],
      [0.2, 0.95],
      [-0.55, 1],
      [-0.8, 0.94],
      [-1, 0.8],
    ];
  return hasFuller
    ? [
        [1, 0],
        [0.72, 0.46],
        [0.42, 0.92],
        [0.3, 0.72],
        [0.16, 0.5],
        [0, 0.44],
      ]
    : [
        [1, 0],
        [0.7, 0.34],
        [0.35, 0.68],
        [0.12, 0.94],
        [0, 1],
        [-0.001, 1],
      ];
}
