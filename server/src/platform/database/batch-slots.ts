/**
 * Batch slots, a semaphore: so many batches are under way at once. With more, the cores only change between them; and who
 * waits for a slot gathers company meanwhile.
 */
export const BATCH_SLOTS = 3;
/** Somebody may stay in their slot because of a lock. Nobody waits for that. */
const PATIENCE_MS = 10;

interface WaitingBatch {
  call(): void;
  /** How many would go together. */
  size(): number;
}

/** Answers how to take a slot; a slot taken answers how to leave it. */
export function makeBatchSlots(): (size: () => number) => Promise<() => void> {
  let free = BATCH_SLOTS;
  const waiting = new Set<WaitingBatch>();

  function isCalled(size: () => number): Promise<boolean> {
    return new Promise((answer) => {
      const call = () => {
        clearTimeout(timer);
        answer(true);
      };
      const one = { call, size };
      const timer = setTimeout(() => {
        waiting.delete(one);
        answer(false);
      }, PATIENCE_MS);
      waiting.add(one);
    });
  }

  /** The largest company goes first; of equals, who came first. */
  function leave(): void {
    let next: WaitingBatch | undefined;
    for (const each of waiting) if (!next || each.size() > next.size()) next = each;
    if (!next) {
      free++;
      return;
    }
    waiting.delete(next);
    next.call();
  }

  return async (size) => {
    if (free > 0) free--;
    else if (!(await isCalled(size))) return () => {};
    return leave;
  };
}
