import { can } from "@blenda/domain/access/can";
import { changeContent } from "@blenda/domain/content/access";
import { HERO_PICTURE } from "@blenda/domain/content/constants";
import { PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import type { Upload } from "../platform/http/upload.ts";
import { requireFactor } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { addPicture } from "./pictures.ts";

export const pictureUpload: Upload = {
  path: "/api/content/picture",
  types: PICTURE_TYPES,
  maxBytes: HERO_PICTURE.BYTES,
  limit: { per: "account", max: 60, minutes: 60 },
  isFetched: true,
  refusals: { signedOut: "UNAUTHORIZED", type: "CONTENT_PICTURE_TYPE", tooLarge: "CONTENT_PICTURE_TOO_LARGE" },
  take: async (services, { body }, { user, sessionId }) => {
    if (!can(user, changeContent)) throw refusal("FORBIDDEN");
    await requireFactor(services, { userId: user.id, sessionId, action: "ADMIN_ROUTE_ACCESS" });
    return addPicture(services, user.id, body);
  },
};
