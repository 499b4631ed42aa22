import type { Brief } from "@blenda/forge/grammar/brief";
import type { Gathered } from "@blenda/forge/language/pieces/gathered";
import { cylinder, sphere } from "@blenda/forge/solid/shapes/forms";
import { lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";

export type PotionLayer = "metal" | "cork" | "rope" | "paper" | "wax" | "gem";

/** Cork, glass ball, crystal or a cap of metal. */
export function addStopper(brief: Brief, pieces: Gathered<PotionLayer>, r: number, lip: number): void {
  const segments = brief.segments(28);
  const kind = brief.isStyle("medieval", "realistic", "low-poly")
    ? "cork"
    : brief.random.fork("stopper").pick(["cork", "cork", "cork", "ball", "cap", "crystal"]);
  if (kind === "cork") {
    pieces.add("cork", cylinder(r * 0.72, 0.2, { top: r * 0.84, bevel: 0.015, segments }), { at: [0, lip + 0.06, 0] });
    if (brief.random.fork("wax").chance(0.35)) addWax(brief, pieces, r, lip);
    return;
  }
  if (kind === "ball") {
    pieces.add("metal", cylinder(r * 0.95, 0.05, { bevel: 0.012, segments }), { at: [0, lip + 0.02, 0] });
    pieces.add("gem", sphere(r * 1.15, brief.segments(32)), { at: [0, lip + r * 1.1, 0] });
  } else if (kind === "cap") {
    pieces.add("metal", cylinder(r * 1.08, 0.16, { top: r * 0.96, bevel: 0.02, segments }), { at: [0, lip + 0.04, 0] });
    pieces.add("metal", sphere(r * 0.5, brief.segments(22)), { at: [0, lip + 0.16, 0] });
  } else {
    pieces.add("metal", cylinder(r * 0.95, 0.06, { bevel: 0.012, segments }), { at: [0, lip + 0.02, 0] });
    const point: ProfilePoint[] = [
      [0, 0],
      [r * 0.55, 0.01],
      [r * 0.95, 0.14],
      [r * 0.7, 0.24],
      [0, 0.44],
    ];
    pieces.add("gem", lathe(point, { segments: 6, creaseDegrees: 10 }), { at: [0, lip + 0.03, 0] });
  }
}

/** Sealing wax over the cork, with drips. */
function addWax(brief: Brief, pieces: Gathered<PotionLayer>, r: number, lip: number): void {
  const cap: ProfilePoint[] = [
    [0, lip - 0.01],
    [r * 1.04, lip - 0.01],
    [r * 1.05, lip + 0.02],
    [r * 0.94, lip + 0.08],
    [r * 0.92, lip + 0.16],
    [r * 0.8, lip + 0.185],
    [0, lip + 0.19],
  ];
  pieces.add("wax", lathe(cap, { segments: brief.segments(32), creaseDegrees: 60 }));
  const chance = brief.random.fork("drips");
  for (let drip = 0; drip < 7; drip++) {
    const angle = ((drip + chance.between(-0.3, 0.3)) / 7) * 2 * Math.PI;
    const long = chance.between(0.05, 0.16);
    const x = r * Math.sin(angle);
    const z = r * Math.cos(angle);
    pieces.add("wax", sphere(0.026, 10, long / 0.04), { at: [x, lip - long * 0.5, z] });
  }
}
