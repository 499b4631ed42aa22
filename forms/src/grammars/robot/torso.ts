import { box, cylinder, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import type { RobotKit } from "./kit.ts";

export function addTorso(kit: RobotKit): void {
  const { brief, wide } = kit;
  const round = brief.isDetailed ? 3 : 2;
  if (kit.isRound) {
    kit.add(
      "shell",
      lathe(
        [
          [0, 0.7],
          [0.2, 0.7],
          [0.29, 0.8],
          [0.34, 1.0],
          [0.33, 1.18],
          [0.26, 1.32],
          [0.14, 1.36],
          [0, 1.36],
        ],
        { segments: brief.segments(40), creaseDegrees: 50 },
      ),
      { scale: [wide, 1, wide * 0.86] },
    );
    kit.add("accent", torus(0.338, 0.022, brief.segments(40), 10), { at: [0, 0.98, 0], scale: [wide, 1, wide * 0.86] });
    kit.add("joints", cylinder(0.17, 0.05, { bevel: 0.012, segments: brief.segments(28) }), {
      at: [0, 1.13, 0.27 * wide],
      turn: [90, 0, 0],
    });
    kit.add("lights", cylinder(0.12, 0.05, { bevel: 0.015, segments: brief.segments(28) }), {
      at: [0, 1.13, 0.284 * wide],
      turn: [90, 0, 0],
    });
  } else {
    kit.add("shell", box(0.62 * wide, 0.6, 0.44, 0.09, round), { at: [0, 1.02, 0] });
    kit.add("joints", box(0.4 * wide, 0.27, 0.05, 0.02), { at: [0, 1.08, 0.212] });
    kit.add("glass", box(0.35 * wide, 0.22, 0.05, 0.02), { at: [0, 1.08, 0.222] });
    for (const at of [-1, 0, 1])
      kit.add(at === 0 ? "beacon" : "lights", cylinder(0.034, 0.04, { bevel: 0.01, segments: brief.segments(16) }), {
        at: [at * 0.1 * wide, 1.13, 0.245],
        turn: [90, 0, 0],
      });
    kit.add("lights", box(0.24 * wide, 0.045, 0.03, 0.012), { at: [0, 1.035, 0.242] });
    kit.add("accent", box(0.64 * wide, 0.07, 0.46, 0.03), { at: [0, 0.83, 0] });
    kit.add("joints", box(0.36, 0.3, 0.12, 0.03), { at: [0, 1.06, -0.25] });
  }
  kit.add("joints", box(0.36 * wide, 0.15, 0.3, 0.045, 2), { at: [0, 0.665, 0] });
  if (brief.isDetailed) addRivets(kit, wide);
}

function addRivets(kit: RobotKit, wide: number): void {
  for (const side of [-1, 1])
    for (const y of [0.92, 1.0, 1.24]) kit.add("joints", sphere(0.016, 8), { at: [side * 0.26 * wide, y, 0.222] });
}
