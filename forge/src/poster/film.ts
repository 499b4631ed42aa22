/** How bright the studio is printed. */
const EXPOSURE = 1.06;

/** The ACES curve in its usual fit: highlights roll off to white instead of clipping, colours keep their hue. Works in place. */
export function expose(color: Float64Array): void {
  const r = color[0] * EXPOSURE;
  const g = color[1] * EXPOSURE;
  const b = color[2] * EXPOSURE;
  const x = curve(0.59719 * r + 0.35458 * g + 0.04823 * b);
  const y = curve(0.076 * r + 0.90834 * g + 0.01566 * b);
  const z = curve(0.0284 * r + 0.13383 * g + 0.83777 * b);
  color[0] = clip(1.60475 * x - 0.53108 * y - 0.07367 * z);
  color[1] = clip(-0.10208 * x + 1.10813 * y - 0.00605 * z);
  color[2] = clip(-0.00327 * x - 0.07276 * y + 1.07602 * z);
}

const curve = (v: number) => (v * (v + 0.0245786) - 0.000090537) / (v * (0.983729 * v + 0.432951) + 0.238081);
const clip = (v: number) => Math.min(1, Math.max(0, v));
