import type { Rig, RigClip } from "@blenda/forge/solid/part";
import type { Point } from "@blenda/forge/solid/shapes/shape";
import type { RobotKit } from "./kit.ts";
import { HIP, moved } from "./posture.ts";

export type Mover = "legs" | "wheels" | "hover";
type Turns = RigClip["turns"];

const SIDES = [
  ["left", 1],
  ["right", -1],
] as const;

/** Bones where the joints of the plates are; every plate follows one of them whole. */
export function robotRig({ wide, neck, posture }: RobotKit, mover: Mover): Rig {
  const bones: Rig["bones"][number][] = [
    { name: "body", parent: null, head: [0, mover === "legs" ? 0.6 : 0.1, 0], tail: [0, 1.3, 0] },
    { name: "head", parent: "body", head: [0, neck, 0], tail: [0, neck + 0.4, 0] },
  ];
  for (const [name, side] of SIDES) {
    const x = side * (0.31 * wide + 0.11);
    bones.push(
      { name: `${name} arm`, parent: "body", head: [x, 1.22, 0], tail: [x + side * 0.035, 0.82, 0] },
      {
        name: `${name} forearm`,
        parent: `${name} arm`,
        head: [x + side * 0.035, 0.79, 0.005],
        tail: moved([x + side * 0.035, 0.4, 0.17], posture.forearm(x + side * 0.035)),
      },
    );
    const hip = side * 0.17 * wide;
    const [thigh, shin] = [posture.thigh(side, hip), posture.shin(side, hip)];
    if (mover === "legs")
      bones.push(
        { name: `${name} leg`, parent: "body", head: [hip, HIP, 0], tail: moved([hip, 0.36, 0], thigh) },
        { name: `${name} shin`, parent: `${name} leg`, head: moved([hip, 0.315, 0], shin), tail: moved([hip, 0.04, 0.05], shin) },
      );
    if (mover === "wheels")
      bones.push({ name: `${name} track`, parent: "body", head: [side * 0.27, 0.2, -0.22], tail: [side * 0.27, 0.2, 0.22] });
  }
  return { bones, isStiff: true, clips: [idle(mover), ...(mover === "legs" && !posture.isDown ? [walk()] : []), wave()] };
}

/** Turns at even steps of the clip, the first again at the end. */
const beat = (...turns: Point[]) => [...turns, turns[0]].map((turn, at) => ({ at: at / turns.length, turn }));
const swing = (degrees: number) => beat([0, 0, 0], [degrees, 0, 0], [0, 0, 0], [-degrees, 0, 0]);

function idle(mover: Mover): RigClip {
  const lift = mover === "hover" ? 0.06 : 0.006;
  return {
    name: "idle",
    seconds: 4,
    turns: {
      head: beat([0, 0, 0], [0, 22, 0], [4, 0, 0], [0, -22, 0]),
      "left forearm": beat([0, 0, 0], [-7, 0, 0]),
      "right forearm": beat([0, 0, 0], [-5, 0, 0]),
    },
    moves: mover === "legs" ? [] : [0, 0.5, 1].map((at) => ({ at, move: [0, at === 0.5 ? lift : 0, 0] as const })),
  };
}

function walk(): RigClip {
  const turns: Turns = {
    "left leg": swing(-24),
    "right leg": swing(24),
    "left shin": beat([0, 0, 0], [6, 0, 0], [10, 0, 0], [26, 0, 0]),
    "right shin": beat([10, 0, 0], [26, 0, 0], [0, 0, 0], [6, 0, 0]),
    "left arm": swing(20),
    "right arm": swing(-20),
    body: beat([0, 0, 0], [0, 4, 0], [0, 0, 0], [0, -4, 0]),
  };
  return { name: "walk", seconds: 1.2, turns };
}

function wave(): RigClip {
  return {
    name: "wave",
    seconds: 2,
    turns: {
      "right arm": [0, 0.2, 0.8, 1].map((at) => ({ at, turn: [0, 0, at === 0 || at === 1 ? 0 : -120] as const })),
      "right forearm": [0, 0.2, 0.35, 0.5, 0.65, 0.8, 1].map((at, key) => ({
        at,
        turn: [0, 0, key === 0 || key === 6 ? 0 : key % 2 === 0 ? -30 : 18] as const,
      })),
      head: [0, 0.25, 0.75, 1].map((at) => ({ at, turn: [0, at === 0 || at === 1 ? 0 : -14, 0] as const })),
    },
  };
}
