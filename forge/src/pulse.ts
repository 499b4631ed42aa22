import { setImmediate } from "node:timers/promises";
import type { Progress } from "./model.ts";

/** Called between slices of long work: reports, lets the process breathe, and throws when the work was cancelled. */
export type Pulse = (step: string, fraction: number) => Promise<void>;

export function startPulse(progress: Progress = () => {}, signal?: AbortSignal): Pulse {
  return async (step, fraction) => {
    signal?.throwIfAborted();
    progress(step, fraction);
    // A cancel can only arrive while the event loop turns.
    await setImmediate();
    signal?.throwIfAborted();
  };
}

/** The same pulse for a part of the way: 0 to 1 becomes `from` to `to`. */
export function within(pulse: Pulse, from: number, to: number): Pulse {
  return (step, fraction) => pulse(step, from + (to - from) * fraction);
}
