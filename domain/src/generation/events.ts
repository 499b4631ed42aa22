import { event } from "../access/event.ts";

interface OfJob {
  jobId: string;
  userId: string;
}
const toOwner = {
  aggregate: ({ jobId }: OfJob) => `generation/${jobId}`,
  to: ({ userId }: OfJob) => ({ userId }),
  /** Every process hears of it: one may begin, or stop what it is doing. */
  drops: ({ jobId }: OfJob) => ({ kind: "generation.job", ids: [jobId], isPrivate: true }) as const,
};

/** A job was made, moved or removed. Progress is told without an event: a page that misses some sees the next. */
export const generationMoved = event<OfJob>("generation.moved", {
  ...toOwner,
  stale: ["generation.tool", "generation.jobs", "generation.job"],
});

/** It ended, one way or another. Emitted once per job. */
export const generationEnded = event<OfJob & { status: string; prompt: string }>("generation.ended", {
  ...toOwner,
  stale: ["generation.tool", "generation.jobs", "generation.job"],
});
