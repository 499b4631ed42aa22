import { PORTFOLIO } from "@blenda/domain/portfolio/constants";
import { PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import type { Upload } from "../platform/http/upload.ts";
import { receiveMedium } from "./media.ts";

export const mediaUpload: Upload = {
  path: "/api/portfolio/media",
  types: [...PICTURE_TYPES, "model/gltf-binary"],
  maxBytes: PORTFOLIO.MODEL_BYTES,
  limit: { per: "account", max: 60, minutes: 60 },
  refusals: { signedOut: "UNAUTHORIZED", type: "PORTFOLIO_MEDIA_TYPE", tooLarge: "PORTFOLIO_MEDIA_TOO_LARGE" },
  take: (services, { body, type, query }, { user }) => receiveMedium(services, user.id, body, type, String(query.name ?? "")),
};
