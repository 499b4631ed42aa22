import { reviewQueueChanged } from "@blenda/domain/authoring/events";
import { blocks, isTrusted } from "@blenda/domain/authoring/rules";
import { authoringTexts } from "@blenda/domain/authoring/texts";
import { copiesOf } from "../../copies/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { upheldReportsOf } from "../../reports/port.ts";
import { tellDecision } from "../core/decide.ts";
import { countApproved, decideSubmission, queueSubmission } from "../core/submissions.ts";
import { openPointsOf, wholeDraft } from "../draft-state.ts";
import { type DraftRow, openSubmission, stepDraft } from "../repository.ts";
import { goLive } from "./go-live.ts";

/**
 * The check between submission and review, of a draft the transaction holds: once every file is read it passes or comes back.
 * Who is trusted needs no reviewer, unless others sell the same: answers whether it is live, and the draft gone.
 */
export async function checkWhenRead(tx: Tx, { now }: Pick<Services, "now">, draft: DraftRow): Promise<boolean> {
  if (draft.status !== "processing") return false;
  const whole = await wholeDraft(tx, draft);
  if (whole.files.some(({ state }) => state === "waiting" || state === "reading")) return false;
  const submission = await openSubmission(tx, draft.id);
  if (!submission) return false;
  const at = now();
  const open = openPointsOf(whole, at);
  const failed = blocks(open);
  if (failed.length > 0) {
    await stepDraft(tx, draft, { event: "failCheck", actorId: null, set: { reason: authoringTexts.failedCheck, reasonCode: null } }, at);
    await decideSubmission(tx, submission.id, { outcome: "failed_check", by: null, at });
    const reason = { code: null, text: authoringTexts.failedCheck };
    await tellDecision(tx, { itemType: "product" }, draft, submission, {
      outcome: "changes_requested",
      remarks: failed.length,
      reason,
      at,
    });
    return false;
  }
  const hasWarnings = open.some(({ code }) => code === "file-warnings");
  const upheldReports = await upheldReportsOf(tx, draft.creatorId, at);
  const approvals = await countApproved(tx, draft.creatorId);
  const { creatorId } = draft;
  const isCopy = (await copiesOf(tx, { creatorId, files: whole.files })).length > 0;
  if (isTrusted({ approvals, upheldReports, hasWarnings: hasWarnings || isCopy })) {
    await goLive(tx, whole, { by: null, at });
    return true;
  }
  await queueSubmission(tx, submission.id, { queuedAt: at, hasWarnings, isCopy });
  await stepDraft(tx, draft, { event: "passCheck", actorId: null }, at);
  await emit(tx, reviewQueueChanged({ draftId: draft.id }));
  return false;
}
