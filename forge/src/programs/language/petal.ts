import { type Form, loft } from "./form.ts";

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

/** A leaf or petal that stands on the origin and faces +z. */
export function petal(length: number, width: number, options: PetalOptions = {}): Form {
  const { thick = 0.02, curl = 0, widest = 0.45, foot = 0.15, tip = 0.04 } = options;
  const steps = 8;
  const blade = loft(
    Array.from({ length: steps + 1 }, (_, step) => {
      const t = step / steps;
      const side = t < widest ? 1 - t / widest : (t - widest) / (1 - widest);
      const end = t < widest ? foot : tip;
      const share = end + (1 - end) * Math.sqrt(Math.max(0, 1 - side * side));
      return { y: length * t, width: width * share, depth: thick * (0.4 + 0.6 * share) };
    }),
  );
  return curl ? blade.bend(curl) : blade;
}
