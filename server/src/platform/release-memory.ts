import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Forced garbage collection after the start, which gives its pages back to the machine: a third of what a process holds that has just started.
 * Without it they would stay until another process needed them. It stops the process for about 0.2 s, so it is for a quiet moment.
 */
export function releaseMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (how: object) => void;
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
