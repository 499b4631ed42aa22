import type { Point } from "@blenda/forge/solid/shapes/shape";
import type { FourLegged } from "./plan.ts";

export const STANCES = {
  standing: ["standing", "stand", "stands"],
  sitting: ["sitting", "sits", "seated", "sit"],
  lying: ["lying", "resting", "lies", "laying", "reclining", "crouching"],
  sleeping: ["sleeping", "asleep", "sleepy", "sleeps", "napping", "dozing", "curled"],
  walking: ["walking", "walks", "strolling", "trotting", "prowling", "stalking"],
  running: ["running", "galloping", "gallops", "runs", "racing", "sprinting", "charging", "gallop"],
  jumping: ["jumping", "leaping", "jumps", "leaps", "hopping", "pouncing", "bouncing"],
  rearing: ["rearing", "rears", "prancing", "upright"],
} as const;
/** Only those with wings. */
export const FLYING = ["flying", "flies", "soaring"] as const;
export type StanceName = keyof typeof STANCES | "flying";

/** Where a foot is, in leg lengths from below its joint; `toe` turns the foot itself, in degrees. */
export interface FootPlace {
  x?: number;
  y?: number;
  z?: number;
  toe?: number;
  pole?: Point;
  /** Hangs in the air: `y` is how far it is drawn up. */
  free?: boolean;
}

export interface Stance {
  /** Nose up, degrees. */
  pitch?: number;
  roll?: number;
  /** Height of the hips. */
  hips?: number;
  chest?: Point;
  neck?: Point;
  head?: Point;
  tail?: Point;
  feet: Record<"front left" | "front right" | "hind left" | "hind right", FootPlace>;
  /** The tail lies on the ground. */
  isTailDown?: boolean;
  isAsleep?: boolean;
}

const four = (front: FootPlace, hind: FootPlace, frontRight = front, hindRight = hind): Stance["feet"] => ({
  "front left": front,
  "front right": frontRight,
  "hind left": hind,
  "hind right": hindRight,
});

/** How this animal takes a stance; proportions decide heights and angles. */
export function stanceOf(plan: FourLegged, name: StanceName): Stance {
  return plan.arms ? twoLegged(plan, name) : fourLegged(plan, name);
}

function fourLegged(plan: FourLegged, name: StanceName): Stance {
  const { leg, hip = leg, rump, belly, long, neck, splay = 0, foot } = plan;
  const low = Math.min(hip, Math.max(belly[1], rump[1] * 0.96) * 0.97);
  const isHoofed = foot === "hoof";
  switch (name) {
    case "standing":
      return { feet: four({ z: 0.02 }, { z: -0.03 }, { z: -0.03 }, { z: -0.1 }) };
    case "flying":
      return {
        pitch: 12,
        neck: [24, 0, 0],
        head: [-6, 0, 0],
        tail: [10, 12, 0],
        feet: four({ z: -0.05, y: 0.42, toe: 60, free: true }, { z: -0.6, y: 0.25, toe: 60, free: true }),
      };
    case "walking":
      return {
        hips: hip * 0.975,
        neck: [4, 3, 0],
        tail: [0, 14, 0],
        feet: four({ z: 0.32, toe: -12 }, { z: -0.38, toe: 22 }, { z: -0.3, y: 0.05, toe: 30 }, { z: 0.22, toe: -8 }),
      };
    case "running": {
      // Heavy ones lift their feet less.
      const ease = foot === "pad" ? 0.6 : 1;
      return {
        pitch: 2,
        hips: hip * (foot === "pad" ? 0.97 : 0.93),
        chest: [-2, 0, 0],
        neck: [neck.up > 30 ? neck.up * 0.35 : 0, 0, 0],
        head: [neck.up > 30 ? -neck.up * 0.25 : 0, 0, 0],
        tail: [plan.tail.up < -20 ? 44 : 6, 0, 0],
        feet: four(
          { z: 0.66 * ease, y: 0.1, toe: -25 },
          { z: -0.62 * ease, y: 0.06, toe: 55 },
          { z: 0.34 * ease, y: 0.36 * ease, toe: 85 * ease },
          { z: 0.3 * ease, y: 0.12, toe: 5 },
        ),
      };
    }
    case "jumping":
      return {
        pitch: 24,
        hips: hip * 1.02,
        neck: [8, 0, 0],
        head: [6, 0, 0],
        tail: [30, 0, 0],
        feet: four(
          { z: 0.5, y: 0.38, toe: 70, free: true },
          { z: -0.62, y: -0.05, toe: 55 },
          { z: 0.62, y: 0.3, toe: 45, free: true },
          { z: -0.75, y: -0.02, toe: 62 },
        ),
      };
    case "rearing":
      return {
        pitch: 56,
        hips: hip * 0.9,
        chest: [-4, 0, 0],
        neck: [26, 0, 0],
        head: [24, 0, 0],
        tail: [45, 0, 0],
        feet: four(
          { z: 0.5, y: 0.32, toe: 70, free: true },
          { z: 0.16, x: 0.1, toe: 0 },
          { z: 0.42, y: 0.12, toe: 40, free: true },
          { z: 0.04, x: 0.1, toe: 0 },
        ),
      };
    case "sitting": {
      const seat = rump[1] * 0.95;
      const wanted = (leg * 0.93 - seat) / long;
      const pitch = splay > 0 ? 20 : (Math.asin(Math.max(0.25, Math.min(0.84, wanted))) * 180) / Math.PI;
      return {
        pitch,
        hips: seat,
        neck: [pitch * 0.55, 0, 0],
        head: [pitch * 0.4, 0, 0],
        tail: [plan.tail.up > 20 ? pitch * 0.5 : pitch * 0.9, 20, 0],
        feet: four({ z: 0.06 }, { z: 0.42, x: 0.16, toe: -62, pole: [0.55, 1, 0.6] }),
      };
    }
    default: {
      const isAsleep = name === "sleeping";
      const front: FootPlace = isHoofed
        ? { z: 0.34, toe: 100, x: 0.04, pole: [0.2, 0.2, -1] }
        : { z: 0.62, toe: -75, x: 0.03, pole: [0.5, 0.3, -1] };
      const hind: FootPlace = { z: 0.36, x: 0.24, toe: -72, pole: [0.6, 1, 0.4] };
      const down = Math.min(75, neck.up + 26);
      return {
        pitch: 0,
        hips: low,
        isAsleep,
        neck: isAsleep ? [down * 0.8, isHoofed ? 28 : 34, 0] : [neck.up > 50 ? 12 : 0, 6, 0],
        head: isAsleep ? [6 - down * 0.8 - plan.head.nod * 0.5, 22, 0] : [0, 8, 0],
        chest: isAsleep ? [0, 12, 0] : [0, 0, 0],
        isTailDown: true,
        tail: [0, isAsleep ? -50 : 32, 0],
        feet: four(front, hind, { ...front, z: (front.z ?? 0) - (isHoofed ? 0.06 : 0.1) }, { ...hind, z: 0.28 }),
      };
    }
  }
}

/** Hands of those that stand like people, where their bearing says; the others hold theirs before the chest. */
function handsOf({ bearing }: FourLegged): readonly [FootPlace, FootPlace] {
  const before: FootPlace = { z: 0.55, y: 0.3, toe: -30, free: true };
  if (!bearing) return [before, { ...before, z: 0.5 }];
  const [left, right] = bearing.hands.map(([x, y, z]): FootPlace => ({ x, y, z, toe: bearing.wrist, pole: [0.5, -0.2, -1], free: true }));
  return [left, right];
}

/** Those that walk on their hind legs. */
function twoLegged(plan: FourLegged, name: StanceName): Stance {
  const { leg, hip = leg, rump, belly, neck, bearing } = plan;
  const [arm, other] = handsOf(plan);
  const isSteep = plan.usual === "upright" || plan.usual === "sitting";
  const tall = bearing?.rise ?? (isSteep ? 52 : 16);
  const base = {
    neck: [tall * 0.6, 0, 0] as Point,
    head: [tall * 0.35, 0, 0] as Point,
    tail: [isSteep ? tall * 0.75 : tall * 0.8, 0, 0] as Point,
  };
  const ahead = isSteep ? 0.1 : 0.04;
  const apart = bearing ? 0.12 : 0;
  switch (name) {
    case "walking":
      return {
        ...base,
        pitch: tall * (bearing ? 0.95 : 0.85),
        hips: hip * 0.97,
        tail: [base.tail[0], 14, 0],
        feet: four({ ...arm, z: (arm.z ?? 0) + 0.1 }, { z: 0.42, toe: -10 }, { ...other, z: (other.z ?? 0) - 0.1 }, { z: -0.35, toe: 35 }),
      };
    case "running":
      return {
        ...base,
        pitch: tall * (bearing ? 0.75 : 0.3),
        neck: bearing ? [tall * 0.4, 0, 0] : [tall * 0.1, 0, 0],
        tail: [6, 0, 0],
        feet: four(arm, { z: 0.6, y: 0.36, toe: 30 }, other, { z: -0.55, y: 0, toe: 60 }),
      };
    case "jumping":
      return {
        ...base,
        pitch: bearing ? tall * 0.9 : tall * 0.6 + 12,
        hips: hip * 1.1,
        tail: [base.tail[0] - 10, 0, 0],
        feet: four(arm, { z: -0.5, y: 0, toe: 60 }, other, { z: -0.42, y: 0, toe: 55 }),
      };
    case "rearing":
      return {
        ...base,
        pitch: tall + (bearing ? 6 : 18),
        neck: [tall * (bearing ? 0.6 : 0.4), 0, 0],
        feet: four({ ...arm, y: bearing ? 1.2 : 0.5 }, { z: ahead + 0.1 }, { ...arm, y: bearing ? 1.3 : 0.6 }, { z: ahead }),
      };
    case "sitting":
      return {
        ...base,
        pitch: tall,
        hips: rump[1] * 0.95,
        tail: [tall * 1.1, 10, 0],
        feet: four(arm, { z: 0.5, x: 0.1, toe: -60, pole: [0.5, 1, 0.5] }, bearing ? other : arm),
      };
    case "lying":
    case "sleeping": {
      const isAsleep = name === "sleeping";
      return {
        pitch: 2,
        isTailDown: true,
        hips: Math.max(belly[1], rump[1]) * 0.95,
        isAsleep,
        neck: isAsleep ? [neck.up * 0.7, 20, 0] : [0, 0, 0],
        head: isAsleep ? [4, 14, 0] : [0, 0, 0],
        tail: [4, 24, 0],
        feet: four({ z: 0.5, toe: -60, x: 0.1 }, { z: 0.4, x: 0.22, toe: -70, pole: [0.6, 1, 0.4] }),
      };
    }
    default:
      return { ...base, pitch: tall, feet: four(arm, { x: apart, z: ahead }, other, { x: apart, z: ahead - 0.12 }) };
  }
}
