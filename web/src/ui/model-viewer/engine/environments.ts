type Rgb = readonly [number, number, number];

/** A glowing face around the model: where it hangs, its half sides as seen from the model, and how bright it is. */
interface Lamp {
  towards: Rgb;
  halfWidth: number;
  halfHeight: number;
  color: Rgb;
}

/** The one light that throws shadows. */
interface Sun {
  towards: Rgb;
  color: Rgb;
}

export interface Environment {
  ground: Rgb;
  horizon: Rgb;
  zenith: Rgb;
  lamps: readonly Lamp[];
  key: Sun;
  rim: Sun;
}

/**
 * The rooms a model can stand in, seen from the camera, which never moves around it. The studio is the one our posters are
 * photographed in (forge/src/poster/shading/studio.ts). All are drawn here, so that no picture has to be downloaded for them.
 */
export const ENVIRONMENTS = {
  studio: {
    ground: [0.19, 0.19, 0.195],
    horizon: [0.25, 0.25, 0.265],
    zenith: [0.86, 0.87, 0.92],
    lamps: [
      { towards: [-0.62, 0.66, 0.5], halfWidth: 0.5, halfHeight: 0.62, color: [1.8, 1.7, 1.55] },
      { towards: [0.98, 0.18, -0.16], halfWidth: 0.16, halfHeight: 0.95, color: [3.2, 4.1, 5.4] },
      { towards: [0.12, 0.98, -0.3], halfWidth: 0.85, halfHeight: 0.45, color: [1.7, 1.7, 1.75] },
      { towards: [0.75, 0.12, 0.75], halfWidth: 0.34, halfHeight: 0.65, color: [1.05, 1.08, 1.15] },
      { towards: [-0.85, 0.25, -0.6], halfWidth: 0.2, halfHeight: 0.8, color: [1.3, 1.25, 1.2] },
    ],
    key: { towards: [-0.62, 0.66, 0.5], color: [1.9, 1.8, 1.64] },
    rim: { towards: [0.8, 0.4, -0.52], color: [0.82, 1.12, 1.6] },
  },
  daylight: {
    ground: [0.42, 0.4, 0.36],
    horizon: [0.95, 1.02, 1.1],
    zenith: [0.62, 0.86, 1.3],
    lamps: [{ towards: [-0.4, 0.85, 0.42], halfWidth: 0.14, halfHeight: 0.14, color: [14, 13.2, 11.6] }],
    key: { towards: [-0.4, 0.85, 0.42], color: [2.5, 2.36, 2.08] },
    rim: { towards: [0.6, 0.5, -0.62], color: [0.3, 0.36, 0.46] },
  },
  dusk: {
    ground: [0.09, 0.075, 0.075],
    horizon: [0.62, 0.34, 0.2],
    zenith: [0.13, 0.17, 0.32],
    lamps: [
      { towards: [-0.92, 0.2, 0.34], halfWidth: 0.3, halfHeight: 0.22, color: [9, 4.6, 1.7] },
      { towards: [0.85, 0.45, -0.3], halfWidth: 0.5, halfHeight: 0.5, color: [0.6, 0.95, 1.9] },
    ],
    key: { towards: [-0.86, 0.34, 0.38], color: [2.7, 1.55, 0.72] },
    rim: { towards: [0.8, 0.4, -0.52], color: [0.5, 0.85, 1.7] },
  },
} as const satisfies Record<string, Environment>;

export type EnvironmentName = keyof typeof ENVIRONMENTS;
