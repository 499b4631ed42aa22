import type { Rib } from "@blenda/forge/language/pieces/hull";

/** One kind of plane, nose towards +z, about two units long; its belly hangs a little below y = 0. */
export interface PlaneForm {
  hull: readonly Rib[];
  /** Half span, chord at root and tip, sweep and dihedral as lengths at the tip, and where the root sits. */
  wing: { span: number; root: number; tip: number; sweep: number; rise: number; y: number; z: number };
  hasTwoWings?: boolean;
  tail: { z: number; y: number; span: number; fin: number; chord: number; isHigh?: boolean };
  canopy: { z: number; y: number; half: number; high: number; long: number };
  hasOpenSeat?: boolean;
  engine: "propeller" | "under wings" | "at tail";
  gear: { front: number; main: number; half: number; radius: number; low: number; hasTailWheel: boolean };
  stripe: { y: number; half: number; climb: number };
  seams: readonly number[];
  windowRow?: { from: number; to: number; y: number; step: number };
  isAirliner?: boolean;
}

/** z, middle, half width, half height, boxiness. */
const ribs = (rows: readonly (readonly [number, number, number, number, number])[]): Rib[] =>
  rows.map(([z, y, w, h, power]) => ({ z, y, w, h, power }));

export const PLANE_FORMS: Record<string, PlaneForm> = {
  biplane: {
    hull: ribs([
      [-1.1, 0.12, 0.02, 0.05, 2],
      [-0.8, 0.1, 0.06, 0.1, 2.4],
      [-0.3, 0.05, 0.14, 0.17, 2.8],
      [0.1, 0.02, 0.18, 0.21, 3],
      [0.5, 0, 0.2, 0.22, 2.6],
      [0.72, 0, 0.21, 0.21, 2],
    ]),
    wing: { span: 1.15, root: 0.4, tip: 0.36, sweep: 0.03, rise: 0.05, y: -0.13, z: 0.3 },
    hasTwoWings: true,
    tail: { z: -0.98, y: 0.16, span: 0.4, fin: 0.32, chord: 0.26 },
    canopy: { z: -0.14, y: 0.22, half: 0.1, high: 0.11, long: 0.05 },
    hasOpenSeat: true,
    engine: "propeller",
    gear: { front: 0.42, main: 0.42, half: 0.32, radius: 0.12, low: -0.5, hasTailWheel: true },
    stripe: { y: 0.04, half: 0.045, climb: -0.06 },
    seams: [0.5, 0.2],
  },
  prop: {
    hull: ribs([
      [-1.15, 0.16, 0.025, 0.05, 2],
      [-0.7, 0.12, 0.08, 0.1, 2.6],
      [-0.2, 0.08, 0.18, 0.2, 3.4],
      [0.2, 0.07, 0.21, 0.22, 3.6],
      [0.5, 0.02, 0.19, 0.17, 3.2],
      [0.82, 0, 0.13, 0.13, 2.4],
    ]),
    wing: { span: 1.25, root: 0.42, tip: 0.26, sweep: -0.05, rise: 0.14, y: -0.06, z: 0.16 },
    tail: { z: -1.02, y: 0.18, span: 0.42, fin: 0.36, chord: 0.27 },
    canopy: { z: 0.06, y: 0.22, half: 0.155, high: 0.2, long: 0.36 },
    engine: "propeller",
    gear: { front: 0.62, main: 0.06, half: 0.34, radius: 0.095, low: -0.38, hasTailWheel: false },
    stripe: { y: 0.05, half: 0.035, climb: -0.05 },
    seams: [0.46, -0.34],
  },
  jet: {
    hull: ribs([
      [-1.2, 0.1, 0.05, 0.06, 2],
      [-0.85, 0.05, 0.12, 0.13, 2],
      [-0.4, 0.01, 0.16, 0.16, 2],
      [0.5, 0, 0.16, 0.16, 2],
      [0.85, -0.01, 0.125, 0.12, 2],
      [1.08, -0.04, 0.065, 0.06, 2],
      [1.16, -0.055, 0.02, 0.02, 2],
    ]),
    wing: { span: 1.05, root: 0.5, tip: 0.17, sweep: -0.42, rise: 0.07, y: -0.1, z: 0.12 },
    tail: { z: -1.06, y: 0.12, span: 0.42, fin: 0.42, chord: 0.3, isHigh: true },
    canopy: { z: 0.8, y: 0.05, half: 0.112, high: 0.085, long: 0.14 },
    engine: "at tail",
    gear: { front: 0.76, main: -0.12, half: 0.26, radius: 0.06, low: -0.32, hasTailWheel: false },
    stripe: { y: -0.03, half: 0.018, climb: 0.03 },
    seams: [0.6, 0.1, -0.42],
    windowRow: { from: -0.3, to: 0.58, y: 0.045, step: 0.13 },
  },
  airliner: {
    hull: ribs([
      [-1.3, 0.12, 0.03, 0.04, 2],
      [-0.95, 0.06, 0.12, 0.12, 2],
      [-0.55, 0, 0.17, 0.175, 2],
      [0.8, 0, 0.17, 0.175, 2],
      [1.05, -0.015, 0.145, 0.145, 2],
      [1.22, -0.05, 0.085, 0.085, 2],
      [1.29, -0.07, 0.025, 0.025, 2],
    ]),
    wing: { span: 1.35, root: 0.56, tip: 0.15, sweep: -0.58, rise: 0.16, y: -0.09, z: 0.16 },
    tail: { z: -1.12, y: 0.1, span: 0.5, fin: 0.5, chord: 0.34 },
    canopy: { z: 1.04, y: 0.05, half: 0.125, high: 0.06, long: 0.1 },
    engine: "under wings",
    gear: { front: 0.86, main: -0.1, half: 0.24, radius: 0.07, low: -0.36, hasTailWheel: false },
    stripe: { y: -0.055, half: 0.02, climb: 0 },
    seams: [0.72, 0.25, -0.25, -0.66],
    windowRow: { from: -0.66, to: 0.84, y: 0.05, step: 0.085 },
    isAirliner: true,
  },
};
