import { SHOP_PICTURE_BYTES, type ShopPicture, SLUG } from "./constants.ts";
import type { SlugProblem } from "./model.ts";

export const shopTexts = {
  loadFailed: "Failed to load this shop",
  closed: "This shop is closed right now",
  settingsFailed: "Failed to load your shop settings",
  saveFailed: "Failed to save your shop",
  slugFailed: "Failed to check this address",
  saved: "Your shop is up to date",
  slugSaved: "Your shop has a new address",
  opened: "Your shop is open",
  shut: "Your shop is closed",
  changedElsewhere: "Your shop was changed in another tab. Fields you didn't touch are up to date now. Check them and save again.",
  pictureType: "Choose a PNG, JPEG or WebP image.",
  pictureTooLarge: `Choose an image of at most ${SHOP_PICTURE_BYTES / 1024 / 1024} MB.`,
  pictureUnreadable: "We can't read this image. Try another one.",
  pictureFailed: "Failed to upload your image",
  pictureSaved: { logo: "Your logo is saved", banner: "Your banner is saved" } satisfies Record<ShopPicture, string>,
  pictureRemoved: { logo: "Your logo is removed", banner: "Your banner is removed" } satisfies Record<ShopPicture, string>,
  slugTaken: "Someone already uses this address. Try another.",
  slug: {
    too_short: `Use at least ${SLUG.MIN} characters.`,
    too_long: `Use at most ${SLUG.MAX} characters.`,
    letters: "Use lowercase letters, numbers and single hyphens between them.",
    reserved: "This address is reserved. Try another.",
  } satisfies Record<SlugProblem, string>,
};
