import { REFUNDS } from "@blenda/domain/refunds/constants";
import { PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import type { Services } from "../platform/requests/procedure.ts";
import { takePicture } from "../refunds/requests/picture.ts";
import { upload } from "./upload.ts";

/** The picture is the body, its name stands in the address. */
export const refundPicture = (services: Services) =>
  upload(services, {
    path: "/api/refunds/picture",
    types: PICTURE_TYPES,
    maxBytes: REFUNDS.PICTURE_BYTES,
    limit: { per: "account", max: 60, minutes: 60 },
    refusals: { signedOut: "UNAUTHORIZED", type: "REFUNDS_PICTURE_TYPE", tooLarge: "REFUNDS_PICTURE_TOO_LARGE" },
    take: ({ body, query }, { user }) => takePicture(services, user.id, body, String(query.name ?? "")),
  });
