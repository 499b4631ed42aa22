import { readdir, rm, stat } from "node:fs/promises";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Services } from "../platform/requests/procedure.ts";
import { removeBody } from "./bodies.ts";
import { placeOf } from "./place.ts";
import { queueOf } from "./receiving/finish.ts";
import { existingUploads, expiredUploads, forgetUpload, stuckInCheck, type UploadRow } from "./repository.ts";

/** A check that was not heard of for so long is asked for again: its scanner was away, or its last try failed. */
const STUCK_MINUTES = 30;
const STRAY_MS = 60 * 60_000;

/** First the body, then the row: whatever happens between, the next tidying knows what is left to do. */
export async function removeUpload(services: Pick<Services, "db" | "storage" | "transaction">, upload: UploadRow): Promise<void> {
  await removeBody(services, upload);
  await services.transaction((tx) => forgetUpload(tx, upload.id));
}

export async function tidyUploads(services: Services): Promise<void> {
  const { db, now, transaction, jobs } = services;
  for (let rows = await expiredUploads(db, now()); rows.length > 0; rows = await expiredUploads(db, now())) {
    for (const row of rows) await removeUpload(services, row);
  }
  await transaction(async (tx) => {
    for (const row of await stuckInCheck(tx, addMinutes(now(), -STUCK_MINUTES), now()))
      await jobs.enqueue(tx, queueOf(row), { id: row.id });
  });
  await removeStrays(services);
}

/** Files without a row: the process ended between a file and its row. */
async function removeStrays({ db, storage }: Services): Promise<void> {
  const names = await readdir(storage.incoming).catch(() => []);
  const known = new Set(await existingUploads(db, names));
  for (const name of names.filter((each) => !known.has(each))) {
    const found = await stat(placeOf(storage, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > STRAY_MS) await rm(placeOf(storage, name), { force: true });
  }
}
