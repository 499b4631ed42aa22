import { teaching } from "./procedures.ts";
import { trainingDrafts } from "./training-drafts.ts";

/** What courses have in common with every draft: each call is answered by the workshop. */
export const draftCommands = {
  appeal: teaching.appeal.handler(({ input, context }) => trainingDrafts.appeal(context, input)),
  cancelRevision: teaching.cancelRevision.handler(({ input, context }) => trainingDrafts.cancelRevision(context, input)),
  createDraft: teaching.createDraft.handler(({ input, context }) => trainingDrafts.createDraft(context, input)),
  deleteDraft: teaching.deleteDraft.handler(({ input, context }) => trainingDrafts.deleteDraft(context, input)),
  draft: teaching.draft.handler(({ input, context }) => trainingDrafts.ownView(context, input.id)),
  duplicate: teaching.duplicate.handler(({ input, context }) => trainingDrafts.duplicate(context, input)),
  moveMany: teaching.moveMany.handler(({ input, context }) => trainingDrafts.moveMany(context, input)),
  priceMany: teaching.priceMany.handler(({ input, context }) => trainingDrafts.priceMany(context, input)),
  saveDraft: teaching.saveDraft.handler(({ input, context }) => trainingDrafts.saveDraft(context, input)),
  startRevision: teaching.startRevision.handler(({ input, context }) => trainingDrafts.startRevision(context, input)),
  submit: teaching.submit.handler(({ input, context }) => trainingDrafts.submit(context, input)),
  withdraw: teaching.withdraw.handler(({ input, context }) => trainingDrafts.withdraw(context, input)),
};
