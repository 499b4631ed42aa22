import type { Point } from "@blenda/forge/solid/shapes/shape";
import { bob, fold, swing } from "../core/clips.ts";
import type { Figure } from "../core/figure.ts";

export const HEAVY_STANCES = {
  standing: ["standing", "stands", "guarding"],
  walking: ["walking", "marching", "running"],
  attacking: ["attacking", "fighting", "smashing", "roaring", "angry"],
  sitting: ["sitting", "resting", "sleeping"],
} as const;
type HeavyStance = keyof typeof HEAVY_STANCES;

type Turns = Readonly<Record<string, Point>>;

const POSES: Record<HeavyStance, { turns: Turns; drop?: number }> = {
  standing: { turns: { "arm left": [-6, 0, 8], "arm right": [-6, 0, -8], "forearm left": [-16, 0, 0], "forearm right": [-16, 0, 0] } },
  walking: {
    turns: {
      spine: [6, 6, 0],
      "thigh left": [-28, 0, 0],
      "shin left": [14, 0, 0],
      "thigh right": [20, 0, 0],
      "shin right": [20, 0, 0],
      "arm left": [24, 0, 8],
      "arm right": [-30, 0, -8],
      "forearm left": [-18, 0, 0],
      "forearm right": [-34, 0, 0],
    },
    drop: 0.03,
  },
  attacking: {
    turns: {
      spine: [-8, 0, 0],
      head: [6, 0, 0],
      "arm left": [-20, 0, 118],
      "forearm left": [0, 0, 46],
      "arm right": [-20, 0, -118],
      "forearm right": [0, 0, -46],
      "thigh left": [-18, 0, 10],
      "shin left": [18, 0, 0],
      "thigh right": [6, 0, -10],
    },
    drop: 0.02,
  },
  sitting: {
    turns: {
      spine: [14, 0, 0],
      "thigh left": [-84, 0, 14],
      "thigh right": [-84, 0, -14],
      "shin left": [40, 0, 0],
      "shin right": [40, 0, 0],
      "arm left": [-40, 0, 10],
      "arm right": [-40, 0, -10],
      "forearm left": [-20, 0, 0],
      "forearm right": [-20, 0, 0],
    },
    drop: 0.6,
  },
};

/** Joints of a heavy walker of about two units: long arms, short legs. */
export const JOINTS = {
  hip: [0.22, 0.78, 0],
  knee: [0.24, 0.42, 0.02],
  ankle: [0.25, 0.1, 0],
  shoulder: [0.5, 1.42, 0],
  elbow: [0.64, 0.98, 0.02],
  wrist: [0.66, 0.55, 0.08],
} as const satisfies Record<string, Point>;

export const sided = (point: Point, side: number): Point => [point[0] * side, point[1], point[2]];

/** The bones, in their stance. */
export function drawHeavy(figure: Figure, stance: HeavyStance): void {
  const { turns, drop = 0 } = POSES[stance];
  const bone = (name: string, parent: string | null, head: Point, tail: Point, move: Point = [0, 0, 0]) => {
    figure.bone(name, parent, head, tail);
    figure.turn(name, turns[name] ?? [0, 0, 0], move);
  };
  bone("pelvis", null, [0, 0.8, 0], [0, 1, 0], [0, -drop, 0]);
  bone("spine", "pelvis", [0, 0.92, 0], [0, 1.5, 0]);
  bone("head", "spine", [0, 1.52, 0.06], [0, 1.86, 0.08]);
  for (const [side, word] of [
    [1, "left"],
    [-1, "right"],
  ] as const) {
    const at = (name: keyof typeof JOINTS) => sided(JOINTS[name], side);
    bone(`arm ${word}`, "spine", at("shoulder"), at("elbow"));
    bone(`forearm ${word}`, `arm ${word}`, at("elbow"), at("wrist"));
    bone(`thigh ${word}`, "pelvis", at("hip"), at("knee"));
    bone(`shin ${word}`, `thigh ${word}`, at("knee"), at("ankle"));
  }
}

export function heavyClips(figure: Figure): void {
  figure.clip({
    name: "idle",
    seconds: 4,
    turns: { spine: swing("x", 1.5), head: swing("y", 10), "arm left": swing("z", 3), "arm right": swing("z", -3) },
  });
  figure.clip({
    name: "walk",
    seconds: 1.8,
    turns: {
      "thigh left": swing("x", 22),
      "thigh right": swing("x", 22, 0.5),
      "shin left": fold(26, 0.25),
      "shin right": fold(26, 0.75),
      "arm left": swing("x", 20, 0.5),
      "arm right": swing("x", 20),
      spine: swing("z", 3),
    },
    moves: bob(0.04),
  });
}
