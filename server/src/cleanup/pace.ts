import { setTimeout as wait } from "node:timers/promises";
import { CLEANUP } from "@blenda/domain/cleanup/constants";

const SECOND_MS = 1_000;

/** So many questions a second and no more, for all callers in this process. */
export function makePace(perSecond: number, clock: () => number = Date.now) {
  const every = SECOND_MS / perSecond;
  let next = 0;
  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const at = Math.max(clock(), next);
    next = at + every;
    const pause = at - clock();
    if (pause > 0) await wait(pause);
    return ask();
  };
}

/** Every question this domain asks the provider. */
export const providerPace = makePace(CLEANUP.CALLS_PER_SECOND);
