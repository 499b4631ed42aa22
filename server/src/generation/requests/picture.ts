import { megabytes } from "@blenda/domain/generation/rules";
import { generationTexts } from "@blenda/domain/generation/texts";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { fileName, record, store } from "../../platform/files/files.ts";
import { reencodeImage } from "../../platform/files/reencode-image.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { currentSettings } from "../settings/in-force.ts";
import { addPicture } from "./picture-repository.ts";

/** Large enough for every engine; as PNG always below ten megabytes. */
const PICTURE = { format: { type: "png" }, size: { maxSidePx: 1_536 } } as const;
const MAX_STORED_BYTES = 10_485_760;

/** Refuses what is larger than the settings allow, before or after it has arrived. */
export async function refuseLarge({ db }: Services, bytes: number): Promise<void> {
  const { maxImageBytes } = await currentSettings(db);
  if (bytes > maxImageBytes) throw refusal("GENERATION_IMAGE_TOO_LARGE", { x: megabytes(maxImageBytes) });
}

/** A new picture is drawn from it: nothing of the uploaded bytes is kept, no place, no camera. */
export async function receivePicture(services: Services, ownerId: string, body: Buffer, asNamed: string) {
  await refuseLarge(services, body.length);
  const drawn = await reencodeImage(services, ownerId, body, PICTURE);
  if (drawn === "other format") throw refusal("GENERATION_IMAGE_REFUSED", { why: generationTexts.imageNotPicture });
  if (drawn === "unreadable") throw refusal("GENERATION_IMAGE_REFUSED", { why: generationTexts.imageUnreadable });
  const { bytes, width, height } = drawn;
  const name = `${fileName(asNamed, "picture").replace(/\.\w{1,5}$/, "")}.png`;
  const file = await store(services, bytes, { ownerId, name, type: "image/png", maxBytes: MAX_STORED_BYTES });
  await services.transaction(async (tx) => {
    await record(tx, file);
    await addPicture(tx, { fileId: file.id, ownerId, bytes: body.length, createdAt: services.now() });
  });
  // Not waited for; what is wrong with the picture is said when it is used.
  services.generator.main.lookAt?.(bytes).catch(() => {});
  return { id: file.id, name, url: fileUrl(file.id), width, height };
}
