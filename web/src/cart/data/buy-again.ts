import { useSyncExternalStore } from "react";

let confirmed: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Lines somebody owns already and buys once more on purpose, by key. It is asked anew at every visit. */
export const useBuyAgain = (): ReadonlySet<string> => useSyncExternalStore(watch, () => confirmed);

export function setBuyAgain(key: string, isWanted: boolean): void {
  const others = [...confirmed].filter((other) => other !== key);
  confirmed = new Set(isWanted ? [...others, key] : others);
  for (const listener of listeners) listener();
}
