// One inspection in a process of its own, so that its CPU time and memory are its own. Used by forge.ts.
import { examine } from "../forge/src/inspect/examine.ts";

export interface Job {
  path: string;
  name: string;
}

/** CPU seconds of the work, start of the process included; the largest it ever was, in megabytes. */
export interface InspectionCost {
  seconds: number;
  megabytes: number;
}

process.once("message", async (job: Job) => {
  await examine(job, () => {});
  const { user, system } = process.cpuUsage();
  const measured: InspectionCost = { seconds: (user + system) / 1e6, megabytes: process.resourceUsage().maxRSS / 1024 };
  process.send?.(measured, () => process.disconnect?.());
});
