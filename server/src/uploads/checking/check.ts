import { createHash } from "node:crypto";
import { addDays } from "@blenda/domain/shared/calendar";
import { UPLOADS } from "@blenda/domain/uploads/constants";
import { uploadChanged } from "@blenda/domain/uploads/events";
import type { Refusal } from "@blenda/domain/uploads/model";
import { refusalOfBytes } from "@blenda/domain/uploads/rules";
import { emit } from "../../platform/events/outbox.ts";
import { StoredFileMissing } from "../../platform/outside/storage/storage.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { removeBody } from "../bodies.ts";
import { bytesAt, piecesAt, placeOf } from "../place.ts";
import { expiry, findUpload, moveUpload, type UploadRow } from "../repository.ts";

const FIRST_BYTES = 64;

/**
 * Looks at a file that has arrived whole: its first bytes, its hash, the scanner's word. Then it lies in storage and is ready,
 * or it is removed and refused. It may be begun again at any point.
 */
export async function checkUpload(services: Services, { id }: { id: string }): Promise<void> {
  const upload = await findUpload(services.db, id);
  if (upload?.state !== "checking") return;
  const body = await bodyOf(services, upload);
  if (!body) return refuseUpload(services, upload, "lost");
  const sha256 = await hashOf(body.pieces(), upload.bytes);
  if (sha256 === null) return refuseUpload(services, upload, "lost");
  const refusal = refusalOfBytes(upload.name, await firstOf(body.pieces())) ?? (await scan(services, upload, body.pieces()));
  if (refusal) return refuseUpload(services, upload, refusal);
  if (!body.isStored) await services.storage.adopt(upload.storageKey, placeOf(services.storage, id), { type: upload.type });
  const at = services.now();
  const isStill = await settle(services, upload, { state: "ready", sha256, updatedAt: at, expiresAt: expiry(at) });
  // Its owner gave it up while it was read.
  if (!isStill) await removeBody(services, upload);
}

interface Body {
  pieces(): AsyncIterable<Buffer>;
  /** It was moved already, by a check that could not say so any more. */
  isStored: boolean;
}

async function bodyOf({ storage }: Services, { id, storageKey }: UploadRow): Promise<Body | null> {
  const place = placeOf(storage, id);
  if ((await bytesAt(place)) !== null) return { isStored: false, pieces: () => piecesAt(place) };
  const open = async () => (await storage.open(storageKey)).stream;
  try {
    (await open()).destroy();
  } catch (error) {
    if (error instanceof StoredFileMissing) return null;
    throw error;
  }
  return {
    isStored: true,
    pieces: async function* () {
      for await (const piece of await open()) yield piece as Buffer;
    },
  };
}

/** `null`: it is not as long as it was said to be. */
async function hashOf(pieces: AsyncIterable<Buffer>, bytes: number): Promise<string | null> {
  const hash = createHash("sha256");
  let read = 0;
  for await (const piece of pieces) {
    hash.update(piece);
    read += piece.length;
  }
  return read === bytes ? hash.digest("hex") : null;
}

async function firstOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  for await (const piece of pieces) return Buffer.from(piece.subarray(0, FIRST_BYTES));
  return Buffer.alloc(0);
}

async function scan({ scanner, log }: Services, { id }: UploadRow, pieces: AsyncIterable<Buffer>): Promise<Refusal | null> {
  const verdict = await scanner.scan(pieces);
  if (verdict === "too large") log.warn(`upload ${id} is larger than the scanner takes, and was not scanned`);
  if (typeof verdict === "string") return null;
  log.warn(`upload ${id} was refused: the scanner found ${verdict.found}`);
  return "malware";
}

async function refuseUpload(services: Services, upload: UploadRow, refusal: Refusal): Promise<void> {
  const at = services.now();
  await settle(services, upload, { state: "refused", refusal, updatedAt: at, expiresAt: addDays(at, UPLOADS.REFUSED_KEPT_DAYS) });
  // What is left of it by a crash at this point goes with the row.
  await removeBody(services, upload);
}

/** Answers whether it was still wanted. */
function settle({ transaction }: Services, { id }: UploadRow, set: Partial<UploadRow>): Promise<boolean> {
  return transaction(async (tx) => {
    const moved = await moveUpload(tx, { id, from: "checking", set });
    if (moved?.userId) await emit(tx, uploadChanged({ userId: moved.userId, uploadId: id }));
    return moved !== undefined;
  });
}
