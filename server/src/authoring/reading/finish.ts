import { READING } from "@blenda/domain/authoring/constants";
import { draftChanged } from "@blenda/domain/authoring/events";
import type { DraftFinding } from "@blenda/domain/authoring/model";
import type { Tx } from "../../platform/database/db.ts";
import { emit, jsonb } from "../../platform/events/outbox.ts";
import { record } from "../../platform/files/files.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { followViewer } from "../files/follow-viewer.ts";
import { productDrafts } from "../product-drafts.ts";
import { type ProductDraftRow, productDraftRows } from "../repository.ts";
import { draftOfWorker, fileQueue, postponeFile, requeueFile } from "./queue-repository.ts";
import type { ReadFile } from "./read-file.ts";

const FAILED: DraftFinding = {
  level: "block",
  code: "unreadable",
  message: `We tried to read this file ${READING.MOST_STARTS} times and couldn't. Export it again and replace it.`,
};

/** Whatever the worker still holds, with its draft held first. */
async function withOwn(
  services: Services,
  worker: string,
  act: (tx: Tx, draft: ProductDraftRow, id: string) => Promise<void>,
): Promise<boolean> {
  return services.transaction(async (tx) => {
    const seen = await draftOfWorker(tx, worker);
    const draft = seen && (await productDraftRows.lock(tx, seen.draftId));
    const own = await draftOfWorker(tx, worker);
    if (!draft || !own) return false;
    await act(tx, draft, own.id);
    await emit(tx, draftChanged({ draftId: draft.id, creatorId: draft.creatorId }));
    return true;
  });
}

/** Writes down what was read, for the worker that still holds the file; otherwise nothing of it stays. */
export async function succeed(services: Services, worker: string, read: ReadFile): Promise<void> {
  const isDone = await withOwn(services, worker, async (tx, draft, id) => {
    const { renders, facts, findings, ...rest } = read;
    await record(tx, ...renders.map(({ file }) => file));
    const isBlocked = findings.some(({ level }) => level === "block");
    await tx
      .updateTable("draftFiles")
      .set({ ...rest, facts: facts && jsonb(facts), findings: jsonb(findings), state: isBlocked ? "blocked" : "read" })
      .set({ retryAt: null, worker: null, leaseUntil: null, step: null, percent: 100 })
      .where("id", "=", id)
      .execute();
    const rows = renders.map(({ kind, file, width, height }) => ({ draftFileId: id, kind, fileId: file.id, width, height }));
    if (rows.length > 0) await tx.insertInto("draftRenders").values(rows).execute();
    await followViewer(tx, draft.id, services.now());
    await productDrafts.checkWhenRead(tx, services, draft);
  });
  if (isDone) return;
  for (const { file } of read.renders) await services.storage.remove(file.storageKey);
}

/** Lets a file go that this process will not finish: it waits again in its old place. */
export async function letGo(services: Services, worker: string): Promise<void> {
  await withOwn(services, worker, (tx) => requeueFile(tx, worker, false));
}

/** Our reader was too busy for it: it is tried again by itself, and the file is not to blame. */
export async function tryLater(services: Services, worker: string): Promise<void> {
  await withOwn(services, worker, (tx) => postponeFile(tx, worker, services.now()));
}

/** What could not be read at all: tried again so many times, then it says so. */
export async function giveUp(services: Services, worker: string, starts: number): Promise<void> {
  await withOwn(services, worker, async (tx, draft, id) => {
    if (starts < READING.MOST_STARTS) return requeueFile(tx, worker, true);
    await tx
      .updateTable("draftFiles")
      .set({ state: "blocked", findings: jsonb([FAILED]), worker: null, leaseUntil: null, step: null, percent: 100 })
      .where("id", "=", id)
      .execute();
    await productDrafts.checkWhenRead(tx, services, draft);
  });
}

/** Files held by processes that stopped answering begin again. */
export async function requeueExpired(services: Services): Promise<void> {
  const next = () => fileQueue.findExpired(services.db, services.now());
  for (let file = await next(); file?.worker; file = await next()) await giveUp(services, file.worker, file.starts);
}
