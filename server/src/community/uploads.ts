import { COMMUNITY } from "@blenda/domain/community/constants";
import type { PostMedium } from "@blenda/domain/community/model";
import { TEXT_PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import { fileName, record } from "../platform/files/files.ts";
import { type ReceivedShowpiece, receiveShowpiece } from "../platform/files/receive-showpiece.ts";
import type { Upload } from "../platform/http/upload.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { mediumOf } from "./cards.ts";

type ShownMedium = Exclude<ReceivedShowpiece, { problem: string }>;

/** Pictures are drawn anew, models become their light marked copy: what was sent is not kept. */
async function receiveMedium(services: Services, userId: string, body: Buffer, type: string, asNamed: string): Promise<PostMedium> {
  const given = fileName(asNamed, "file");
  const isModel = type === "model/gltf-binary";
  if (!isModel && body.length > COMMUNITY.PICTURE_BYTES) throw refusal("COMMUNITY_MEDIA_TOO_LARGE");
  const name = given.replace(/\.\w{1,5}$/, "");
  const about = { ownerId: userId, body, isModel, name, modelBytes: COMMUNITY.MODEL_BYTES, types: TEXT_PICTURE_TYPES };
  const taken = await receiveShowpiece(services, about);
  if ("problem" in taken)
    throw taken.problem === "type" ? refusal("COMMUNITY_MEDIA_TYPE") : refusal("COMMUNITY_MEDIA_REFUSED", { reason: taken.reason });
  return addMedium(services, userId, given, taken);
}

/** Somebody's, until a post of theirs shows it. */
export async function addMedium(services: Services, userId: string, name: string, { files, piece }: ShownMedium): Promise<PostMedium> {
  const row = { id: services.id(), userId, createdAt: services.now(), name, alt: "", ...piece };
  await services.transaction(async (tx) => {
    await record(tx, ...files);
    await tx.insertInto("postMedia").values(row).execute();
  });
  return mediumOf(row);
}

export const mediaUpload: Upload = {
  path: "/api/community/media",
  types: [...TEXT_PICTURE_TYPES, "model/gltf-binary"],
  maxBytes: COMMUNITY.MODEL_BYTES,
  limit: { per: "account", max: 60, minutes: 60 },
  isFetched: true,
  refusals: { signedOut: "UNAUTHORIZED", type: "COMMUNITY_MEDIA_TYPE", tooLarge: "COMMUNITY_MEDIA_TOO_LARGE" },
  take: (services, { body, type, query }, { user }) => receiveMedium(services, user.id, body, type, String(query.name ?? "")),
};
