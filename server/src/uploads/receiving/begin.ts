import type { User } from "@blenda/domain/access/actor";
import { typeOfName } from "@blenda/domain/shared/file-types";
import { type Purpose, UPLOADS } from "@blenda/domain/uploads/constants";
import { uploadChanged } from "@blenda/domain/uploads/events";
import { faultOf, maySend, quotaOf } from "@blenda/domain/uploads/rules";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import { emit } from "../../platform/events/outbox.ts";
import { fileName } from "../../platform/files/files.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { addUpload, expiry, usageOf } from "../repository.ts";

/** Facts about a file, as its sender says them before its first byte. */
export interface Announcement {
  purpose: Purpose;
  name: string;
  folder: string;
  targetId: string | null;
  fingerprint: string;
  bytes: number;
}

const BEGINNING = { per: "account", max: UPLOADS.BEGUN_PER_HOUR, minutes: 60 } as const;

/** Type of an upload. Browsers know few; the ending says it, and the bytes must agree with it later. */
const typeOf = (name: string): string => typeOfName(name) ?? "application/octet-stream";

/**
 * Keeps room for a file. Beginnings of one person pass one after the other, so that what all of them announce is counted: the
 * quota holds however many come at once (trust X7).
 */
export async function beginUpload(services: Services, user: User, announcement: Announcement): Promise<string> {
  const { limits, transaction, now, id: newId } = services;
  const { purpose, bytes, folder, targetId, fingerprint } = announcement;
  const name = fileName(announcement.name, "");
  refuseFaults(user, { ...announcement, name });
  const retryAfterSeconds = await limits.consume(`uploads begun user ${user.id}`, BEGINNING);
  if (retryAfterSeconds !== null) throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds });
  const id = newId();
  const fileId = newId();
  await transaction(async (tx) => {
    await advisoryLock(tx, `uploads/${user.id}`);
    const { usedBytes, announcedBytes, open } = await usageOf(tx, user.id);
    if (open >= UPLOADS.MOST_OPEN) throw refusal("UPLOAD_TOO_MANY");
    const leftBytes = quotaOf(user) - usedBytes - announcedBytes;
    if (bytes > leftBytes) throw refusal("UPLOAD_OVER_QUOTA", { leftBytes: Math.max(0, leftBytes) });
    const at = now();
    const storageKey = `files/${fileId.slice(0, 2)}/${fileId}`;
    const times = { createdAt: at, updatedAt: at, expiresAt: expiry(at) };
    const named = { name, folder, type: typeOf(name), fingerprint, targetId };
    await addUpload(tx, { id, userId: user.id, purpose, ...named, bytes, state: "receiving", fileId, storageKey, ...times });
    await emit(tx, uploadChanged({ userId: user.id, uploadId: id }));
  });
  return id;
}

function refuseFaults(user: User, announcement: Announcement): void {
  const { purpose } = announcement;
  if (!maySend(user, purpose)) throw refusal("UPLOAD_NOT_A_CREATOR");
  switch (faultOf(announcement)) {
    case "name":
      throw refusal("UPLOAD_NAME");
    case "type":
      throw refusal("UPLOAD_TYPE", { purpose });
    case "empty":
      throw refusal("EMPTY_FILE");
    case "tooLarge":
      throw refusal("UPLOAD_TOO_LARGE", { purpose });
  }
}
