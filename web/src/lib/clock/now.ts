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

/** The time, as exact as "5 minutes ago" needs it. It moves by itself. */
export const useNow = (): number => useSyncExternalStore(watch, () => now);
