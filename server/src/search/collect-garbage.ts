import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type GarbageCollector = (how: { type: "major"; execution: "sync"; flavor: "last-resort" }) => void;

/** One second, so that requests waiting for the index are answered before the forced garbage collection. */
const AFTER_MS = 1_000;

/**
 * Forced garbage collection, which gives the pages that filling a large index left behind back to the system. V8 keeps emptied pages for work to come; but a server
 * never again works as it did while it filled its index, so they would lie about for as long as it runs. It stands still
 * for a tenth of a second meanwhile, once.
 */
export function collectGarbageSoon(): void {
  setTimeout(() => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as GarbageCollector;
    setFlagsFromString("--no-expose-gc");
    collect({ type: "major", execution: "sync", flavor: "last-resort" });
  }, AFTER_MS).unref();
}
