import { can } from "@blenda/domain/access/can";
import { reviewers } from "@blenda/domain/publication/access";
import type { PublishedType } from "@blenda/domain/publication/constants";
import { useMe } from "../../lib/session/use-me.ts";
import { QUEUES } from "./ways.ts";

/** The queue its reader may open: reviewers have it in the admin panel, who only reads in the editors'. */
export function useQueuePath(itemType: PublishedType) {
  const isReviewer = can(useMe(), reviewers);
  return { isReviewer, queuePath: QUEUES[itemType][isReviewer ? "reviewers" : "readers"] } as const;
}
