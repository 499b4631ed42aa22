import { PHOTO } from "@blenda/domain/account/constants";
import { profileChanged } from "@blenda/domain/account/events";
import type { Crop, ProfileImage } from "@blenda/domain/account/model";
import { ORPCError } from "@orpc/server";
import { record, store } from "../platform/files.ts";
import { emit } from "../platform/outbox.ts";
import type { Services } from "../platform/procedure.ts";
import { setProfileImage, takeFile } from "./repository.ts";

const MAX_STORED_BYTES = 1024 * 1024;
const FORMATS: ReadonlySet<string | undefined> = new Set(PHOTO.TYPES.map((type) => type.replace("image/", "")));

/** A new picture of the chosen square. Nothing of the uploaded bytes is kept: no place, no camera, nothing hidden in them. */
async function redraw(bytes: Buffer, crop: Crop | null): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false); // nobody uploads the same picture twice, and its cache would be kept for ever
  const unreadable = () => new ORPCError("ACCOUNT_PHOTO_UNREADABLE");
  const picture = sharp(bytes, { limitInputPixels: PHOTO.MAX_PIXELS, failOn: "error" });
  const { format, autoOrient } = await picture.metadata().catch(() => Promise.reject(unreadable()));
  if (!FORMATS.has(format)) throw new ORPCError("ACCOUNT_PHOTO_TYPE");
  const { x, y, size } = crop ?? centre(autoOrient);
  const isInside = x + size <= autoOrient.width && y + size <= autoOrient.height;
  if (!isInside || size < PHOTO.MIN_CROP_PX) throw unreadable();
  return picture
    .autoOrient()
    .extract({ left: x, top: y, width: size, height: size })
    .resize(PHOTO.SIDE_PX, PHOTO.SIDE_PX)
    .webp({ quality: 86 })
    .toBuffer()
    .catch(() => Promise.reject(unreadable()));
}

function centre({ width, height }: { width: number; height: number }): Crop {
  const size = Math.min(width, height);
  return { x: Math.floor((width - size) / 2), y: Math.floor((height - size) / 2), size };
}

export async function setPhoto(services: Services, userId: string, bytes: Buffer, crop: Crop | null): Promise<void> {
  const picture = await redraw(bytes, crop);
  const about = { ownerId: userId, name: "photo.webp", type: "image/webp", isPublic: true, maxBytes: MAX_STORED_BYTES };
  const file = await store(services, picture, about);
  await replacePhoto(services, userId, { url: `/files/${file.id}` }, (tx) => record(tx, file));
}

export const removePhotoOf = (services: Services, userId: string): Promise<void> => replacePhoto(services, userId, null, async () => {});

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
    const url = typeof before === "object" && before && "url" in before ? before.url : before;
    const fileId = typeof url === "string" && url.startsWith("/files/") ? url.slice("/files/".length) : null;
    return fileId ? takeFile(tx, userId, fileId) : undefined;
  });
  if (oldKey) await services.storage.remove(oldKey);
}
