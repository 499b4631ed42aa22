import type { Point } from "../solid/shapes/shape.ts";
import { type Form, sweep } from "./form.ts";

interface PetalOptions {
  thick?: number;
  /** Degrees it bows forwards (towards +z) over its length; below 0 backwards. */
  curl?: number;
  /** Where it is widest, 0 to 1 of its length. */
  widest?: number;
  /** Width at the foot and the tip, share of the widest. */
  foot?: number;
  tip?: number;
}

const STEPS = 6;

/** A leaf or petal that stands on the origin and faces +z; about 170 triangles. */
export function petal(length: number, width: number, options: PetalOptions = {}): Form {
  const { thick = 0.02, curl = 0, widest = 0.45, foot = 0.15, tip = 0.04 } = options;
  const bow = (curl * Math.PI) / 180 || 1e-6;
  const reach = length / bow;
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  const radii = steps.map((t) => {
    const side = t < widest ? 1 - t / widest : (t - widest) / (1 - widest);
    const end = t < widest ? foot : tip;
    return (width / 2) * (end + (1 - end) * Math.sqrt(Math.max(0, 1 - side * side)));
  });
  const path = steps.map((t): Point => [reach * (1 - Math.cos(bow * t)), reach * Math.sin(bow * t), 0]);
  // A hose is squeezed along x, so the blade is bowed towards x and then turned to the front.
  return sweep(path, radii, { isStraight: true, flatten: thick / width }).turn(0, -90, 0);
}
