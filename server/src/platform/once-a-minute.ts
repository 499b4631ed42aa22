import type { Log } from "./log.ts";

const MINUTE_MS = 60_000;
/** How many more there were of each, since the first was told. */
const told = new WeakMap<Log, Map<string, number>>();

/**
 * For warnings strangers can cause: the first is told with its cause, those of the minute after it as one number. `what`
 * is one of a few fixed sentences.
 */
export function warnOnceAMinute(log: Log, what: string, cause: unknown): void {
  const counts = told.get(log) ?? new Map<string, number>();
  told.set(log, counts);
  const before = counts.get(what);
  counts.set(what, before === undefined ? 0 : before + 1);
  if (before !== undefined) return;
  log.warn(what, cause);
  setTimeout(() => {
    const more = counts.get(what);
    if (more) log.warn(`${what}: ${more} more within a minute`);
    counts.delete(what);
  }, MINUTE_MS).unref();
}
