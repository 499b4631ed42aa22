import { reviewQueueChanged } from "@blenda/domain/authoring/events";
import type { RemarkAnswer } from "@blenda/domain/authoring/model";
import { appealUntil } from "@blenda/domain/authoring/rules";
import { emit } from "../platform/events/outbox.ts";
import { blocks, type Check } from "./check.ts";
import type { DraftContext, DraftKind, DraftMaker, DraftTypes, DraftView } from "./kind.ts";
import type { OwnDrafts } from "./own-draft.ts";
import { settleRemarks } from "./remarks.ts";
import { recordDraftStep, transitionDraft } from "./steps.ts";
import { addSubmission, decideSubmission, fullDay, lastSubmissionOf, openSubmissionOf, turnOf } from "./submissions.ts";

interface SubmitInput {
  id: string;
  mark: number;
  answers?: readonly RemarkAnswer[] | undefined;
}

/** How creators hand in drafts of a kind, take them back, and appeal. */
export function submittingOf<T extends DraftTypes>(
  kind: DraftKind<T>,
  { lockOwn, lockEditable, ownView }: OwnDrafts<T>,
  { checkWhenRead }: Check<T>,
) {
  const { itemType, refuse } = kind;

  /** Answers `null` where everything went live at once: there is nothing left to edit. */
  async function submit(making: DraftMaker, { id, mark, answers }: SubmitInput): Promise<DraftView<T> | null> {
    const { user, now } = making;
    const isOver = await making.transaction(async (tx) => {
      const draft = await lockEditable(tx, user.id, id);
      if (draft.mark !== mark) throw refuse.conflict(draft);
      const at = now();
      const whole = await kind.whole(tx, draft);
      const open = blocks(kind.openPoints(whole, at));
      if (open.length > 0) throw refuse.incomplete(open);
      if (whole.live) {
        await kind.changeAtOnce(tx, whole, at);
        if (!kind.changes(whole).some(({ needsReview }) => needsReview)) {
          await recordDraftStep(tx, itemType, draft, { toStatus: "published", actorId: user.id, at });
          await kind.drop(tx, draft, at, whole);
          return true;
        }
      }
      const full = await fullDay(tx, kind.creators, user.id, at);
      if (full) throw refuse.dayFull(full);
      const cleared = { reason: "", reasonCode: null };
      const submitted = await transitionDraft(tx, kind, draft, { event: "submit", actorId: user.id, set: cleared }, at);
      if (!submitted) throw refuse.invalidStep(draft.status);
      await settleRemarks(tx, { itemType, draftId: id, answers, at });
      const about = { id: making.id(), itemType, draftId: id, creatorId: user.id };
      await addSubmission(tx, { ...about, isRevision: whole.live !== null, submittedAt: at });
      return checkWhenRead(tx, making, submitted);
    });
    return isOver ? null : ownView(making, id);
  }

  /** Back to its creator. */
  async function withdraw(asking: DraftContext, { id }: { id: string }): Promise<DraftView<T>> {
    const { user, now } = asking;
    await asking.transaction(async (tx) => {
      const draft = await lockOwn(tx, user.id, id);
      const at = now();
      if (!(await transitionDraft(tx, kind, draft, { event: "withdraw", actorId: user.id }, at))) throw refuse.invalidStep(draft.status);
      const submission = await openSubmissionOf(tx, itemType, id);
      if (submission) await decideSubmission(tx, submission.id, { outcome: "withdrawn", by: user.id, at });
      await emit(tx, reviewQueueChanged({ draftId: id }));
    });
    return ownView(asking, id);
  }

  /** Once, within thirty days: before reviewers again, with the creator's words; a possible copy is still one. */
  async function appeal(making: DraftMaker, { id, text }: { id: string; text: string }): Promise<DraftView<T>> {
    const { user, now } = making;
    await making.transaction(async (tx) => {
      const draft = await lockOwn(tx, user.id, id);
      const at = now();
      if (draft.status !== "rejected") throw refuse.invalidStep(draft.status);
      const isRevision = kind.isRevision(draft);
      if (!appealUntil({ ...draft, isRevision }, at)) throw refuse.appealOver();
      await transitionDraft(tx, kind, draft, { event: "appeal", actorId: user.id, reason: text, set: { appealedAt: at } }, at);
      const { turnAt } = (await lastSubmissionOf(tx, itemType, id)) ?? { turnAt: null };
      const about = { id: making.id(), itemType, draftId: id, creatorId: user.id, isRevision };
      const queued = { submittedAt: at, queuedAt: at, turnAt: turnOf(at, turnAt !== null) };
      await addSubmission(tx, { ...about, ...queued, isAppeal: true, appealText: text });
      await emit(tx, reviewQueueChanged({ draftId: id }));
    });
    return ownView(making, id);
  }

  return { submit, withdraw, appeal };
}
