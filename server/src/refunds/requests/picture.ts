import type { RefundPicture } from "@blenda/domain/refunds/model";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { fileName, record, store } from "../../platform/files/files.ts";
import { reencodeImage } from "../../platform/files/reencode-image.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { addPicture } from "./picture-repository.ts";

const PICTURE = { format: { type: "webp", quality: 88 }, size: { maxSidePx: 2_400 } } as const;
const MAX_STORED_BYTES = 12 * 1024 * 1024;

/** Keeps a picture for a request that is being written. Until that is sent only its owner can open it. */
export async function receivePicture(services: Services, ownerId: string, body: Buffer, asNamed: string): Promise<RefundPicture> {
  const drawn = await reencodeImage(services, ownerId, body, PICTURE);
  if (drawn === "other format") throw refusal("REFUNDS_PICTURE_TYPE");
  if (drawn === "unreadable") throw refusal("REFUNDS_PICTURE_UNREADABLE");
  const { bytes, width, height } = drawn;
  const name = `${fileName(asNamed, "picture").replace(/\.\w{1,5}$/, "")}.webp`;
  const file = await store(services, bytes, { ownerId, name, type: "image/webp", maxBytes: MAX_STORED_BYTES });
  await services.transaction(async (tx) => {
    await record(tx, file);
    await addPicture(tx, { fileId: file.id, ownerId, width, height, createdAt: services.now() });
  });
  return { id: file.id, name, url: fileUrl(file.id), width, height };
}
