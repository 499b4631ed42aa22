import { picturesOf } from "../files-repository.ts";
import { change } from "../own-draft.ts";
import { authoring } from "../procedures.ts";

export const describePicture = authoring.describePicture.handler(async ({ input: { id, pictureId, alt }, context, errors }) =>
  change(context, id, async (tx, draft) => {
    if (!(await picturesOf(tx, draft.id)).some((picture) => picture.id === pictureId)) throw errors.AUTHORING_PICTURE_GONE();
    await tx.updateTable("draftPictures").set({ alt }).where("id", "=", pictureId).execute();
  }),
);
