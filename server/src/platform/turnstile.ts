/**
 * So many statements that are written together are under way at once. With more, the cores only change between them; and
 * who waits for a place gathers company meanwhile.
 */
export const PLACES = 3;
/** Somebody may stand in their place because of a lock. Nobody waits for that. */
const PATIENCE_MS = 10;

let free = PLACES;
const waiting = new Set<() => void>();

/** Answers how to leave. */
export async function enter(): Promise<() => void> {
  if (free > 0) free--;
  else if (!(await isCalled())) return () => {};
  return leave;
}

function isCalled(): Promise<boolean> {
  return new Promise((answer) => {
    const call = () => {
      clearTimeout(timer);
      answer(true);
    };
    const timer = setTimeout(() => {
      waiting.delete(call);
      answer(false);
    }, PATIENCE_MS);
    waiting.add(call);
  });
}

function leave(): void {
  const [next] = waiting;
  if (!next) {
    free++;
    return;
  }
  waiting.delete(next);
  next();
}
