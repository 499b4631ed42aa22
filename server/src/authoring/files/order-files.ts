import { filesOf, inOrder, placeFiles } from "../files-repository.ts";
import { authoring } from "../procedures.ts";
import { productDrafts } from "../product-drafts.ts";

export const orderFiles = authoring.orderFiles.handler(async ({ input: { id, fileIds }, context }) =>
  productDrafts.changeParts(context, id, async (tx, draft) => {
    const known = (await filesOf(tx, draft.id)).map((file) => file.id);
    await placeFiles(tx, inOrder(known, fileIds));
  }),
);
