import { authoring } from "./procedures.ts";
import { productDrafts } from "./product-drafts.ts";

/** What products have in common with every draft: each call is answered by the workshop. */
export const draftCommands = {
  appeal: authoring.appeal.handler(({ input, context }) => productDrafts.appeal(context, input)),
  cancelRevision: authoring.cancelRevision.handler(({ input, context }) => productDrafts.cancelRevision(context, input)),
  createDraft: authoring.createDraft.handler(({ input, context }) => productDrafts.createDraft(context, input)),
  deleteDraft: authoring.deleteDraft.handler(({ input, context }) => productDrafts.deleteDraft(context, input)),
  draft: authoring.draft.handler(({ input, context }) => productDrafts.ownView(context, input.id)),
  duplicate: authoring.duplicate.handler(({ input, context }) => productDrafts.duplicate(context, input)),
  moveMany: authoring.moveMany.handler(({ input, context }) => productDrafts.moveMany(context, input)),
  priceMany: authoring.priceMany.handler(({ input, context }) => productDrafts.priceMany(context, input)),
  saveDraft: authoring.saveDraft.handler(({ input, context }) => productDrafts.saveDraft(context, input)),
  startRevision: authoring.startRevision.handler(({ input, context }) => productDrafts.startRevision(context, input)),
  submit: authoring.submit.handler(({ input, context }) => productDrafts.submit(context, input)),
  withdraw: authoring.withdraw.handler(({ input, context }) => productDrafts.withdraw(context, input)),
};
