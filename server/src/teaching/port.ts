import { submissionView } from "./submission-view.ts";
import { approve, reject, requestChanges } from "./submitting/decisions.ts";

/** What reviewers look at; `null` for what is not in review. */
export const trainingSubmissionOf = submissionView;

/** Publishes it, or keeps it for its date. `null`: it is not in review (any more). */
export const approveTraining = approve;

/** Sends it back with comments on fields and lessons, at least one. */
export const requestTrainingChanges = requestChanges;

export const rejectTraining = reject;
