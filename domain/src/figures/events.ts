import { event } from "../access/event.ts";
import { FIGURE_READS } from "./constants.ts";

const toCreator = {
  aggregate: ({ creatorId }: { creatorId: string }) => `figures/${creatorId}`,
  to: ({ creatorId }: { creatorId: string }) => ({ userId: creatorId }),
};

/** Sums of a creator changed: something was sold, went back, is disputed, or cleared. */
export const figuresChanged = event<{ creatorId: string }>("figures.changed", { ...toCreator, stale: FIGURE_READS });

/** A file a creator waits for went on. */
export const figureFileMoved = event<{ creatorId: string }>("figures.fileMoved", { ...toCreator, stale: ["figures.files"] });
