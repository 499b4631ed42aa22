import { PORTFOLIO } from "@blenda/domain/portfolio/constants";
import { PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import type { Services } from "../platform/requests/procedure.ts";
import { takeMedium } from "../portfolio/media.ts";
import { upload } from "./upload.ts";

export const portfolioMedia = (services: Services) =>
  upload(services, {
    path: "/api/portfolio/media",
    types: [...PICTURE_TYPES, "model/gltf-binary"],
    maxBytes: PORTFOLIO.MODEL_BYTES,
    limit: { per: "account", max: 60, minutes: 60 },
    refusals: { signedOut: "UNAUTHORIZED", type: "PORTFOLIO_MEDIA_TYPE", tooLarge: "PORTFOLIO_MEDIA_TOO_LARGE" },
    take: ({ body, type, query }, { user }) => takeMedium(services, user.id, body, type, String(query.name ?? "")),
  });
