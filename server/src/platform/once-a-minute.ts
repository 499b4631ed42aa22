const MINUTE_MS = 60_000;

/**
 * For warnings strangers can cause: the first is told with its cause, those of the minute after it as one number. `what`
 * is one of a few fixed sentences.
 */
export function onceAMinute(warn: (what: string, cause?: unknown) => void): (what: string, cause: unknown) => void {
  /** How many more there were of each, since the first was told. */
  const counts = new Map<string, number>();
  return (what, cause) => {
    const before = counts.get(what);
    counts.set(what, before === undefined ? 0 : before + 1);
    if (before !== undefined) return;
    warn(what, cause);
    setTimeout(() => {
      const more = counts.get(what);
      if (more) warn(`${what}: ${more} more within a minute`);
      counts.delete(what);
    }, MINUTE_MS).unref();
  };
}
