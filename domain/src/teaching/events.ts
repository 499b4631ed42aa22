import { event } from "../access/event.ts";
import type { RejectionCode } from "../authoring/constants.ts";
import { TEACHING_READS } from "./constants.ts";

interface OfDraft {
  draftId: string;
  creatorId: string;
}
const toOwner = {
  aggregate: ({ draftId }: OfDraft) => `training-draft/${draftId}`,
  to: ({ creatorId }: OfDraft) => ({ userId: creatorId }),
  stale: TEACHING_READS,
};

/** Something of a draft changed. Every process hears of it: a film may wait to be read. */
export const trainingDraftChanged = event<OfDraft>("teaching.draftChanged", {
  ...toOwner,
  drops: ({ draftId }) => ({ kind: "teaching.draft", ids: [draftId], isPrivate: true }),
});

/** Reviewers, or the check before them, have decided. Emitted once for each submission; its creator is told. */
export const trainingDecided = event<
  OfDraft & {
    submissionId: string;
    title: string;
    outcome: "approved" | "scheduled" | "changes_requested" | "rejected";
    isRevision: boolean;
    /** How many comments came along. */
    remarks: number;
    reason: { code: RejectionCode | null; text: string };
    at: string;
  }
>("teaching.submissionDecided", toOwner);
