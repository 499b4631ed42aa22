import { all, box, type Form } from "@blenda/forge/language/form";
import type { Random } from "@blenda/forge/solid/random";
import type { Point } from "@blenda/forge/solid/shapes/shape";

/** A case on the ground, open towards the front. */
export const openCase = (width: number, height: number, depth: number, wall: number): Form =>
  box(width, height, depth, 0.012)
    .minus(box(width - wall * 2, height - wall * 2, depth, 0).at(0, 0, wall))
    .at(0, height / 2, 0);

/** A drawer seen from the front at the origin: its front plate and the tray behind it. */
export const drawer = (width: number, height: number, depth: number): Form =>
  all(
    box(width, height, 0.04, 0.012),
    box(width - 0.05, height - 0.05, depth, 0)
      .minus(box(width - 0.08, height, depth - 0.03, 0).at(0, 0.03, 0))
      .at(0, 0, -depth / 2 - 0.012),
  );

/** Turned round an upright hinge. */
export const swung = (form: Form, hinge: Point, degrees: number): Form =>
  degrees === 0 ? form : form.at(-hinge[0], 0, -hinge[2]).turn(0, degrees, 0).at(hinge[0], 0, hinge[2]);

export interface Spine {
  at: Point;
  size: Point;
  tone: number;
  lean: number;
}

/** Books side by side on a shelf from `left` on; some gaps, the last one leans. */
export function booksOn(
  random: Random,
  { left, right, y, height }: { left: number; right: number; y: number; height: number },
  tones: number,
): Spine[] {
  const spines: Spine[] = [];
  const end = right - random.between(0, 0.32) * (right - left);
  for (let x = left; x < end; ) {
    const size: Point = [random.between(0.022, 0.055), height * random.between(0.62, 0.92), random.between(0.17, 0.21)];
    if (x + size[0] > right) break;
    spines.push({ at: [x + size[0] / 2, y + size[1] / 2, 0], size, tone: random.whole(0, tones - 1), lean: 0 });
    x += size[0] + 0.003;
  }
  return spines;
}
