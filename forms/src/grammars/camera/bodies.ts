import { knurled } from "@blenda/forge/language/pieces/finishes";
import { loft, plate, roundRing, slab } from "@blenda/forge/language/pieces/loft";
import type { Part } from "@blenda/forge/solid/part";
import { box, cylinder, torus } from "@blenda/forge/solid/shapes/forms";
import { type Point, placement } from "@blenda/forge/solid/shapes/shape";
import type { CameraKit } from "./kit.ts";
import { lens } from "./lens.ts";

/** A wheel with teeth, standing on the top plate. */
function dial({ brief, surfaces }: CameraKit, radius: number, height: number, at: Point): Part {
  const shape = cylinder(radius, height, { bevel: radius * 0.12, segments: brief.segments(32) });
  return { name: "dial", shape, surface: knurled(surfaces.metal, 30, -height * 0.36, height * 0.36), place: placement({ at }) };
}

/** Leather between two plates of metal, a window or two above, dials on top. */
export function rangefinderCamera(kit: CameraKit): Part[] {
  const { brief, pieces, steps } = kit;
  const { random } = brief;
  const isChubby = brief.isStyle("cartoon");
  const wide = isChubby ? 1.25 : random.between(1.45, 1.75);
  const deep = isChubby ? 0.6 : 0.46;
  const corner = random.pick([0.1, deep / 2]);
  const top = random.between(0.2, 0.27);
  const roof = 0.72 + top;
  const lensX = random.pick([0, 0, -0.1]);
  const lensR = isChubby ? 0.44 : random.between(0.33, 0.38);
  pieces.add("metal", slab(wide, 0.1, deep + 0.01, { corner, bevel: 0.03, steps }), { at: [0, 0.05, 0] });
  pieces.add("body", slab(wide - 0.02, 0.66, deep - 0.01, { corner, bevel: 0.01, steps }), { at: [0, 0.41, 0] });
  pieces.add("metal", slab(wide, top, deep + 0.01, { corner, bevel: 0.045, steps }), { at: [0, 0.72 + top / 2, 0] });
  pieces.add("metal", slab(0.56, 0.13, deep - 0.05, { corner: 0.05, bevel: 0.04, steps }), { at: [0, roof + 0.045, 0] });
  pieces.add("black", box(0.2, 0.03, 0.22, 0.008), { at: [0, roof + 0.12, -0.02] });
  for (const side of [-1, 1]) pieces.add("metal", box(0.03, 0.03, 0.22, 0.006), { at: [side * 0.095, roof + 0.135, -0.02] });
  const front = deep / 2 + 0.005;
  const windowY = 0.72 + top * 0.52;
  for (const [x, w, h] of [
    [-Math.min(wide * 0.35, wide / 2 - corner - 0.05), 0.2, 0.13],
    [0, 0.26, 0.12],
    [Math.min(wide * 0.3, wide / 2 - corner - 0.05), 0.13, 0.1],
  ] as const) {
    pieces.add("black", plate(w, h, 0.04, { corner: 0.025, bevel: 0.01, steps }), { at: [x, windowY, front] });
    pieces.add("glass", plate(w - 0.05, h - 0.045, 0.03, { corner: 0.015, bevel: 0.005, steps }), { at: [x, windowY, front + 0.008] });
  }
  // Timer lever, strap lugs, eyepiece, film door.
  pieces.add("metal", cylinder(0.05, 0.05, { bevel: 0.012, segments: brief.segments(24) }), {
    at: [-wide * 0.33, 0.56, deep / 2],
    turn: [90, 0, 0],
  });
  pieces.add("metal", plate(0.05, 0.2, 0.03, { corner: 0.02, bevel: 0.008, steps }), { at: [-wide * 0.33, 0.47, deep / 2 + 0.02] });
  for (const side of [-1, 1])
    pieces.add("metal", torus(0.045, 0.011, brief.segments(20), 6), { at: [side * (wide / 2 + 0.02), 0.68, 0], turn: [90, 0, 0] });
  pieces.add("black", plate(0.2, 0.12, 0.05, { corner: 0.03, bevel: 0.012, steps }), { at: [-wide * 0.33, windowY, -deep / 2] });
  pieces.add("black", plate(wide * 0.55, 0.5, 0.02, { corner: 0.03, bevel: 0.008, steps }), { at: [0, 0.41, -deep / 2] });
  // Shutter release and its collar.
  pieces.add("metal", cylinder(0.075, 0.05, { bevel: 0.015, segments: brief.segments(28) }), { at: [wide * 0.22, roof + 0.02, 0.06] });
  pieces.add("accent", cylinder(0.045, 0.06, { bevel: 0.015, segments: brief.segments(24) }), { at: [wide * 0.22, roof + 0.05, 0.06] });
  pieces.add("metal", plate(0.2, 0.035, 0.07, { corner: 0.015, bevel: 0.01, steps }), {
    at: [wide * 0.45, roof + 0.03, -0.1],
    turn: [0, -35, 0],
  });
  return [
    ...pieces.parts(kit.surfaces),
    dial(kit, 0.13, 0.13, [wide * 0.36, roof + 0.05, 0]),
    dial(kit, 0.115, 0.16, [-wide * 0.37, roof + 0.06, 0]),
    dial(kit, 0.07, 0.06, [-wide * 0.23, roof + 0.02, 0.04]),
    ...lens(brief, kit.lensOf(lensR, random.between(0.3, 0.46)), { at: [lensX, 0.42, deep / 2], turn: [90, 0, 0] }),
  ];
}

/** Grip, prism and a long lens; the styles of tomorrow get light along the edges. */
export function reflexCamera(kit: CameraKit): Part[] {
  const { brief, pieces, steps } = kit;
  const { random } = brief;
  const wide = random.between(1.3, 1.5);
  const deep = 0.46;
  const lensX = 0.08;
  pieces.add("body", slab(wide, 0.66, deep, { corner: 0.12, bevel: 0.03, steps }), { at: [0, 0.36, 0] });
  pieces.add("metal", slab(wide + 0.012, 0.08, deep + 0.012, { corner: 0.12, bevel: 0.03, steps }), { at: [0, 0.04, 0] });
  pieces.add("metal", slab(wide + 0.012, 0.22, deep + 0.012, { corner: 0.12, bevel: 0.06, steps }), { at: [0, 0.78, 0] });
  pieces.add("body", slab(0.3, 0.78, 0.4, { corner: 0.13, bevel: 0.06, steps }), { at: [-wide / 2 + 0.17, 0.42, 0.2] });
  const prism = [
    { w: 0.72, d: 0.5, y: 0.84, z: 0.02 },
    { w: 0.62, d: 0.5, y: 1.0, z: 0.04 },
    { w: 0.44, d: 0.44, y: 1.12, z: 0.05 },
    { w: 0.38, d: 0.38, y: 1.14, z: 0.05 },
  ];
  pieces.add(
    "metal",
    loft(
      prism.map(({ w, d, y, z }) => roundRing(w, d, 0.07, y, steps).map(([px, py, pz]): Point => [px, py, pz + z])),
      34,
    ),
    { at: [lensX, 0, 0] },
  );
  pieces.add("black", box(0.2, 0.03, 0.24, 0.008), { at: [lensX, 1.15, -0.02] });
  pieces.add("black", plate(0.26, 0.17, 0.1, { corner: 0.05, bevel: 0.03, steps }), { at: [lensX, 0.98, -0.26] });
  pieces.add("black", plate(0.74, 0.5, 0.03, { corner: 0.03, bevel: 0.008, steps }), { at: [0.06, 0.4, -deep / 2] });
  pieces.add("glass", plate(0.64, 0.42, 0.03, { corner: 0.02, bevel: 0.006, steps }), { at: [0.06, 0.4, -deep / 2 - 0.006] });
  for (const y of [0.28, 0.4, 0.52])
    pieces.add("metal", cylinder(0.035, 0.03, { bevel: 0.01, segments: brief.segments(18) }), {
      at: [-0.46, y, -deep / 2 - 0.004],
      turn: [90, 0, 0],
    });
  pieces.add("metal", cylinder(0.075, 0.06, { bevel: 0.02, segments: brief.segments(28) }), {
    at: [-wide / 2 + 0.18, 0.87, 0.24],
    turn: [18, 0, 0],
  });
  pieces.add("accent", cylinder(0.052, 0.06, { bevel: 0.02, segments: brief.segments(24) }), {
    at: [-wide / 2 + 0.18, 0.895, 0.245],
    turn: [18, 0, 0],
  });
  pieces.add("accent", box(0.08, 0.018, 0.02, 0.006), { at: [wide / 2 - 0.2, 0.79, deep / 2 + 0.004] });
  pieces.add("glass", plate(0.24, 0.02, 0.2, { corner: 0.02, bevel: 0.006, steps }), { at: [-wide / 2 + 0.24, 0.895, -0.06] });
  for (const side of [-1, 1])
    pieces.add("metal", torus(0.045, 0.012, brief.segments(20), 6), { at: [side * (wide / 2 + 0.02), 0.72, -0.04], turn: [90, 0, 0] });
  if (brief.isStyle("sci-fi") || brief.look.glow) {
    for (const side of [-1, 1])
      pieces.add("accent", box(0.03, 0.34, 0.02, 0.008), { at: [lensX + side * 0.47, 0.42, deep / 2 + 0.004], turn: [0, 0, side * 14] });
    pieces.add("accent", box(0.3, 0.02, 0.02, 0.006), { at: [lensX, 0.9, 0.275] });
  }
  const long = random.between(0.55, 0.95);
  return [
    ...pieces.parts(kit.surfaces),
    dial(kit, 0.12, 0.1, [wide * 0.34, 0.92, -0.02]),
    dial(kit, 0.06, 0.05, [-wide / 2 + 0.42, 0.9, -0.05]),
    ...lens(brief, kit.lensOf(random.between(0.36, 0.4), long), { at: [lensX, 0.43, deep / 2], turn: [90, 0, 0] }),
  ];
}
