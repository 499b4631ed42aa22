import { type Form, lathe, sweep } from "./form.ts";
import { atDepth } from "./lists.ts";
import { circle, ellipse } from "./outlines.ts";

/** One link of a chain, facing the front, of few triangles: a chain has dozens. */
export function link(width: number, height: number, thick: number): Form {
  const round = ellipse(width, height, 10);
  return sweep(atDepth([...round, round[0]]), thick, { isClosed: true, isStraight: true });
}

/** A small ring lying flat: a torus of a quarter of the triangles, where there are many. */
export const hoop = (radius: number, thick: number, sides = 20): Form => {
  const round = circle(thick, 10).map(([x, y]) => [radius + x, y] as const);
  return lathe([...round, round[0]], { sides });
};
