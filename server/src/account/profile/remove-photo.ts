import { account } from "../procedures.ts";
import { removePhotoOf } from "./photo.ts";
import { profileOf } from "./profile.ts";

export const removePhoto = account.removePhoto.handler(async ({ context }) => {
  await removePhotoOf(context, context.user.id);
  return profileOf(context);
});
