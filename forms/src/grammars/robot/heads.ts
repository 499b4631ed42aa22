import { box, cylinder, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { RobotKit } from "./kit.ts";

export function addHead(kit: RobotKit): void {
  const { brief } = kit;
  kit.add("joints", cylinder(0.1, 0.14, { bevel: 0.01, segments: brief.segments(24) }), { at: [0, 1.38, 0] });
  for (const y of [1.35, 1.38, 1.41]) kit.add("joints", torus(0.1, 0.014, brief.segments(24), 8), { at: [0, y, 0] });
  const kind = brief.has("screen")
    ? "screen"
    : brief.has("bucket")
      ? "bucket"
      : kit.isRound
        ? "dome"
        : brief.random.pick(["visor", "visor", "screen", "bucket"]);
  if (kind === "dome") addDomeHead(kit);
  else if (kind === "bucket") addBucketHead(kit);
  else addBoxHead(kit, kind === "screen");
  const side = brief.random.chance(0.5) ? 0.12 : -0.12;
  kit.add(
    "joints",
    tube(
      [
        [side, 1.74, -0.02],
        [side, 1.92, -0.02],
      ],
      0.012,
      { sides: 8, isStraight: true },
    ),
  );
  kit.add("beacon", sphere(0.036, brief.segments(18)), { at: [side, 1.95, -0.02] });
}

function addDomeHead(kit: RobotKit): void {
  const { brief } = kit;
  kit.add(
    "shell",
    lathe(
      [
        [0, 1.44],
        [0.2, 1.44],
        [0.25, 1.5],
        [0.26, 1.6],
        [0.22, 1.72],
        [0.13, 1.8],
        [0, 1.83],
      ],
      { segments: brief.segments(40), creaseDegrees: 50 },
    ),
  );
  kit.add(
    "glass",
    lathe(
      [
        [0, 0],
        [0.15, 0],
        [0.165, 0.02],
        [0.14, 0.075],
        [0, 0.1],
      ],
      { segments: brief.segments(36), creaseDegrees: 60 },
    ),
    { at: [0, 1.61, 0.185], turn: [82, 0, 0], scale: [1.15, 1, 0.72] },
  );
  for (const side of [-1, 1]) {
    kit.add("lights", sphere(0.042, brief.segments(20)), { at: [side * 0.072, 1.615, 0.258] });
    kit.add("joints", cylinder(0.08, 0.07, { bevel: 0.02, segments: brief.segments(24) }), {
      at: [side * 0.26, 1.58, 0],
      turn: [0, 0, 90],
    });
  }
}

function addBucketHead(kit: RobotKit): void {
  const { brief } = kit;
  kit.add("shell", cylinder(0.21, 0.32, { top: 0.18, bevel: 0.025, segments: brief.segments(36) }), { at: [0, 1.6, 0] });
  kit.add(
    "accent",
    lathe(
      [
        [0, 0],
        [0.185, 0],
        [0.19, 0.02],
        [0.12, 0.075],
        [0, 0.09],
      ],
      { segments: brief.segments(36), creaseDegrees: 50 },
    ),
    { at: [0, 1.755, 0] },
  );
  for (const side of [-1, 1]) {
    kit.add("joints", cylinder(0.07, 0.09, { bevel: 0.012, segments: brief.segments(24) }), {
      at: [side * 0.085, 1.64, 0.17],
      turn: [90, 0, 0],
    });
    kit.add("lights", sphere(0.052, brief.segments(22)), { at: [side * 0.085, 1.64, 0.2], scale: [1, 1, 0.6] });
  }
  for (const at of [-2, -1, 0, 1, 2]) kit.add("joints", box(0.018, 0.06, 0.03, 0.005), { at: [at * 0.034, 1.51, 0.19] });
}

function addBoxHead(kit: RobotKit, isScreen: boolean): void {
  const { brief } = kit;
  const [w, h] = isScreen ? [0.54, 0.4] : [0.46, 0.36];
  kit.add("shell", box(w, h, 0.38, 0.1, 2), { at: [0, 1.62, 0] });
  kit.add("joints", box(w - 0.07, isScreen ? h - 0.09 : 0.18, 0.05, 0.03), { at: [0, 1.625, 0.175] });
  kit.add("glass", box(w - 0.1, isScreen ? h - 0.12 : 0.14, 0.05, 0.03), { at: [0, 1.625, 0.187] });
  for (const side of [-1, 1]) {
    if (isScreen) kit.add("lights", box(0.05, 0.09, 0.03, 0.014, 2), { at: [side * 0.09, 1.65, 0.203] });
    else kit.add("lights", sphere(0.048, brief.segments(22)), { at: [side * 0.085, 1.625, 0.2] });
    kit.add("joints", cylinder(0.088, 0.08, { bevel: 0.02, segments: brief.segments(24) }), {
      at: [side * (w / 2 + 0.015), 1.61, 0],
      turn: [0, 0, 90],
    });
  }
  if (isScreen)
    kit.add(
      "lights",
      tube(
        [
          [-0.06, 1.555, 0.205],
          [0, 1.54, 0.207],
          [0.06, 1.555, 0.205],
        ],
        0.011,
        { sides: 6, rings: 10 },
      ),
    );
}
