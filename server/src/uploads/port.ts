import type { Instant } from "@blenda/domain/shared/time";
import type { Purpose } from "@blenda/domain/uploads/constants";
import { uploadChanged } from "@blenda/domain/uploads/events";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { record, type StoredFile } from "../platform/files/files.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { findOwn, moveUpload } from "./repository.ts";

interface UploadClaim {
  userId: string;
  uploadId: string;
  purpose: Purpose;
}

/** What an upload became, and where it lay in the folder that was dropped. */
export interface ConsumedUpload {
  file: StoredFile;
  folder: string;
}

/**
 * Makes a finished upload a private file of its owner, once, in the transaction of whatever uses it. From here on the file is
 * the caller's to keep or to forget. Another person's upload does not exist.
 */
export async function consumeUpload(tx: Tx, { userId, uploadId, purpose }: UploadClaim, at: Instant): Promise<ConsumedUpload> {
  const own = await findOwn(tx, userId, uploadId, at);
  if (!own || own.purpose !== purpose || own.state === "refused") throw refusal("UPLOAD_GONE");
  if (own.state === "receiving" || own.state === "checking") throw refusal("UPLOAD_NOT_READY");
  const taken = await moveUpload(tx, { id: uploadId, from: "ready", set: { state: "taken", updatedAt: at } });
  if (!taken?.sha256) throw refusal("UPLOAD_TAKEN");
  const { fileId: id, storageKey, name, type, bytes, sha256, folder } = taken;
  const file = { id, storageKey, ownerId: userId, name, type, isPublic: false, bytes, sha256, createdAt: at };
  await record(tx, file);
  await emit(tx, uploadChanged({ userId, uploadId }));
  return { file, folder };
}
