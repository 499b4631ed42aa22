import { dropFile, filesOf, placeFiles } from "../files-repository.ts";
import { authoring } from "../procedures.ts";
import { productDrafts } from "../product-drafts.ts";

/** With everything rendered from it. A worker that reads it at this moment finds nothing to write to. */
export const removeFile = authoring.removeFile.handler(async ({ input: { id, fileId }, context, errors }) =>
  productDrafts.changeParts(context, id, async (tx, draft) => {
    const files = await filesOf(tx, draft.id);
    const file = files.find((each) => each.id === fileId);
    if (!file) throw errors.AUTHORING_FILE_GONE();
    await dropFile(tx, file, context.now());
    await placeFiles(
      tx,
      files.map((each) => each.id).filter((each) => each !== fileId),
    );
  }),
);
