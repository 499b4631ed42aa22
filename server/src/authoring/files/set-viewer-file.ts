import { filesOf } from "../files-repository.ts";
import { authoring } from "../procedures.ts";
import { productDrafts } from "../product-drafts.ts";
import { followViewer } from "./follow-viewer.ts";

export const setViewerFile = authoring.setViewerFile.handler(async ({ input: { id, fileId }, context, errors }) =>
  productDrafts.changeParts(context, id, async (tx, draft) => {
    const file = (await filesOf(tx, draft.id)).find((each) => each.id === fileId);
    if (!file?.canBeViewer) throw errors.AUTHORING_FILE_GONE();
    await tx.updateTable("draftFiles").set({ isChosen: false }).where("draftId", "=", draft.id).execute();
    await tx.updateTable("draftFiles").set({ isChosen: true }).where("id", "=", fileId).execute();
    await followViewer(tx, draft.id, context.now());
  }),
);
