import { refusal } from "../requests/refusal.ts";

interface Options {
  /** How many may be at work at once. */
  atOnce: number;
  /** How many may wait for them. */
  waiting: number;
  /** When whoever finds no room might find some. */
  retryAfterSeconds?: number;
}

/**
 * A bounded queue for work that takes a core or much memory. Whoever finds it full is refused before anything is done: a
 * flood of requests costs a flood of refusals, and not the time of everybody else.
 */
export function makeBoundedQueue({
  atOnce,
  waiting: most,
  retryAfterSeconds = 5,
}: Options): <Answer>(work: () => Promise<Answer>) => Promise<Answer> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= most) throw refusal("BUSY", { retryAfterSeconds });
      await new Promise<void>((resume) => waiting.push(resume));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next)
        next(); // the place is handed over, so the count stays
      else running -= 1;
    }
  };
}
