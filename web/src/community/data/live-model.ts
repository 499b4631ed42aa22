import { useEffect, useSyncExternalStore } from "react";

/** Which model of the page is live: one at a time, and everything else is its picture. */
let live: { id: string; isAsked: boolean } | null = null;
const listeners = new Set<() => void>();

function setLive(next: typeof live): void {
  live = next;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this model is the live one. `take` makes it so; one somebody asked for by a press is not taken from them by reading on. */
export function useLiveModelOf(id: string) {
  const held = useSyncExternalStore(watch, () => (live?.id === id ? live : null));
  useEffect(
    () => () => {
      if (live?.id === id) setLive(null);
    },
    [id],
  );
  const take = (isAsked: boolean) => {
    // Whoever turns a model keeps it, though the page moves below.
    if (live?.id === id || (live?.isAsked && !isAsked)) return;
    setLive({ id, isAsked });
  };
  return { isLive: held !== null, take };
}
