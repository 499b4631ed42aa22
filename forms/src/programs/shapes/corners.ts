import type { Flat } from "@blenda/forge/language/node";

/** The outline with every corner rounded, inwards and outwards alike. */
export function softCorners(outline: readonly Flat[], round: number, steps = 4): Flat[] {
  return outline.flatMap((corner, at) => {
    const near = (other: Flat): Flat => {
      const [dx, dy] = [other[0] - corner[0], other[1] - corner[1]];
      const t = Math.min(0.45, round / Math.hypot(dx, dy));
      return [corner[0] + dx * t, corner[1] + dy * t];
    };
    const from = near(outline[(at + outline.length - 1) % outline.length]);
    const to = near(outline[(at + 1) % outline.length]);
    return Array.from({ length: steps + 1 }, (_, step): Flat => {
      const t = step / steps;
      const along = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * corner[axis] + t * t * to[axis];
      return [along(0), along(1)];
    });
  });
}
