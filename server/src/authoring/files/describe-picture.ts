import { picturesOf } from "../files-repository.ts";
import { authoring } from "../procedures.ts";
import { productDrafts } from "../product-drafts.ts";

export const describePicture = authoring.describePicture.handler(async ({ input: { id, pictureId, alt }, context, errors }) =>
  productDrafts.changeParts(context, id, async (tx, draft) => {
    if (!(await picturesOf(tx, draft.id)).some((picture) => picture.id === pictureId)) throw errors.AUTHORING_PICTURE_GONE();
    await tx.updateTable("draftPictures").set({ alt }).where("id", "=", pictureId).execute();
  }),
);
