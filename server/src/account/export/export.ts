import { Readable } from "node:stream";
import { EXPORT_DAYS } from "@blenda/domain/account/constants";
import { exportMoved } from "@blenda/domain/account/events";
import { addDays } from "@blenda/domain/shared/calendar";
import { emit } from "../../platform/events/outbox.ts";
import { archive, type Entry } from "../../platform/files/archive.ts";
import { record, store } from "../../platform/files/files.ts";
import type { Person } from "../../platform/personal-data.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { findUser } from "../repository.ts";
import { expiredExports, failStuckExports, filesOf, findExport, moveExport, removeExport } from "./export-repository.ts";

/** The ZIP format itself ends at four. */
const MAX_BYTES = 3 * 1024 ** 3;

/** Builds one archive. Starting again after a crash builds it anew; one that cannot be built says so, and can be asked for again. */
export async function buildExport(services: Services, exportId: string): Promise<void> {
  const { db, log } = services;
  const row = await findExport(db, exportId);
  if (!row || row.state === "ready" || row.state === "failed") return;
  const move = (change: Parameters<typeof moveExport>[2]) =>
    services.transaction(async (tx) => {
      await moveExport(tx, exportId, change);
      await emit(tx, exportMoved({ userId: row.userId }));
    });
  try {
    const { id, email } = await findUser(db, row.userId);
    const entries = entriesOf(services, { id, email }, (progress) => move({ state: "building", progress }));
    const name = `my-data-${services.now().slice(0, 10)}.zip`;
    const about = { ownerId: id, name, type: "application/zip", maxBytes: MAX_BYTES };
    const file = await store(services, Readable.from(archive(entries)), about);
    await services.transaction(async (tx) => {
      await record(tx, file);
      const expiresAt = addDays(services.now(), EXPORT_DAYS);
      await moveExport(tx, exportId, { state: "ready", progress: 100, fileId: file.id, expiresAt });
      await emit(tx, exportMoved({ userId: id }));
    });
  } catch (error) {
    log.error("an archive of somebody's data could not be built", error);
    await move({ state: "failed" });
  }
}

/** Everything the domains know, then everything that was uploaded. */
async function* entriesOf(services: Services, person: Person, tell: (progress: number) => Promise<void>): AsyncGenerator<Entry> {
  const { db, storage, personalData } = services;
  const files = await filesOf(db, person.id);
  const steps = personalData.length + files.length;
  let done = 0;
  const step = () => tell(Math.min(99, Math.round((100 * done++) / steps)));
  for (const { collect } of personalData) {
    await step();
    for (const [name, content] of Object.entries(await collect(db, person)))
      yield { name, isText: true, body: [Buffer.from(`${JSON.stringify(content ?? null, null, 2)}\n`)] };
  }
  for (const { id, name, storageKey } of files) {
    await step();
    const { stream } = await storage.open(storageKey);
    // The id keeps two files of one name apart; a name cannot leave its folder.
    yield { name: `files/${id}-${name.replace(/[^\p{L}\p{N}._-]+/gu, "_")}`, isText: false, body: stream };
  }
}

/** An archive of a person's whole life here does not lie around for ever. */
export async function removeExpiredExports({ db, storage, transaction, now }: Services): Promise<void> {
  await failStuckExports(db, addDays(now(), -1));
  for (const { id, fileId, storageKey } of await expiredExports(db, now())) {
    if (storageKey) await storage.remove(storageKey);
    await transaction((tx) => removeExport(tx, { id, fileId }));
  }
}
