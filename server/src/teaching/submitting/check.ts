import { reviewQueueChanged } from "@blenda/domain/authoring/events";
import { isTrusted } from "@blenda/domain/authoring/rules";
import { needsReviewOfTrusted } from "@blenda/domain/teaching/changes";
import { blocks, sumsOf } from "@blenda/domain/teaching/rules";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import { publication, submissions } from "../../authoring/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { upheldReportsOf } from "../../reports/port.ts";
import { lessonChangesOf, openPointsOf, wholeTraining } from "../draft-state.ts";
import { type DraftRow, updateDraft } from "../repository.ts";
import { repeatedFilms } from "../sql.ts";
import { goLive } from "./go-live.ts";

const KIND = { itemType: "training", update: updateDraft } as const;

/**
 * The check between submission and review, of a draft the transaction holds: once every film and model is read it passes or comes
 * back. Who is trusted needs no reviewer, unless buyers lose a lesson or others sell the same film: answers whether it is live, and the draft gone.
 */
export async function checkWhenRead(tx: Tx, { now }: Pick<Services, "now">, draft: DraftRow): Promise<boolean> {
  if (draft.status !== "processing") return false;
  const whole = await wholeTraining(tx, draft);
  if (sumsOf(whole.sections).working > 0) return false;
  const submission = await submissions.open(tx, "training", draft.id);
  if (!submission) return false;
  const at = now();
  const open = openPointsOf(whole, at);
  const failed = blocks(open);
  if (failed.length > 0) {
    const set = { reason: teachingTexts.failedCheck, reasonCode: null };
    await publication.takeStep(tx, KIND, draft, { event: "failCheck", actorId: null, set }, at);
    await submissions.decide(tx, submission.id, { outcome: "failed_check", by: null, at });
    const reason = { code: null, text: teachingTexts.failedCheck };
    await publication.tellDecision(tx, KIND, draft, submission, { outcome: "changes_requested", remarks: failed.length, reason, at });
    return false;
  }
  const hasWarnings = open.some(({ code }) => code === "captions-missing");
  const upheldReports = await upheldReportsOf(tx, draft.creatorId, at);
  const approvals = await submissions.countApproved(tx, draft.creatorId);
  const isCopy = (await repeatedFilms(draft.id).execute(tx)).rows.length > 0;
  const mayPass =
    isTrusted({ approvals, upheldReports, hasWarnings: hasWarnings || isCopy }) && !needsReviewOfTrusted(lessonChangesOf(whole));
  if (mayPass) {
    await goLive(tx, whole, { by: null, at });
    return true;
  }
  await submissions.queue(tx, submission.id, { queuedAt: at, hasWarnings, isCopy });
  await publication.takeStep(tx, KIND, draft, { event: "passCheck", actorId: null }, at);
  await emit(tx, reviewQueueChanged({ draftId: draft.id }));
  return false;
}
