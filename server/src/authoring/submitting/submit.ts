import { blocks } from "@blenda/domain/authoring/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { change } from "../../catalogue/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { compareWithSeen } from "../core/looks.ts";
import { addSubmission, fullDay, settleRemarks } from "../core/submissions.ts";
import { changesOf, fieldsOf, hasOtherFiles, liveListing, openPointsOf, type WholeDraft, wholeDraft } from "../draft-state.ts";
import { dropDraft } from "../files-repository.ts";
import { lockEditable, ownView } from "../own-draft.ts";
import { authoring } from "../procedures.ts";
import { recordStep, stepDraft } from "../repository.ts";
import { checkWhenRead } from "./check.ts";
import { lookOf } from "./go-live.ts";

export const submit = authoring.submit.handler(async ({ input: { id, mark, answers }, context, errors }) => {
  const { user, now } = context;
  const isOver = await context.transaction(async (tx) => {
    const draft = await lockEditable(tx, user.id, id);
    if (draft.mark !== mark) throw errors.AUTHORING_CONFLICT({ data: { mark: draft.mark, fields: fieldsOf(draft) } });
    const at = now();
    const whole = await wholeDraft(tx, draft);
    const open = blocks(openPointsOf(whole, at));
    if (open.length > 0) throw errors.AUTHORING_INCOMPLETE({ data: { open } });
    if (whole.live) {
      await changeAtOnce(tx, whole, at);
      if (!changesOf(whole).some(({ needsReview }) => needsReview)) {
        await recordStep(tx, draft, "published", user.id, "", at);
        await dropDraft(tx, id, at);
        return true;
      }
    }
    const full = await fullDay(tx, user.id, at);
    if (full) throw errors.AUTHORING_DAY_FULL({ data: full });
    const cleared = { reason: "", reasonCode: null };
    const submitted = await stepDraft(tx, draft, { event: "submit", actorId: user.id, set: cleared }, at);
    if (!submitted) throw refusal("AUTHORING_INVALID_STEP", { from: draft.status });
    await settleRemarks(tx, { itemType: "product", draftId: id, answers, at });
    await addSubmission(tx, { id: context.id(), draftId: id, creatorId: user.id, isRevision: whole.live !== null, submittedAt: at });
    return checkWhenRead(tx, context, submitted);
  });
  return isOver ? null : ownView(context, id);
});

/** What needs no review of a revision is live now. Images made from files that nobody has seen yet wait with them. */
async function changeAtOnce(tx: Tx, whole: WholeDraft, at: Instant): Promise<void> {
  const { row, live } = whole;
  if (!live || row.priceCents === null) return;
  const { id, creatorId, description, descriptionRich, tags, priceCents, licencePrices } = row;
  const look = hasOtherFiles(whole) ? null : lookOf(whole);
  const isChanged = changesOf(whole).some(({ field, needsReview }) => !needsReview && (field !== "pictures" || look !== null));
  if (!isChanged) return;
  await change(tx, id, { description, descriptionRich, tags, priceCents, licencePrices, look }, at);
  const before = liveListing(live);
  const now = { ...before, words: description, tags, pictures: look ? whole.pictures.map(({ fileId }) => fileId) : before.pictures };
  await compareWithSeen(tx, { itemType: "product", itemId: id, creatorId, at }, { before, now, isApproved: false });
}
