import { flat } from "@blenda/forge/language/numbers";
import type { Rib } from "@blenda/forge/language/pieces/hull";
import type { Pair } from "@blenda/forge/language/pieces/outlines";

/** One kind of car, front towards +z, wheels on y = 0; lengths about two units. */
export interface CarForm {
  body: readonly Rib[];
  cabin: readonly Rib[];
  /** Side windows as outlines of z and y. */
  windows: readonly (readonly Pair[])[];
  /** Windscreen and rear window: low and high edge, half width. */
  screen: { low: number; high: number; half: number };
  wheel: { radius: number; width: number; front: number; rear: number };
  /** Swellings over the wheels: half width, height and length, and how far from the middle. */
  fenders?: readonly [number, number, number, number];
  lamps: "round" | "slim" | "box";
  /** Height of the headlamps. */
  lampY: number;
  doors: readonly number[];
  /** Where an open back begins and ends. */
  bed?: readonly [number, number];
}

/** z, middle, half width, half height, boxiness, lean. */
const ribs = (rows: readonly (readonly [number, number, number, number, number, number])[]): Rib[] =>
  rows.map(([z, y, w, h, power, top]) => ({ z, y, w, h, power, top }));

export const CAR_FORMS: Record<string, CarForm> = {
  classic: {
    body: ribs([
      [-1, 0.34, 0.2, 0.08, 3, 0.9],
      [-0.92, 0.35, 0.31, 0.14, 3.4, 0.88],
      [-0.6, 0.37, 0.39, 0.2, 3.6, 0.85],
      [0, 0.36, 0.41, 0.19, 3.8, 0.86],
      [0.55, 0.36, 0.39, 0.19, 3.6, 0.82],
      [0.88, 0.34, 0.32, 0.15, 3.2, 0.8],
      [0.99, 0.32, 0.22, 0.09, 3, 0.85],
    ]),
    cabin: ribs([
      [-0.78, 0.5, 0.16, 0.05, 3, 0.9],
      [-0.6, 0.55, 0.29, 0.16, 3, 0.84],
      [-0.25, 0.57, 0.335, 0.25, 3.2, 0.8],
      [0.12, 0.57, 0.335, 0.24, 3.2, 0.8],
      [0.36, 0.53, 0.31, 0.12, 3.2, 0.86],
      [0.46, 0.5, 0.26, 0.05, 3, 0.95],
    ]),
    windows: [flat`-0.5 0.57, -0.16 0.57, -0.16 0.74, -0.34 0.725`, flat`-0.11 0.57, 0.29 0.57, 0.15 0.735, -0.11 0.74`],
    screen: { low: 0.58, high: 0.74, half: 0.235 },
    wheel: { radius: 0.19, width: 0.13, front: 0.62, rear: -0.6 },
    fenders: [0.12, 0.25, 0.36, 0.33],
    lamps: "round",
    lampY: 0.4,
    doors: [0.34, -0.14],
  },
  sedan: {
    body: ribs([
      [-1.05, 0.33, 0.34, 0.13, 5, 0.9],
      [-0.98, 0.34, 0.4, 0.165, 5, 0.88],
      [-0.5, 0.34, 0.425, 0.175, 5, 0.87],
      [0.2, 0.335, 0.425, 0.17, 5, 0.87],
      [0.8, 0.32, 0.41, 0.15, 5, 0.86],
      [1.0, 0.3, 0.37, 0.125, 4.5, 0.86],
      [1.06, 0.29, 0.3, 0.09, 4, 0.9],
    ]),
    cabin: ribs([
      [-0.78, 0.47, 0.3, 0.04, 4, 0.9],
      [-0.5, 0.52, 0.335, 0.18, 4, 0.78],
      [-0.2, 0.53, 0.35, 0.215, 4, 0.77],
      [0.16, 0.53, 0.35, 0.205, 4, 0.77],
      [0.56, 0.47, 0.32, 0.04, 4, 0.9],
    ]),
    windows: [flat`-0.58 0.54, -0.2 0.54, -0.2 0.69, -0.42 0.675`, flat`-0.15 0.54, 0.34 0.54, 0.14 0.68, -0.15 0.69`],
    screen: { low: 0.53, high: 0.69, half: 0.26 },
    wheel: { radius: 0.175, width: 0.13, front: 0.66, rear: -0.62 },
    lamps: "box",
    lampY: 0.36,
    doors: [0.4, -0.18, -0.56],
  },
  sports: {
    body: ribs([
      [-1.02, 0.33, 0.36, 0.11, 4.5, 0.86],
      [-0.9, 0.32, 0.43, 0.15, 4.5, 0.84],
      [-0.45, 0.29, 0.45, 0.155, 4.5, 0.82],
      [0.2, 0.27, 0.43, 0.14, 4.5, 0.84],
      [0.72, 0.25, 0.41, 0.125, 4, 0.82],
      [1.0, 0.21, 0.36, 0.09, 3.6, 0.85],
      [1.1, 0.18, 0.28, 0.05, 3.4, 0.9],
    ]),
    cabin: ribs([
      [-0.86, 0.42, 0.26, 0.03, 3.4, 0.9],
      [-0.5, 0.41, 0.31, 0.11, 3.4, 0.8],
      [-0.18, 0.4, 0.33, 0.16, 3.4, 0.76],
      [0.06, 0.39, 0.33, 0.155, 3.4, 0.76],
      [0.56, 0.34, 0.3, 0.02, 3.4, 0.9],
    ]),
    windows: [flat`-0.52 0.44, -0.14 0.42, 0.3 0.4, 0.04 0.505, -0.22 0.515`],
    screen: { low: 0.4, high: 0.515, half: 0.25 },
    wheel: { radius: 0.172, width: 0.16, front: 0.66, rear: -0.62 },
    fenders: [0.09, 0.2, 0.34, 0.34],
    lamps: "slim",
    lampY: 0.25,
    doors: [0.3, -0.26],
  },
  van: {
    body: ribs([
      [-0.98, 0.4, 0.34, 0.2, 5, 0.94],
      [-0.92, 0.41, 0.4, 0.24, 5.5, 0.96],
      [-0.3, 0.41, 0.41, 0.245, 5.5, 0.97],
      [0.6, 0.41, 0.41, 0.245, 5.5, 0.97],
      [0.86, 0.4, 0.395, 0.23, 4.6, 0.95],
      [0.97, 0.37, 0.33, 0.17, 4, 0.95],
    ]),
    cabin: ribs([
      [-0.95, 0.66, 0.34, 0.2, 4.6, 0.9],
      [-0.9, 0.68, 0.38, 0.26, 5, 0.88],
      [-0.3, 0.69, 0.39, 0.275, 5, 0.87],
      [0.5, 0.69, 0.39, 0.27, 5, 0.87],
      [0.74, 0.67, 0.37, 0.23, 4.4, 0.88],
      [0.93, 0.6, 0.31, 0.06, 4, 0.95],
    ]),
    windows: [
      flat`-0.82 0.68, -0.48 0.68, -0.48 0.84, -0.82 0.84`,
      flat`-0.42 0.68, -0.06 0.68, -0.06 0.84, -0.42 0.84`,
      flat`0 0.68, 0.36 0.68, 0.36 0.84, 0 0.84`,
      flat`0.42 0.68, 0.78 0.68, 0.66 0.84, 0.42 0.84`,
    ],
    screen: { low: 0.66, high: 0.84, half: 0.3 },
    wheel: { radius: 0.185, width: 0.13, front: 0.58, rear: -0.56 },
    lamps: "round",
    lampY: 0.42,
    doors: [0.39, -0.03],
  },
  offroad: {
    body: ribs([
      [-0.96, 0.46, 0.37, 0.16, 7, 0.97],
      [-0.92, 0.46, 0.4, 0.19, 8, 0.97],
      [0, 0.46, 0.41, 0.19, 8, 0.97],
      [0.34, 0.46, 0.41, 0.19, 8, 0.97],
      [0.9, 0.45, 0.38, 0.175, 8, 0.95],
      [0.96, 0.44, 0.36, 0.16, 7, 0.97],
    ]),
    cabin: ribs([
      [-0.88, 0.66, 0.35, 0.2, 7, 0.94],
      [-0.84, 0.68, 0.37, 0.25, 8, 0.92],
      [0.12, 0.68, 0.37, 0.25, 8, 0.92],
      [0.32, 0.6, 0.36, 0.07, 7, 0.97],
    ]),
    windows: [flat`-0.76 0.68, -0.38 0.68, -0.38 0.85, -0.76 0.85`, flat`-0.31 0.68, 0.17 0.68, 0.08 0.85, -0.31 0.85`],
    screen: { low: 0.67, high: 0.86, half: 0.29 },
    wheel: { radius: 0.235, width: 0.17, front: 0.6, rear: -0.58 },
    lamps: "round",
    lampY: 0.48,
    doors: [0.24, -0.34],
  },
  pickup: {
    body: ribs([
      [-1.14, 0.44, 0.37, 0.15, 7, 0.97],
      [-1.1, 0.45, 0.4, 0.19, 8, 0.97],
      [0, 0.45, 0.41, 0.19, 8, 0.97],
      [0.42, 0.45, 0.41, 0.19, 7, 0.95],
      [0.98, 0.43, 0.385, 0.17, 6, 0.92],
      [1.07, 0.41, 0.34, 0.14, 5, 0.94],
    ]),
    cabin: ribs([
      [-0.28, 0.64, 0.34, 0.2, 6, 0.92],
      [-0.24, 0.66, 0.365, 0.245, 6, 0.87],
      [0.2, 0.66, 0.365, 0.245, 6, 0.87],
      [0.5, 0.58, 0.34, 0.06, 6, 0.95],
    ]),
    windows: [flat`-0.17 0.67, 0.31 0.67, 0.17 0.83, -0.17 0.83`],
    screen: { low: 0.66, high: 0.83, half: 0.28 },
    wheel: { radius: 0.215, width: 0.16, front: 0.7, rear: -0.7 },
    lamps: "box",
    lampY: 0.47,
    doors: [0.36, -0.2],
    bed: [-1.06, -0.36],
  },
};
