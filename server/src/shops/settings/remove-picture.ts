import { shopOwner } from "../procedures.ts";
import { settingsOf } from "./own-shop.ts";
import { removePictureOf } from "./pictures.ts";

export const removePicture = shopOwner.removePicture.handler(async ({ input: { part }, context }) => {
  await removePictureOf(context, context.user.id, part);
  return settingsOf(context.db, context.user.id);
});
