import { filesOf, inOrder, placeFiles } from "../files-repository.ts";
import { change } from "../own-draft.ts";
import { authoring } from "../procedures.ts";

export const orderFiles = authoring.orderFiles.handler(async ({ input: { id, fileIds }, context }) =>
  change(context, id, async (tx, draft) => {
    const known = (await filesOf(tx, draft.id)).map((file) => file.id);
    await placeFiles(tx, inOrder(known, fileIds));
  }),
);
