import { makeBoundedQueue } from "./bounded-queue.ts";

/** How far work on uploads gives way to everything else on the machine. */
export const NICENESS = 5;
export const IMAGE_LIMITS = { seconds: 30, megabytes: 700, niceness: NICENESS };

/**
 * The worker queues of uploads: what people send is looked at in processes of its own, never in the threads that read
 * files and compare passwords. So many of these at once, whoever sends them; the queue is short enough to wait in.
 */
export const makeUploadQueues = () => ({
  images: makeBoundedQueue({ atOnce: 2, waiting: 24 }),
  /** Pictures that are elsewhere: each may keep us for seconds, and costs hardly more than its room. */
  fetches: makeBoundedQueue({ atOnce: 6, waiting: 24 }),
  inspections: makeBoundedQueue({ atOnce: 1, waiting: 12, retryAfterSeconds: 20 }),
});
export type UploadQueues = ReturnType<typeof makeUploadQueues>;
