import { ONBOARDING } from "@blenda/domain/onboarding/constants";
import { PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import type { Upload } from "../platform/http/upload.ts";
import { receiveWork } from "./works/receive-work.ts";

/** The work is the body, its name stands in the address. */
export const workUpload: Upload = {
  path: "/api/onboarding/work",
  types: [...PICTURE_TYPES, "model/gltf-binary"],
  maxBytes: ONBOARDING.MODEL_BYTES,
  limit: { per: "account", max: 60, minutes: 60 },
  refusals: { signedOut: "UNAUTHORIZED", type: "ONBOARDING_WORK_TYPE", tooLarge: "ONBOARDING_WORK_TOO_LARGE" },
  take: (services, { body, type, query }, { user }) => receiveWork(services, user.id, body, type, String(query.name ?? "")),
};
