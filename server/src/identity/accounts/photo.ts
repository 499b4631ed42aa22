import { PHOTO } from "@blenda/domain/account/constants";
import { profileChanged } from "@blenda/domain/account/events";
import type { Crop, ProfileImage } from "@blenda/domain/account/model";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { emit } from "../../platform/events/outbox.ts";
import { forgetOwn, record, type StoredFile, store } from "../../platform/files/files.ts";
import { pictureSize } from "../../platform/files/picture-size.ts";
import { reencodeImage } from "../../platform/files/reencode-image.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { setProfileImage } from "./photo-repository.ts";

const MAX_STORED_BYTES = 1024 * 1024;
const FORMAT = { type: "webp", quality: 86 } as const;

/** A new picture of the chosen square, or of the largest around the middle. */
async function draw(services: Services, userId: string, bytes: Buffer, square: Crop | null): Promise<Buffer> {
  const whole = pictureSize(bytes);
  const side = square?.size ?? (whole ? Math.min(whole.width, whole.height) : PHOTO.MIN_CROP_PX);
  if (side < PHOTO.MIN_CROP_PX) throw refusal("ACCOUNT_PHOTO_UNREADABLE");
  const drawn = await reencodeImage(services, userId, bytes, { format: FORMAT, size: { sidePx: PHOTO.SIDE_PX, square } });
  if (drawn === "other format") throw refusal("ACCOUNT_PHOTO_TYPE");
  if (drawn === "unreadable") throw refusal("ACCOUNT_PHOTO_UNREADABLE");
  return drawn.bytes;
}

export async function setPhoto(services: Services, userId: string, bytes: Buffer, crop: Crop | null): Promise<void> {
  const file = await drawnFile(services, userId, bytes, crop);
  await replacePhoto(services, userId, { url: fileUrl(file.id) }, (tx) => record(tx, file));
}

export const removePhoto = (services: Services, userId: string): Promise<void> => replacePhoto(services, userId, null, async () => {});

/** Stored already; the caller writes its row. */
export async function drawnFile(services: Services, userId: string, bytes: Buffer, crop: Crop | null): Promise<StoredFile> {
  const picture = await draw(services, userId, bytes, crop);
  return store(services, picture, { ownerId: userId, name: "photo.webp", type: "image/webp", isPublic: true, maxBytes: MAX_STORED_BYTES });
}

/** The picture before is removed with its body, if it was one of ours. */
async function replacePhoto(
  services: Services,
  userId: string,
  image: ProfileImage | null,
  prepare: (tx: Parameters<typeof record>[0]) => Promise<void>,
): Promise<void> {
  const oldKey = await services.transaction(async (tx) => {
    await prepare(tx);
    const before = await setProfileImage(tx, userId, image);
    await emit(tx, profileChanged({ userId }));
    const fileId = before?.startsWith("/files/") ? before.slice("/files/".length) : null;
    return fileId ? forgetOwn(tx, userId, fileId) : undefined;
  });
  if (oldKey) await services.storage.remove(oldKey);
}
