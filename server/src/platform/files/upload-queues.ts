import { availableParallelism } from "node:os";
import { Stalled } from "@blenda/forge/inspect/limited";
import { refusal } from "../requests/refusal.ts";
import { type BoundedQueue, makeBoundedQueue } from "./bounded-queue.ts";

/** How far work on uploads gives way to everything else on the machine. */
export const NICENESS = 5;
export const IMAGE_LIMITS = { cpuSeconds: 30, megabytes: 700, niceness: NICENESS };

/** How many files are read at once, over all processes: two where there are two cores. */
export const READERS = Math.min(2, availableParallelism());
export const STALLED_RETRY_SECONDS = 60;

/** A reader that stalled says nothing about the file: its sender is asked to try again. */
const withoutBlame =
  (queue: BoundedQueue): BoundedQueue =>
  (work, turn) =>
    queue(work, turn).catch((error: unknown) => {
      throw error instanceof Stalled ? refusal("BUSY", { retryAfterSeconds: STALLED_RETRY_SECONDS }) : error;
    });

/**
 * The worker queues of uploads: what people send is looked at in processes of its own, never in the threads that read
 * files and compare passwords. So many of these at once, for all senders; the queue is short enough to wait in.
 */
export const makeUploadQueues = () => ({
  images: makeBoundedQueue({ atOnce: 2, waiting: 24 }),
  /** Pictures that are elsewhere: each may keep us for seconds, and costs hardly more than its room. */
  fetches: makeBoundedQueue({ atOnce: 6, waiting: 24 }),
  /** Of one person two at most: others do not wait behind ten large files. */
  inspections: withoutBlame(makeBoundedQueue({ atOnce: READERS, waiting: 12, perPerson: 2, retryAfterSeconds: 20 })),
});
export type UploadQueues = ReturnType<typeof makeUploadQueues>;
