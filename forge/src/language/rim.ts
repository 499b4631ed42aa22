import type { Point } from "../solid/shapes/shape.ts";
import { type Form, sweep } from "./form.ts";

/** A closed hose along straight lines: the edge of a plate, a tray, a sign. */
export const rim = (points: readonly Point[], radius: number): Form =>
  // The first point comes again at the end, or the last stretch would be missing.
  sweep([...points, points[0]], radius, { isClosed: true, isStraight: true });
