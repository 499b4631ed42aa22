import type { RigClip } from "@blenda/forge/solid/part";
import type { Point } from "@blenda/forge/solid/shapes/shape";

/** A swing round one axis: from the middle to one side, to the other and back. */
export function swing(axis: "x" | "y" | "z", degrees: number, shift = 0, steps = 8): { at: number; turn: Point }[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const turn = Math.sin((step / steps + shift) * 2 * Math.PI) * degrees;
    return { at: step / steps, turn: axis === "x" ? [turn, 0, 0] : axis === "y" ? [0, turn, 0] : [0, 0, turn] };
  });
}

/** Bends one way only, once in the round: a knee, a jaw. */
export function fold(degrees: number, shift = 0, steps = 8): { at: number; turn: Point }[] {
  return Array.from({ length: steps + 1 }, (_, step) => ({
    at: step / steps,
    turn: [Math.max(0, Math.sin((step / steps + shift) * 2 * Math.PI)) * degrees, 0, 0],
  }));
}

export function bob(height: number, times = 2, steps = 8): { at: number; move: Point }[] {
  return Array.from({ length: steps * times + 1 }, (_, step) => ({
    at: step / (steps * times),
    move: [0, ((1 - Math.cos((step / steps) * 2 * Math.PI)) / 2) * height, 0],
  }));
}

/** Breathing, a look about and a tail that moves. */
export const quadrupedIdle = (): RigClip => ({
  name: "idle",
  seconds: 4,
  turns: {
    chest: swing("x", 0.8),
    neck: swing("x", 3, 0.1),
    head: swing("y", 9, 0.2),
    "tail 1": swing("y", 10, 0.3),
    "tail 2": swing("y", 10, 0.2),
    "tail 3": swing("y", 10, 0.1),
  },
});

/** Legs in the order four-legged animals set them: diagonal pairs walking, pairs galloping. */
export function quadrupedGait(name: "walk" | "run", reach: number): RigClip {
  const isRun = name === "run";
  const wide = isRun ? 38 : 22;
  const shifts = isRun
    ? { "front left": 0, "front right": 0.1, "hind left": 0.5, "hind right": 0.6 }
    : { "front left": 0, "front right": 0.5, "hind left": 0.5, "hind right": 0 };
  const turns: Record<string, { at: number; turn: Point }[]> = {};
  for (const [leg, shift] of Object.entries(shifts)) {
    const isFront = leg.startsWith("front");
    turns[`${leg} upper`] = swing("x", wide, shift);
    turns[`${leg} lower`] = fold((isFront ? 1 : -1) * (isRun ? 46 : 26), shift + 0.2);
    turns[`${leg} foot`] = fold(isFront ? 20 : 26, shift + 0.25);
  }
  return {
    name,
    seconds: isRun ? 0.6 : 1.1,
    turns: {
      ...turns,
      chest: swing("x", isRun ? 5 : 1),
      neck: swing("x", isRun ? 6 : 3, 0.25),
      "tail 1": swing("y", isRun ? 4 : 8),
      "tail 2": swing("y", isRun ? 6 : 8, 0.1),
    },
    moves: bob(reach * (isRun ? 0.1 : 0.03), isRun ? 1 : 2),
  };
}
