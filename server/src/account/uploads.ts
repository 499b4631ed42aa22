import { PHOTO } from "@blenda/domain/account/constants";
import { Crop } from "@blenda/domain/account/model";
import { PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import { photos } from "../identity/port.ts";
import type { Upload } from "../platform/http/upload.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { profileOf } from "./profile/profile.ts";

/** The picture is the body, the square to keep stands in the address. */
export const photoUpload: Upload = {
  path: "/api/account/photo",
  types: PICTURE_TYPES,
  maxBytes: PHOTO.MAX_BYTES,
  limit: { per: "account", max: 30, minutes: 60 },
  refusals: {
    signedOut: "IDENTITY_NOT_SIGNED_IN",
    type: "ACCOUNT_PHOTO_TYPE",
    tooLarge: "ACCOUNT_PHOTO_TOO_LARGE",
    tooLargeData: { maxMegabytes: PHOTO.MAX_BYTES / 1024 / 1024 },
  },
  take: async (services, { body, query }, uploader) => {
    await photos.set(services, uploader.user.id, body, cropOf(query));
    return profileOf({ ...services, ...uploader });
  },
};

/** Without one, the largest square around the middle. */
function cropOf(query: Record<string, unknown>): Crop | null {
  if (Object.keys(query).length === 0) return null;
  const crop = Crop.safeParse(query);
  if (!crop.success) throw refusal("ACCOUNT_PHOTO_UNREADABLE");
  return crop.data;
}
