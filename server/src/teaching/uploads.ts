import { can } from "@blenda/domain/access/can";
import { PICTURE_TYPES, TEXT_PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import { TEACHING } from "@blenda/domain/teaching/constants";
import { fileName } from "../platform/files/files.ts";
import type { Upload, Uploader } from "../platform/http/upload.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { receiveCaptions } from "./media/receive-captions.ts";
import { receiveCover, receivePicture, receivePoster } from "./media/receive-pictures.ts";
import { trainingDrafts } from "./training-drafts.ts";

const ID = /^[\w-]{1,100}$/;

/** The sender, and the draft it is for: looked up before anything is drawn. Another creator's draft answers like none. */
async function asking(services: Services, user: Uploader["user"], query: Record<string, unknown>) {
  if (!can(user, "creator")) throw refusal("FORBIDDEN");
  const [id, lessonId] = [String(query.draft ?? ""), String(query.lesson ?? "")];
  if (!ID.test(id)) throw refusal("TEACHING_NOT_FOUND");
  const draft = await trainingDrafts.ownView({ ...services, user }, id);
  const name = fileName(String(query.name ?? ""), "image").replace(/\.\w{1,5}$/, "");
  return { context: { ...services, user }, id, lessonId, name, draft };
}

const picture = {
  types: [...PICTURE_TYPES],
  maxBytes: TEACHING.PICTURE_BYTES,
  limit: { per: "account", max: 400, minutes: 60 },
  refusals: { signedOut: "UNAUTHORIZED", type: "TEACHING_PICTURE_TYPE", tooLarge: "TEACHING_PICTURE_TOO_LARGE" },
} as const;

export const teachingUploads: Upload[] = [
  {
    ...picture,
    path: "/api/teaching/cover",
    take: async (services, { body, query }, { user }) => receiveCover(body, await asking(services, user, query)),
  },
  {
    ...picture,
    path: "/api/teaching/poster",
    take: async (services, { body, query }, { user }) => receivePoster(body, await asking(services, user, query), Number(query.at ?? 0)),
  },
  {
    ...picture,
    path: "/api/teaching/picture",
    types: [...TEXT_PICTURE_TYPES],
    isFetched: true,
    take: async (services, { body, query }, { user }) => receivePicture(body, await asking(services, user, query)),
  },
  {
    path: "/api/teaching/captions",
    types: ["text/vtt"],
    maxBytes: TEACHING.CAPTIONS_BYTES,
    limit: { per: "account", max: 400, minutes: 60 },
    refusals: { signedOut: "UNAUTHORIZED", type: "TEACHING_CAPTIONS_TYPE", tooLarge: "TEACHING_CAPTIONS_TOO_LARGE" },
    take: async (services, { body, query }, { user }) =>
      receiveCaptions(body, await asking(services, user, query), {
        language: String(query.language ?? ""),
        label: String(query.label ?? ""),
      }),
  },
];
