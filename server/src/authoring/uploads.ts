import { can } from "@blenda/domain/access/can";
import { AUTHORING } from "@blenda/domain/authoring/constants";
import type { Draft } from "@blenda/domain/authoring/model";
import { PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import { fileName, record, store } from "../platform/files/files.ts";
import { reencodeImage } from "../platform/files/reencode-image.ts";
import type { Upload, Uploader } from "../platform/http/upload.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { picturesOf } from "./files-repository.ts";
import { productDrafts } from "./product-drafts.ts";

const PICTURE = { format: { type: "webp", quality: 90 }, size: { maxSidePx: 3_200 } } as const;
const CARD = { format: { type: "webp", quality: 86 }, size: { maxSidePx: 640 } } as const;
const MAX_STORED_BYTES = 16 * 1024 * 1024;
const DRAFT_ID = /^[\w-]{1,100}$/;

/** Drawn anew twice: as people see it large, and small for cards. Nothing of the bytes that were sent is kept. */
async function receivePicture(services: Services, user: Uploader["user"], body: Buffer, draftId: string, name: string): Promise<Draft> {
  if (!can(user, "creator")) throw refusal("FORBIDDEN");
  const asking = { ...services, user };
  // Before anything is drawn: another creator's draft answers like none.
  const before = DRAFT_ID.test(draftId) ? await productDrafts.ownView(asking, draftId) : null;
  if (!before) throw refusal("AUTHORING_NOT_FOUND");
  if (before.pictures.length >= AUTHORING.MOST_PICTURES) throw refusal("AUTHORING_PICTURES_FULL");
  const drawn = await drawnFrom(services, user.id, body, PICTURE);
  const card = await drawnFrom(services, user.id, drawn.bytes, CARD);
  const about = { ownerId: user.id, name: `${name}.webp`, type: "image/webp", maxBytes: MAX_STORED_BYTES };
  const [file, small] = [await store(services, drawn.bytes, about), await store(services, card.bytes, about)];
  try {
    return await productDrafts.changeParts(asking, draftId, async (tx, draft) => {
      const pictures = await picturesOf(tx, draft.id);
      if (pictures.length >= AUTHORING.MOST_PICTURES) throw refusal("AUTHORING_PICTURES_FULL");
      await record(tx, file, small);
      const { width, height } = drawn;
      const row = {
        id: services.id(),
        draftId: draft.id,
        position: pictures.length,
        kind: "own" as const,
        fileId: file.id,
        cardFileId: small.id,
      };
      await tx
        .insertInto("draftPictures")
        .values({ ...row, width, height })
        .execute();
    });
  } catch (error) {
    for (const { storageKey } of [file, small]) await services.storage.remove(storageKey);
    throw error;
  }
}

async function drawnFrom(services: Services, userId: string, body: Buffer, how: typeof PICTURE | typeof CARD) {
  const drawn = await reencodeImage(services, userId, body, how);
  if (drawn === "other format") throw refusal("AUTHORING_PICTURE_TYPE");
  if (drawn === "unreadable") throw refusal("AUTHORING_PICTURE_REFUSED");
  return drawn;
}

export const pictureUpload: Upload = {
  path: "/api/authoring/picture",
  types: [...PICTURE_TYPES],
  maxBytes: AUTHORING.PICTURE_BYTES,
  limit: { per: "account", max: 200, minutes: 60 },
  refusals: { signedOut: "UNAUTHORIZED", type: "AUTHORING_PICTURE_TYPE", tooLarge: "AUTHORING_PICTURE_TOO_LARGE" },
  take: (services, { body, query }, { user }) =>
    receivePicture(services, user, body, String(query.draft ?? ""), fileName(String(query.name ?? ""), "image").replace(/\.\w{1,5}$/, "")),
};
