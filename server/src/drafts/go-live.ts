import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../platform/database/db.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { emitDecision, NO_REASON } from "./decide.ts";
import type { DraftKind, DraftTypes, PublishingContext } from "./kind.ts";
import { compareWithSeen } from "./looks.ts";
import { recordDraftStep } from "./steps.ts";
import { decideSubmission, openSubmissionOf } from "./submissions.ts";

/** How drafts of a kind go on sale: approved, trusted, or because their date has come. */
export function goingLiveOf<T extends DraftTypes>(kind: DraftKind<T>) {
  const { itemType } = kind;

  /** Puts a draft the transaction holds on sale, ends it, and tells. */
  async function publishWhole(tx: Tx, draft: T["Row"], whole: T["Whole"], { by, at }: PublishingContext): Promise<void> {
    const { id, creatorId } = draft;
    const tellOwners = await kind.publish(tx, whole, at);
    await recordDraftStep(tx, itemType, draft, { toStatus: "published", actorId: by, at });
    const submission = await openSubmissionOf(tx, itemType, id);
    if (submission) {
      await decideSubmission(tx, submission.id, { outcome: "approved", by, at });
      await emitDecision(tx, itemType, draft, submission, { outcome: "approved", remarks: 0, reason: NO_REASON, at });
    }
    await tellOwners?.();
    // What a reviewer approved, now or before its date, is seen; what a rule let through is compared with what one saw last.
    const isApproved = by !== null || draft.status === "approved";
    await compareWithSeen(tx, { itemType, itemId: id, creatorId, at }, { ...kind.listings(whole), isApproved });
    await kind.drop(tx, draft, at, whole);
  }

  const goLive = async (tx: Tx, draft: T["Row"], publishing: PublishingContext): Promise<void> =>
    publishWhole(tx, draft, await kind.whole(tx, draft), publishing);

  /** Drafts whose date has come, one by one. Each is held while it goes live and gone afterwards, so it is never published twice. */
  async function publishDue({ transaction, now, db }: Services): Promise<void> {
    for (const id of await kind.rows.due(db, now())) await transaction((tx) => publishOne(tx, id, now()));
  }

  async function publishOne(tx: Tx, id: string, at: Instant): Promise<void> {
    const draft = await kind.rows.lock(tx, id);
    if (draft?.status !== "approved" || draft.publishAt === null || draft.publishAt > at) return;
    await goLive(tx, draft, { by: null, at });
  }

  return { publishWhole, goLive, publishDue };
}
export type GoingLive<T extends DraftTypes> = ReturnType<typeof goingLiveOf<T>>;
