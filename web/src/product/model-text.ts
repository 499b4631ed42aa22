/** In the unit that needs the fewest noughts: 0.98 × 2.00 × 0.62 m, 22.3 × 41.1 × 19.4 cm. */
export function extentText({ x, y, z }: Readonly<Record<"x" | "y" | "z", number>>): string {
  const largest = Math.max(x, y, z);
  const [factor, unit, digits] = largest >= 1 ? [1, "m", 2] : largest >= 0.01 ? [100, "cm", 1] : [1000, "mm", 1];
  return `${[x, y, z].map((side) => (side * Number(factor)).toFixed(Number(digits))).join(" × ")} ${unit}`;
}

/** How many and how large. */
export function textureText(textures: readonly { width: number; height: number }[]): string {
  if (textures.length === 0) return "None";
  const sides = textures.map(({ width, height }) => Math.max(width, height));
  const largest = Math.max(...sides);
  return sides.every((side) => side === largest) ? `${textures.length} × ${largest} px` : `${textures.length}, up to ${largest} px`;
}

export const overlapText = (percent: number): string => (percent < 0.5 ? "no overlap" : `${Math.round(percent)}% overlap`);
