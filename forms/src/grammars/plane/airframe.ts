import type { Brief } from "@blenda/forge/grammar/brief";
import { hullLoft, refinedRibs, ribAt } from "@blenda/forge/language/pieces/hull";
import { swept } from "@blenda/forge/language/pieces/swept";
import { sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { PlaneForm } from "./forms.ts";
import type { PlanePieces } from "./workshop.ts";

export function addFuselage(brief: Brief, { hull, canopy, hasOpenSeat }: PlaneForm, pieces: PlanePieces): void {
  const isRough = brief.isStyle("low-poly");
  pieces.add("body", hullLoft(refinedRibs(hull, isRough ? 1 : 5), { columns: isRough ? 10 : 36, creaseDegrees: 50 }));
  const { z, y, half, high, long } = canopy;
  if (!hasOpenSeat) {
    pieces.add("glass", sphere(1, brief.segments(32)), { at: [0, y, z], scale: [half, high, long] });
    return;
  }
  // The pilot sits behind a small pane in a padded rim.
  pieces.add("dark", sphere(1, brief.segments(24)), { at: [0, y - 0.05, z], scale: [half, 0.06, 0.16] });
  pieces.add("wood", torus(1, 0.16, brief.segments(36), 10), { at: [0, y - 0.015, z], scale: [half, 0.1, 0.16] });
  pieces.add("glass", sphere(1, brief.segments(20)), { at: [0, y + 0.02, z + 0.2], scale: [half * 0.9, high, long] });
}

interface Blade {
  span: number;
  root: number;
  tip: number;
  sweep: number;
  rise: number;
  thick: number;
}

/** A lifting surface that runs from the middle to one side: round nose, thin trailing edge, rounded end. */
function blade(brief: Brief, side: number, { span, root, tip, sweep, rise, thick }: Blade): Shape {
  const columns = brief.isStyle("low-poly") ? 8 : 20;
  const rows = brief.isStyle("low-poly") ? 4 : 16;
  const bar = swept(
    (u, v) => {
      const t = v ** 0.8;
      const round = Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.88) / 0.12) ** 2 * 0.86));
      const chord = (root + (tip - root) * t) * round;
      const angle = -side * (u % 1) * 2 * Math.PI;
      const along = Math.cos(angle);
      const profile = Math.sin(angle) * Math.sqrt((along + 1.04) / 2.04) * thick * chord;
      return [side * span * t, rise * t + profile, sweep * t + (along * chord) / 2];
    },
    { columns, rows, creaseDegrees: 55 },
  );
  return bar;
}

export function addWings(brief: Brief, { wing, hasTwoWings }: PlaneForm, pieces: PlanePieces): void {
  const shape = { ...wing, thick: 0.11 };
  for (const side of [1, -1]) pieces.add("wing", blade(brief, side, shape), { at: [0, wing.y, wing.z] });
  if (!hasTwoWings) return;
  const above = 0.62;
  for (const side of [1, -1]) {
    pieces.add("wing", blade(brief, side, shape), { at: [0, wing.y + above, wing.z + 0.06] });
    for (const [away, ahead] of [
      [0.82, 0.12],
      [0.82, -0.1],
      [0.16, 0.12],
      [0.16, -0.1],
    ]) {
      const x = side * wing.span * away;
      const foot: Point = [away < 0.5 ? side * 0.12 : x, away < 0.5 ? wing.y + 0.3 : wing.y + wing.rise * away, wing.z + ahead];
      const head: Point = [x, wing.y + above + wing.rise * away, wing.z + ahead + 0.06];
      pieces.add("wood", tube([foot, head], 0.018, { sides: 8, isStraight: true, flatten: 1.8 }));
    }
    // Bracing wires cross between the struts.
    for (const [low, high] of [
      [0.14, 0.8],
      [0.8, 0.16],
    ])
      pieces.add(
        "metal",
        tube(
          [
            [side * wing.span * low, wing.y + wing.rise * low + 0.01, wing.z],
            [side * wing.span * high, wing.y + above + wing.rise * high - 0.01, wing.z + 0.06],
          ],
          0.006,
          { sides: 5, isStraight: true },
        ),
      );
  }
}

export function addTail(brief: Brief, { tail, hull }: PlaneForm, pieces: PlanePieces): void {
  const { z, y, span, fin, chord, isHigh } = tail;
  const back = ribAt(hull, z + 0.05);
  const low = back.y + back.h * 0.2;
  const upright = blade(brief, 1, {
    span: fin + (y - low),
    root: chord * 1.25,
    tip: chord * 0.7,
    sweep: -chord * 0.55,
    rise: 0,
    thick: 0.1,
  });
  pieces.add("accent", placed(upright, { turn: [0, 0, 90] }), { at: [0, low, z + 0.08] });
  const height = isHigh ? y + fin * 0.94 : y - 0.02;
  const ahead = isHigh ? z - chord * 0.42 : z + 0.02;
  for (const side of [1, -1])
    pieces.add("accent", blade(brief, side, { span, root: chord, tip: chord * 0.6, sweep: -chord * 0.45, rise: 0.02, thick: 0.1 }), {
      at: [0, height, ahead],
    });
}
