import { AUTHORING } from "@blenda/domain/authoring/constants";
import { filesOf, picturesOf, renderOf, viewerOf } from "../files-repository.ts";
import { authoring } from "../procedures.ts";
import { productDrafts } from "../product-drafts.ts";

/** A rendered image becomes one of the images; the lit one comes first where nothing is there yet. */
export const choosePicture = authoring.choosePicture.handler(async ({ input: { id, kind }, context, errors }) =>
  productDrafts.changeParts(context, id, async (tx, draft) => {
    const pictures = await picturesOf(tx, draft.id);
    if (pictures.some((picture) => picture.kind === kind)) return;
    if (pictures.length >= AUTHORING.MOST_PICTURES) throw errors.AUTHORING_PICTURES_FULL();
    const render = renderOf(viewerOf(await filesOf(tx, draft.id)), kind);
    if (!render) throw errors.AUTHORING_PICTURE_GONE();
    const { fileId, width, height } = render;
    await tx
      .insertInto("draftPictures")
      .values({ id: context.id(), draftId: draft.id, position: pictures.length, kind, fileId, width, height })
      .execute();
  }),
);
