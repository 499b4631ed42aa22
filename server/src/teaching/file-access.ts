import { can } from "@blenda/domain/access/can";
import { reviewers } from "@blenda/domain/publication/access";
import type { FileAccess } from "../platform/files/access.ts";
import { fileOfReviewedTraining } from "./sql.ts";

/** Reviewers open what stands before them, films and resources alike; that they did is written down. */
export const reviewedTrainingAccess: FileAccess = async (db, actor, { id }) => {
  if (!can(actor, reviewers)) return false;
  const [draft] = (await fileOfReviewedTraining(id).execute(db)).rows;
  return draft !== undefined && { reason: `review of course ${draft.id}` };
};
