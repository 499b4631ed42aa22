import type { Me } from "@blenda/domain/identity/model";
import type { OrderPage } from "@blenda/domain/orders/model";
import { archiveOf, archivePaths } from "@blenda/domain/orders/rules";
import type { Entry } from "../../platform/files/archive.ts";
import type { StoredFile } from "../../platform/files/files.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { boughtFile, recordFileReceipt } from "../repository.ts";

/** A file that may leave, by the same question as for a single one, and is noted like one. */
async function taken({ db, now }: Services, buyer: Me, lineId: string, fileId: string, isHead: boolean): Promise<StoredFile | null> {
  const found = await boughtFile(db, buyer.id, lineId, fileId);
  if (!found) return null;
  const { version, takenAt: _, ...file } = found;
  return isHead || (await recordFileReceipt(db, { lineId, fileId, version, isBeginning: true, at: now() })) ? file : null;
}

/** Everything of an order that is open now, as the entries of one archive; each is opened when its turn comes. `null`: nothing is. */
export async function orderEntries(services: Services, buyer: Me, order: OrderPage, isHead: boolean): Promise<AsyncIterable<Entry> | null> {
  if (!archiveOf(order)) return null;
  const files: { path: string; file: StoredFile }[] = [];
  for (const { lineId, fileId, path } of archivePaths(order.lines)) {
    const file = await taken(services, buyer, lineId, fileId, isHead);
    if (file) files.push({ path, file });
  }
  return files.length > 0 ? entriesOf(services, files) : null;
}

async function* entriesOf({ storage }: Services, files: readonly { path: string; file: StoredFile }[]): AsyncGenerator<Entry> {
  for (const { path, file } of files) yield { name: path, isText: false, body: (await storage.open(file.storageKey)).stream };
}
