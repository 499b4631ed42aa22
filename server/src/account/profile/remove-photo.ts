import { photos } from "../../identity/port.ts";
import { account } from "../procedures.ts";
import { profileOf } from "./profile.ts";

export const removePhoto = account.removePhoto.handler(async ({ context }) => {
  await photos.remove(context, context.user.id);
  return profileOf(context);
});
