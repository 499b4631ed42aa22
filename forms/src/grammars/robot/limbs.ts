import { box, cylinder, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { RobotKit } from "./kit.ts";
import { HIP, moved } from "./posture.ts";

export function addArms(kit: RobotKit): void {
  const { brief, wide, posture } = kit;
  const raise = brief.random.between(-32, -12);
  for (const side of [-1, 1]) {
    const x = side * (0.31 * wide + 0.11);
    const bend = posture.forearm(x + side * 0.035);
    brief.socket({
      name: side < 0 ? "grip" : "left grip",
      at: moved([x + side * 0.035, 0.37, 0.19], bend),
      size: [0.12, 0.12, 0.12],
      turn: [14 + posture.wrist, 0, 0],
    });
    kit.add("joints", sphere(0.115, brief.segments(26)), { at: [x, 1.22, 0] });
    kit.add(
      "accent",
      lathe(
        [
          [0.02, 0],
          [0.13, 0],
          [0.145, 0.03],
          [0.1, 0.11],
          [0, 0.13],
        ],
        { segments: brief.segments(24), creaseDegrees: 60 },
      ),
      { turn: [0, 0, side * -62], at: [x + side * 0.03, 1.24, 0] },
    );
    kit.add("shell", box(0.16, 0.32, 0.17, 0.05, 2), { at: [x + side * 0.035, 0.99, 0] });
    kit.add("joints", sphere(0.078, brief.segments(22)), { at: [x + side * 0.035, 0.79, 0.005] });
    kit.bent(bend, () => addForearm(kit, x + side * 0.035, raise));
  }
}

function addForearm(kit: RobotKit, x: number, raise: number): void {
  const { brief } = kit;
  kit.add("shell", box(0.19, 0.32, 0.19, 0.06, 2), { at: [x, 0.64, 0.075], turn: [raise, 0, 0] });
  kit.add("accent", torus(0.098, 0.016, brief.segments(22), 8), { at: [x, 0.55, 0.115], turn: [raise, 0, 0] });
  kit.add("joints", cylinder(0.075, 0.09, { bevel: 0.02, segments: brief.segments(22) }), { at: [x, 0.475, 0.15], turn: [raise, 0, 0] });
  for (const finger of [-1, 0, 1])
    kit.add(
      "joints",
      tube(
        [
          [0, 0, 0],
          [finger * 0.028, -0.075, finger === 0 ? -0.045 : 0.022],
          [finger * 0.016, -0.15, finger === 0 ? -0.02 : 0.008],
        ],
        (t) => 0.024 - 0.008 * t,
        { sides: 8, rings: 6 },
      ),
      { at: [x + finger * 0.036, 0.45, 0.165], turn: [raise, 0, 0] },
    );
}

export function addLegs(kit: RobotKit): void {
  const { brief, wide, posture } = kit;
  if (posture.isDown) brief.socket({ name: "hips", at: posture.hips, size: [0.4, 0.1, 0.3] });
  for (const side of [-1, 1]) {
    const x = side * 0.17 * wide;
    kit.add("joints", sphere(0.092, brief.segments(22)), { at: [x, HIP, 0] });
    kit.bent(posture.thigh(side, x), () => {
      kit.add("shell", box(0.2, 0.24, 0.22, 0.055, 2), { at: [x, 0.45, 0] });
      kit.add("joints", cylinder(0.085, 0.22, { bevel: 0.015, segments: brief.segments(22) }), { at: [x, 0.315, 0], turn: [0, 0, 90] });
    });
    kit.bent(posture.shin(side, x), () => {
      kit.add("accent", box(0.21, 0.19, 0.23, 0.05, 2), { at: [x, 0.22, 0.005] });
      kit.add("joints", cylinder(0.07, 0.08, { bevel: 0.01, segments: brief.segments(20) }), { at: [x, 0.13, 0] });
      kit.add("shell", box(0.25, 0.12, 0.38, 0.05, 2), { at: [x, 0.065, 0.05] });
      kit.add("joints", box(0.26, 0.035, 0.39, 0.012), { at: [x, 0.0175, 0.05] });
    });
  }
}

export function addWheels(kit: RobotKit): void {
  const { brief } = kit;
  kit.add("shell", box(0.34, 0.2, 0.34, 0.06, 2), { at: [0, 0.52, 0] });
  for (const side of [-1, 1]) {
    const hull: [number, number][] = Array.from({ length: 24 }, (_, at) => {
      const angle = (at / 24) * 2 * Math.PI;
      return [Math.cos(angle) * 0.17 + (Math.cos(angle) > 0 ? 0.22 : -0.22), Math.sin(angle) * 0.17];
    });
    const track = brief.solids.extrude(hull, 0.16).turn(0, 90, 0);
    const treads = Array.from({ length: 13 }, (_, at) =>
      brief.solids
        .box(0.18, 0.03, 0.03)
        .at(0, 0.17, (at - 6) * 0.064)
        .plus(brief.solids.box(0.18, 0.03, 0.03).at(0, -0.17, (at - 6) * 0.064)),
    );
    kit.add("treads", track.plus(...treads).shape(), { at: [side * 0.27, 0.2, 0] });
    for (const z of [-0.22, 0, 0.22])
      kit.add("accent", cylinder(0.1, 0.2, { bevel: 0.02, segments: brief.segments(22) }), {
        at: [side * 0.27, 0.2, z],
        turn: [0, 0, 90],
      });
  }
}

export function addThruster(kit: RobotKit): void {
  const { brief } = kit;
  kit.add(
    "shell",
    lathe(
      [
        [0, 0.3],
        [0.12, 0.3],
        [0.2, 0.42],
        [0.22, 0.56],
        [0.18, 0.64],
        [0, 0.64],
      ],
      { segments: brief.segments(36), creaseDegrees: 50 },
    ),
  );
  kit.add(
    "joints",
    lathe(
      [
        [0.06, 0.22],
        [0.16, 0.16],
        [0.17, 0.17],
        [0.13, 0.31],
        [0.06, 0.31],
      ],
      { segments: brief.segments(32) },
    ),
  );
  kit.add(
    "lights",
    lathe(
      [
        [0, 0],
        [0.05, 0.06],
        [0.1, 0.2],
        [0.06, 0.26],
        [0, 0.26],
      ],
      { segments: brief.segments(28), creaseDegrees: 60 },
    ),
  );
}
