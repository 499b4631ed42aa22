import { trainingDrafts } from "./training-drafts.ts";

/** What reviewers look at and decide. Each answers `null` for what is not in review (any more). */
export const {
  submissionOf: trainingSubmissionOf,
  approve: approveTraining,
  requestChanges: requestTrainingChanges,
  reject: rejectTraining,
} = trainingDrafts;
