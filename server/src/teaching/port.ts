import { randomUUID } from "node:crypto";
import type { RejectionCode } from "@blenda/domain/authoring/constants";
import type { Instant } from "@blenda/domain/shared/time";
import type { NewTrainingRemark, TrainingSubmission } from "@blenda/domain/teaching/model";
import { type Decided, type Deciding, publication } from "../authoring/port.ts";
import type { Db, Tx } from "../platform/database/db.ts";
import { submissionView } from "./submission-view.ts";
import { TRAINING_DRAFTS } from "./submitting/training-kind.ts";

const decisions = publication.decisionsOf(TRAINING_DRAFTS);

/** What reviewers look at; `null` for what is not in review. */
export const trainingSubmissionOf = (db: Db, id: string, now: Instant): Promise<TrainingSubmission | null> => submissionView(db, id, now);

/** Publishes it, or keeps it for its date. `null`: it is not in review (any more). */
export const approveTraining = (tx: Tx, decision: Deciding): Promise<Decided | null> => decisions.approve(tx, decision);

/** Sends it back with comments on fields and lessons, at least one. */
export const requestTrainingChanges = (tx: Tx, decision: Deciding & { remarks: readonly NewTrainingRemark[] }): Promise<Decided | null> =>
  decisions.requestChanges(tx, { ...decision, newId: randomUUID });

export const rejectTraining = (tx: Tx, decision: Deciding & { code: RejectionCode; text: string }): Promise<Decided | null> =>
  decisions.reject(tx, decision);
