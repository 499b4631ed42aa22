import { dropPicture, picturesOf, placePictures } from "../files-repository.ts";
import { authoring } from "../procedures.ts";
import { productDrafts } from "../product-drafts.ts";

export const removePicture = authoring.removePicture.handler(async ({ input: { id, pictureId }, context, errors }) =>
  productDrafts.changeParts(context, id, async (tx, draft) => {
    const pictures = await picturesOf(tx, draft.id);
    const picture = pictures.find((each) => each.id === pictureId);
    if (!picture) throw errors.AUTHORING_PICTURE_GONE();
    await dropPicture(tx, picture, context.now());
    await placePictures(
      tx,
      pictures.map((each) => each.id).filter((each) => each !== pictureId),
    );
  }),
);
