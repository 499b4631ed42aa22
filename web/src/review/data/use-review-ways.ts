import { can } from "@blenda/domain/access/can";
import { reviewers } from "@blenda/domain/publication/access";
import { reviewScreens } from "@blenda/domain/review/screens";
import { useRouterState } from "@tanstack/react-router";
import { useMe } from "../../lib/session/use-me.ts";
import { WAYS } from "./ways.ts";

const EDITORS = [reviewScreens.editorQueue.path, reviewScreens.editorTrainingQueue.path];

/**
 * The ways of the panel its reader is in: a reader who came by the editors' list stays in the editors' frame. In the admin
 * panel the list is for those who decide; one who only reads goes back to the editors'.
 */
export function useReviewWays() {
  const isReviewer = can(useMe(), reviewers);
  const isEditors = useRouterState({ select: ({ location }) => EDITORS.some((path) => location.pathname.startsWith(path)) });
  const { submissionWay } = WAYS[isEditors ? "editor" : "admin"];
  return { isReviewer, submissionWay, queuePath: WAYS[isEditors || !isReviewer ? "editor" : "admin"].queuePath };
}
