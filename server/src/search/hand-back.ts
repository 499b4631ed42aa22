import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = (how: { type: "major"; execution: "sync"; flavor: "last-resort" }) => void;

/** Whoever waited for the index is answered first; what that leaves behind goes too. */
const AFTER_MS = 1_000;

/**
 * Hands what filling a large index left behind back to the system. V8 keeps emptied pages for work to come; but a server
 * never again works as it did while it filled its index, so they would lie about for as long as it runs. It stands still
 * for a tenth of a second meanwhile, once.
 */
export function handBackSoon(): void {
  setTimeout(() => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as Collect;
    setFlagsFromString("--no-expose-gc");
    collect({ type: "major", execution: "sync", flavor: "last-resort" });
  }, AFTER_MS).unref();
}
