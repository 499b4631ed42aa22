import type { Instant } from "@blenda/domain/shared/time";
import { blocks } from "@blenda/domain/teaching/rules";
import { compareWithSeen, publication, submissions } from "../../authoring/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { change } from "../../trainings/port.ts";
import { changesOf, fieldsOf, listingOf, openPointsOf, type WholeTraining, wholeTraining } from "../draft-state.ts";
import { dropDraft } from "../editing/remove-draft.ts";
import { lockEditable, ownView } from "../own-draft.ts";
import { teaching } from "../procedures.ts";
import { filesIn } from "../tree-repository.ts";
import { checkWhenRead } from "./check.ts";
import { coverOf, soldSections } from "./go-live.ts";
import { TRAINING_DRAFTS } from "./training-kind.ts";

export const submit = teaching.submit.handler(async ({ input: { id, mark, answers }, context, errors }) => {
  const { user, now } = context;
  const isOver = await context.transaction(async (tx) => {
    const draft = await lockEditable(tx, user.id, id);
    if (draft.mark !== mark) throw errors.TEACHING_CONFLICT({ data: { mark: draft.mark, fields: fieldsOf(draft) } });
    const at = now();
    const whole = await wholeTraining(tx, draft);
    const open = blocks(openPointsOf(whole, at));
    if (open.length > 0) throw errors.TEACHING_INCOMPLETE({ data: { open } });
    if (whole.live) {
      await changeAtOnce(tx, whole, at);
      if (!changesOf(whole).some(({ needsReview }) => needsReview)) {
        await publication.recordStep(tx, "training", draft, { toStatus: "published", actorId: user.id, at });
        await dropDraft(tx, draft, at, [whole.live.coverFileId, ...filesIn(whole.live.sections)]);
        return true;
      }
    }
    const full = await submissions.fullDay(tx, user.id, at);
    if (full) throw errors.TEACHING_DAY_FULL({ data: full });
    const cleared = { reason: "", reasonCode: null };
    const submitted = await publication.takeStep(tx, TRAINING_DRAFTS, draft, { event: "submit", actorId: user.id, set: cleared }, at);
    if (!submitted) throw refusal("TEACHING_INVALID_STEP", { from: draft.status });
    await submissions.settleRemarks(tx, { itemType: "training", draftId: id, answers, at });
    const about = { id: context.id(), itemType: "training" as const, draftId: id, creatorId: user.id };
    await submissions.add(tx, { ...about, isRevision: whole.live !== null, submittedAt: at });
    return checkWhenRead(tx, context, submitted);
  });
  return isOver ? null : ownView(context, id);
});

/** What needs no review of a revision is live now. Captions, chapters and posters wait where their lessons do. */
async function changeAtOnce(tx: Tx, whole: WholeTraining, at: Instant): Promise<void> {
  const { row, live } = whole;
  const direct = changesOf(whole).filter(({ needsReview }) => !needsReview);
  if (!live || row.priceCents === null || row.level === null || direct.length === 0) return;
  const { id, creatorId, description, descriptionRich, level, learn, requirements, tags, priceCents } = row;
  const sections = direct.some(({ field }) => field === "captions") ? soldSections(whole) : null;
  const cover = coverOf(row.coverFileId === null ? live : row);
  await change(tx, id, { description, descriptionRich, level, learn, requirements, tags, priceCents, cover, sections }, at);
  const shown = { ...row, title: live.title, coverFileId: cover.coverFileId };
  const listed = { itemType: "training" as const, itemId: id, creatorId, at };
  const [before, now] = [listingOf(live, live.sections), listingOf(shown, sections ?? live.sections)];
  await compareWithSeen(tx, listed, { before, now, isApproved: false });
}
