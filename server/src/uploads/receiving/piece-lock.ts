import { ERRORS, type Lock, type Locker, type RequestRelease } from "@tus/server";

/** Lock of a piece: its holder learns after three seconds that another request wants it; so long that one waits. */
const WAIT_MS = 10_000;

interface Holder {
  requestRelease: RequestRelease;
  ended: Promise<void>;
  end(): void;
}

/**
 * One request at a time writes a file. A newer one asks the one before it to end: after a cut connection the older may not know
 * yet that its sender is gone. The library's own lock spins while it waits; this one sleeps.
 */
export function makePieceLocker(): Locker {
  const holders = new Map<string, Holder>();
  return {
    newLock: (id): Lock => ({
      lock: async (signal, requestRelease) => {
        const late = AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]);
        for (let holder = holders.get(id); holder; holder = holders.get(id)) {
          await holder.requestRelease();
          await Promise.race([holder.ended, ended(late)]);
          if (late.aborted) throw ERRORS.ERR_LOCK_TIMEOUT;
        }
        const { promise, resolve } = Promise.withResolvers<void>();
        holders.set(id, { requestRelease, ended: promise, end: resolve });
      },
      unlock: async () => {
        holders.get(id)?.end();
        holders.delete(id);
      },
    }),
  };
}

const ended = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => (signal.aborted ? resolve() : signal.addEventListener("abort", () => resolve(), { once: true })));
