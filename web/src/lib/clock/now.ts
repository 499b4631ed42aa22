import { useSyncExternalStore } from "react";

const STEP_MS = 30_000;
let now = Date.now();

function watch(onChange: () => void): () => void {
  now = Date.now();
  const timer = setInterval(() => {
    now = Date.now();
    onChange();
  }, STEP_MS);
  return () => clearInterval(timer);
}

const rest = () => () => {};

/** The time, as exact as "5 minutes ago" needs it. It moves by itself, where somebody waits for it. */
export const useNow = (isMoving = true): number => useSyncExternalStore(isMoving ? watch : rest, () => now);
