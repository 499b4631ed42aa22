import { knurled } from "@blenda/forge/language/pieces/finishes";
import { loft, plate, roundRing, slab } from "@blenda/forge/language/pieces/loft";
import type { Part } from "@blenda/forge/solid/part";
import { box, cylinder, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { type Placement, type Point, patterned, placement, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { CameraKit } from "./kit.ts";
import { lens } from "./lens.ts";

/** Two lenses one above the other, and a hood of four leaves to look down into. */
export function twinLensCamera(kit: CameraKit): Part[] {
  const { brief, pieces, steps } = kit;
  const { random } = brief;
  const wide = random.between(0.78, 0.88);
  const deep = 0.72;
  pieces.add("metal", slab(wide + 0.01, 0.06, deep + 0.01, { corner: 0.08, bevel: 0.02, steps }), { at: [0, 0.03, 0] });
  pieces.add("body", slab(wide, 1.0, deep, { corner: 0.08, bevel: 0.02, steps }), { at: [0, 0.54, 0] });
  pieces.add("metal", slab(wide + 0.01, 0.07, deep + 0.01, { corner: 0.08, bevel: 0.02, steps }), { at: [0, 1.05, 0] });
  pieces.add("metal", plate(wide - 0.14, 0.98, 0.09, { corner: 0.12, bevel: 0.03, steps }), { at: [0, 0.55, deep / 2 + 0.02] });
  pieces.add("black", plate(wide - 0.24, 0.88, 0.03, { corner: 0.1, bevel: 0.008, steps }), { at: [0, 0.55, deep / 2 + 0.062] });
  const leaf = 0.28;
  for (const [x, z, turn, width] of [
    [0, -0.28, 0, 0.56],
    [0, 0.28, 0, 0.56],
    [-0.3, 0, 90, 0.54],
    [0.3, 0, 90, 0.54],
  ] as const) {
    const lean = turn === 0 ? [z > 0 ? 12 : -6, 0, 0] : [0, 90, 0];
    const where: Placement = { at: [x, 1.08 + leaf / 2, z], turn: [lean[0], lean[1], turn === 90 ? (x > 0 ? -9 : 9) : 0] };
    pieces.add("black", box(width, leaf, 0.016, 0.005), where);
  }
  pieces.add("glass", box(0.54, 0.02, 0.54, 0.004), { at: [0, 1.09, 0] });
  pieces.add("metal", plate(0.44, 0.05, 0.02, { corner: 0.015, bevel: 0.006, steps }), { at: [0, 1.02, deep / 2 + 0.02] });
  for (const side of [-1, 1]) {
    pieces.add("metal", cylinder(0.055, 0.06, { bevel: 0.015, segments: brief.segments(24) }), {
      at: [side * 0.26, 0.56, deep / 2 + 0.08],
      turn: [90, 0, 0],
    });
    for (const y of [0.2, 0.88])
      pieces.add("metal", cylinder(0.022, 0.02, { bevel: 0.006, segments: brief.segments(12) }), {
        at: [side * 0.29, y, deep / 2 + 0.07],
        turn: [90, 0, 0],
      });
    pieces.add("metal", torus(0.04, 0.011, brief.segments(18), 6), { at: [side * (wide / 2 + 0.02), 0.98, 0], turn: [0, 90, 0] });
  }
  pieces.add("accent", cylinder(0.03, 0.05, { bevel: 0.01, segments: brief.segments(18) }), {
    at: [0.27, 0.13, deep / 2 + 0.09],
    turn: [90, 0, 0],
  });
  // Winding crank.
  const crank: Point[] = [
    [wide / 2, 0.62, 0.05],
    [wide / 2 + 0.1, 0.62, 0.05],
    [wide / 2 + 0.12, 0.62, 0.07],
    [wide / 2 + 0.12, 0.8, 0.2],
  ];
  pieces.add("metal", tube(crank, 0.02, { sides: 8, rings: 14 }));
  pieces.add("black", sphere(0.045, brief.segments(18)), { at: [wide / 2 + 0.13, 0.81, 0.21] });
  const knob = cylinder(0.15, 0.1, { bevel: 0.02, segments: brief.segments(36) });
  return [
    ...pieces.parts(kit.surfaces),
    {
      name: "focus knob",
      shape: knob,
      surface: knurled(kit.surfaces.metal, 32, -0.03, 0.03),
      place: placement({ at: [-wide / 2 - 0.04, 0.5, 0.12], turn: [0, 0, 90] }),
    },
    ...lens(brief, kit.lensOf(0.21, 0.22), { at: [0, 0.79, deep / 2 + 0.06], turn: [90, 0, 0] }),
    ...lens(brief, kit.lensOf(0.22, 0.26), { at: [0, 0.33, deep / 2 + 0.06], turn: [90, 0, 0] }),
  ];
}

/** A box of wood, a board before it on rails, and folded leather between. */
export function bellowsCamera(kit: CameraKit): Part[] {
  const { brief, pieces, steps, surfaces } = kit;
  const { random } = brief;
  const size = random.between(0.92, 1.08);
  const reach = random.between(0.55, 0.8);
  const back = -0.35;
  const plank = (w: number, h: number, d: number, shift: number) => patterned(box(w, h, d, 0.018, 2), [shift, shift * 0.7, 0]);
  const y = size / 2 + 0.16;
  pieces.add("body", plank(size * 0.86, 0.09, reach + 0.75, 1), { at: [0, 0.045, back + (reach + 0.35) / 2] });
  pieces.add("body", plank(size, size, 0.3, 2), { at: [0, y, back - 0.12] });
  pieces.add("body", plank(size * 1.04, 0.07, 0.36, 3), { at: [0, y + size / 2 + 0.02, back - 0.12] });
  pieces.add("body", plank(size * 1.04, 0.07, 0.36, 4), { at: [0, y - size / 2 - 0.02, back - 0.12] });
  const front = back + reach + 0.08;
  pieces.add("body", plank(size * 0.72, size * 0.78, 0.07, 5), { at: [0, y, front] });
  for (const side of [-1, 1]) {
    pieces.add("metal", box(0.05, size * 0.9, 0.05, 0.01), { at: [side * size * 0.39, y - 0.06, front] });
    pieces.add("metal", cylinder(0.05, 0.06, { bevel: 0.015, segments: brief.segments(24) }), {
      at: [side * (size * 0.39 + 0.04), y, front],
      turn: [0, 0, 90],
    });
    pieces.add("metal", box(0.035, 0.03, reach + 0.6, 0.008), { at: [side * size * 0.32, 0.1, back + reach / 2 + 0.1] });
    pieces.add("metal", cylinder(0.06, 0.1, { bevel: 0.015, segments: brief.segments(24) }), {
      at: [side * (size * 0.43 + 0.03), 0.05, front + 0.12],
      turn: [0, 0, 90],
    });
    for (const end of [-1, 1])
      pieces.add("metal", plate(0.16, 0.16, 0.02, { corner: 0.03, bevel: 0.006, steps }), {
        at: [side * (size / 2 - 0.09), y + end * (size / 2 - 0.09), back + 0.025],
      });
    for (const end of [-1, 1])
      pieces.add("metal", plate(0.11, 0.11, 0.02, { corner: 0.03, bevel: 0.006, steps }), {
        at: [side * (size * 0.36 - 0.07), y + end * (size * 0.39 - 0.07), front + 0.032],
      });
  }
  pieces.add("metal", cylinder(0.3, 0.03, { bevel: 0.008, segments: brief.segments(44) }), { at: [0, y, front + 0.04], turn: [90, 0, 0] });
  pieces.add("accent", sphere(0.03, brief.segments(16)), { at: [size * 0.24, y - size * 0.28, front + 0.045] });
  pieces.add(
    "metal",
    tube(
      [
        [-0.22, 0, 0],
        [-0.2, 0.1, 0],
        [0, 0.13, 0],
        [0.2, 0.1, 0],
        [0.22, 0, 0],
      ],
      0.022,
      { sides: 10, rings: 24 },
    ),
    { at: [0, y + size / 2 + 0.05, back - 0.12] },
  );
  pieces.add("black", plate(size * 0.8, size * 0.8, 0.03, { corner: 0.02, bevel: 0.008, steps }), { at: [0, y, back - 0.275] });
  pieces.add("glass", plate(size * 0.68, size * 0.68, 0.03, { corner: 0.01, bevel: 0.004, steps }), { at: [0, y, back - 0.283] });
  const fold = foldedLeather(size, reach, brief.isStyle("low-poly") ? 5 : 9);
  return [
    ...pieces.parts(surfaces),
    {
      name: "bellows",
      shape: fold,
      surface: brief.always(
        "leather",
        brief.color(
          1,
          brief.random.fork("bellows").pick([
            [0.32, 0.07, 0.06],
            [0.1, 0.09, 0.09],
            [0.09, 0.17, 0.14],
          ]),
        ),
      ),
      place: placement({ at: [0, y, back + 0.02], turn: [90, 0, 0] }),
    },
    ...lens(brief, kit.lensOf(size * 0.22, 0.3), { at: [0, y, front + 0.05], turn: [90, 0, 0] }),
  ];
}

/** Zigzag rings that narrow towards the front. */
function foldedLeather(size: number, reach: number, folds: number): Shape {
  const rings = Array.from({ length: folds * 2 + 1 }, (_, at) => {
    const t = at / (folds * 2);
    const width = size * (0.86 - 0.26 * t) - (at % 2 === 0 ? 0.09 : 0);
    return roundRing(width, width, 0.05, t * (reach + 0.04), 1);
  });
  return loft(rings, 20);
}
