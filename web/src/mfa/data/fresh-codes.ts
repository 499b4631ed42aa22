import { useSyncExternalStore } from "react";

/** Backup codes that are on show. They are nowhere else: not in a cache, not in storage. */
interface FreshCodes {
  codes: readonly string[];
  keep: () => void;
}

let shown: FreshCodes | null = null;
const watchers = new Set<() => void>();

function become(next: FreshCodes | null): void {
  shown = next;
  for (const tell of watchers) tell();
}

const watch = (onChange: () => void) => {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
};

/**
 * Shows codes this once, and resolves when their owner has kept them. Not inside the page that made them: a first factor opens
 * the staff area around it, and what was shown there would be gone with the page.
 */
export function showCodes(codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  become({
    codes,
    keep: () => {
      become(null);
      resolve();
    },
  });
  return promise;
}

export const useFreshCodes = (): FreshCodes | null => useSyncExternalStore(watch, () => shown);
