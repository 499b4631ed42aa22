/** A speed should not be read for longer than this while nothing moves. */
const SILENT_AFTER_MS = 2_000;

/** A watchdog for lines: `hear` a key, and unless it is heard again in time, `silent` is told. `isAwaited` false: nothing more is expected. */
export function makeSilence(silent: (key: string) => void) {
  const running = new Map<string, ReturnType<typeof setTimeout>>();
  return {
    hear: (key: string, isAwaited: boolean) => {
      clearTimeout(running.get(key));
      running.delete(key);
      if (!isAwaited) return;
      const timer = setTimeout(() => silent(key), SILENT_AFTER_MS);
      running.set(key, timer);
    },
  };
}
