import { PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import type { Upload } from "../platform/http/upload.ts";
import { receivePicture, refuseLarge } from "./requests/picture.ts";

/** The largest the settings can ever allow. */
const LARGEST_BYTES = 52_428_800;

/** The picture is the body, its name stands in the address. */
export const pictureUpload: Upload = {
  path: "/api/generation/picture",
  types: PICTURE_TYPES,
  maxBytes: LARGEST_BYTES,
  limit: { per: "account", max: 120, minutes: 60 },
  refusals: {
    signedOut: "TOKENS_SIGNED_OUT",
    type: "GENERATION_IMAGE_MISSING",
    tooLarge: "GENERATION_IMAGE_TOO_LARGE",
    tooLargeData: { x: LARGEST_BYTES / 1_048_576 },
  },
  before: refuseLarge,
  take: (services, { body, query }, { user }) => receivePicture(services, user.id, body, String(query.name ?? "")),
};
