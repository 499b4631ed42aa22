import { REPORTS } from "@blenda/domain/reports/constants";
import { PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import type { Upload } from "../platform/http/upload.ts";
import { receivePicture } from "./reporting/picture.ts";

/** The picture is the body, its name stands in the address. */
export const pictureUpload: Upload = {
  path: "/api/reports/picture",
  types: PICTURE_TYPES,
  maxBytes: REPORTS.PICTURE_BYTES,
  limit: { per: "account", max: 60, minutes: 60 },
  refusals: { signedOut: "UNAUTHORIZED", type: "REPORTS_PICTURE_TYPE", tooLarge: "REPORTS_PICTURE_TOO_LARGE" },
  take: (services, { body, query }, { user }) => receivePicture(services, user.id, body, String(query.name ?? "")),
};
