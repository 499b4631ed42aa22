import { event } from "../access/event.ts";
import type { Instant } from "../shared/time.ts";
import { FIGURE_READS } from "./constants.ts";

const toCreator = {
  aggregate: ({ creatorId }: { creatorId: string }) => `figures/${creatorId}`,
  to: ({ creatorId }: { creatorId: string }) => ({ userId: creatorId }),
};

/** Sums of a creator changed: something was sold, went back, is disputed, or cleared. */
export const figuresChanged = event<{ creatorId: string }>("figures.changed", { ...toCreator, stale: FIGURE_READS });

/** A file a creator waits for went on. */
export const figureFileMoved = event<{ creatorId: string }>("figures.fileMoved", { ...toCreator, stale: ["figures.files"] });

/** A file a creator waited for is ready, or could not be written. */
export const figureFileEnded = event<{ creatorId: string; fileId: string; name: string; isReady: boolean; at: Instant }>(
  "figures.fileEnded",
  { ...toCreator, stale: ["figures.files"] },
);
