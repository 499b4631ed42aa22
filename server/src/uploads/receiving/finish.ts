import { uploadChanged } from "@blenda/domain/uploads/events";
import { emit } from "../../platform/events/outbox.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { CHECK, CHECK_LARGE, LARGE_BYTES } from "../checking/queues.ts";
import { placeOf, syncFile } from "../place.ts";
import { expiry, moveUpload, type UploadRow } from "../repository.ts";

/** All of it has arrived: it is written down safely, and looked at next. Doing it again changes nothing. */
export async function finishUpload({ storage, transaction, jobs, now }: Services, upload: UploadRow): Promise<void> {
  await syncFile(placeOf(storage, upload.id));
  await transaction(async (tx) => {
    const at = now();
    const set = { state: "checking", received: upload.bytes, updatedAt: at, expiresAt: expiry(at) } as const;
    const moved = await moveUpload(tx, { id: upload.id, from: "receiving", set });
    if (!moved?.userId) return;
    await jobs.enqueue(tx, queueOf(moved), { id: moved.id });
    await emit(tx, uploadChanged({ userId: moved.userId, uploadId: moved.id }));
  });
}

/** Reading a large one takes a while; small ones do not wait behind it. */
export const queueOf = ({ bytes }: Pick<UploadRow, "bytes">): string => (bytes > LARGE_BYTES ? CHECK_LARGE : CHECK);
