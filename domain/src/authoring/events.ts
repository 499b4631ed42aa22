import { event } from "../access/event.ts";
import type { PublishedType } from "../publication/constants.ts";
import { AUTHORING_READS, type RejectionCode } from "./constants.ts";

interface OfDraft {
  draftId: string;
  creatorId: string;
}
const toOwner = {
  aggregate: ({ draftId }: OfDraft) => `draft/${draftId}`,
  to: ({ creatorId }: OfDraft) => ({ userId: creatorId }),
  stale: AUTHORING_READS,
};

/** Something of a draft changed. Every process hears of it: a file may wait to be read. */
export const draftChanged = event<OfDraft>("authoring.draftChanged", {
  ...toOwner,
  drops: ({ draftId }) => ({ kind: "authoring.draft", ids: [draftId], isPrivate: true }),
});

/** Something came before reviewers, or left them. Their lists ask again. */
export const reviewQueueChanged = event<{ draftId: string }>("authoring.reviewQueueChanged", {
  aggregate: ({ draftId }) => `draft/${draftId}`,
  to: () => ({ access: { any: ["view_content", "edit_content", "approve_content"] } }),
  stale: ["review.queue", "review.counts", "review.item", "dashboard.adminOverview", "dashboard.pendingCounts"],
});

/** Reviewers, or the check before them, have decided. Emitted once for each submission; its creator is told. */
export const submissionDecided = event<
  OfDraft & {
    itemType: PublishedType;
    submissionId: string;
    title: string;
    outcome: "approved" | "scheduled" | "changes_requested" | "rejected";
    isRevision: boolean;
    /** How many comments came along. */
    remarks: number;
    reason: { code: RejectionCode | null; text: string };
    at: string;
  }
>("authoring.submissionDecided", toOwner);

/** A new version of something people own: they are told, in batches. `after` is the last one who was. */
export const versionReleased = event<{ productId: string; versionId: string; after?: string }>("authoring.versionReleased", {
  aggregate: ({ productId }) => `product/${productId}`,
});
