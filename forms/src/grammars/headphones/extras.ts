import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import type { Gathered } from "@blenda/forge/language/pieces/gathered";
import { cylinder, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import type { Point } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { HeadphoneLayer } from "./surfaces.ts";

/** A boom from the left cup to the mouth; `x` is the cup's outer face. */
export function addMicrophone(brief: Brief, pieces: Gathered<HeadphoneLayer>, x: number): void {
  const boom: Point[] = [
    [x, -0.1, 0.1],
    [x + 0.02, -0.3, 0.42],
    [x + 0.2, -0.5, 0.78],
    [x + 0.52, -0.56, 0.98],
  ];
  pieces.add("dark", cylinder(0.13, 0.14, { bevel: 0.03, segments: brief.segments(26) }), {
    at: [x + 0.03, -0.08, 0.06],
    turn: [0, 0, 90],
  });
  pieces.add("metal", tube(boom, 0.032, { sides: brief.segments(10), rings: brief.segments(40) }));
  pieces.add("dark", sphere(0.095, brief.segments(24), 1.2), { at: [x + 0.55, -0.56, 0.99], turn: [0, 0, 65] });
  pieces.add("lamp", torus(0.078, 0.014, brief.segments(24), 6), { at: [x + 0.47, -0.555, 0.965], turn: [0, 20, 72] });
}

/** Cat's ears on the band, whose line `arc` gives by the angle. */
export function addEars(brief: Brief, pieces: Gathered<HeadphoneLayer>, arc: (degrees: number) => Point): void {
  for (const degrees of [58, 122]) {
    const [x, y] = arc(degrees);
    const lean = (degrees - 90) * 0.7;
    const cone = lathe(flat`0 -0.05, 0.24 -0.02, 0.26 0.06, 0.16 0.3, 0.05 0.46, 0 0.48`, {
      segments: brief.segments(28),
      creaseDegrees: 50,
    });
    pieces.add("shell", cone, { at: [x, y, 0], turn: [0, 0, lean], scale: [1, 1, 0.5] });
    const inner = lathe(flat`0 0, 0.15 0, 0.16 0.05, 0.1 0.22, 0.03 0.33, 0 0.34`, {
      segments: brief.segments(24),
      creaseDegrees: 50,
    });
    pieces.add("lamp", inner, { at: [x, y + 0.04, 0.075], turn: [0, 0, lean], scale: [1, 1, 0.4] });
  }
}
