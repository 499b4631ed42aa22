import { can } from "@blenda/domain/access/can";
import { reviewers } from "@blenda/domain/publication/access";
import { reviewScreens } from "@blenda/domain/review/screens";
import { useMe } from "../../lib/session/use-me.ts";

/** The queue its reader may open: reviewers have it in the admin panel, who only reads in the editors'. */
export function useQueuePath() {
  const isReviewer = can(useMe(), reviewers);
  return { isReviewer, queuePath: isReviewer ? reviewScreens.queue.path : reviewScreens.editorQueue.path } as const;
}
