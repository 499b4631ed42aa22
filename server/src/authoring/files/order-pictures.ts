import { inOrder, picturesOf, placePictures } from "../files-repository.ts";
import { authoring } from "../procedures.ts";
import { productDrafts } from "../product-drafts.ts";

/** The first is the cover. */
export const orderPictures = authoring.orderPictures.handler(async ({ input: { id, pictureIds }, context }) =>
  productDrafts.changeParts(context, id, async (tx, draft) => {
    const known = (await picturesOf(tx, draft.id)).map((picture) => picture.id);
    await placePictures(tx, inOrder(known, pictureIds));
  }),
);
