import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { READING } from "@blenda/domain/authoring/constants";
import type { DraftFinding } from "@blenda/domain/authoring/model";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { trainingDraftChanged } from "@blenda/domain/teaching/events";
import { Stalled } from "@blenda/forge/inspect/limited";
import { sql } from "kysely";
import { noteReadingTimeout } from "../../authoring/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit, jsonb } from "../../platform/events/outbox.ts";
import { findFile, record, type StoredFile } from "../../platform/files/files.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { type MediaRow, READ_MEDIA } from "../media-repository.ts";
import { type TrainingDraftRow, trainingDraftRows } from "../repository.ts";
import { trainingDrafts } from "../training-drafts.ts";
import { type PresentModel, presentInForge, readCheckpoint } from "./read-checkpoint.ts";
import { readFilm } from "./read-film.ts";

const RETRY_SECONDS = READING.PAUSE_MINUTES * 60;
const FAILED: DraftFinding = {
  level: "block",
  code: "unreadable",
  message: `We tried to read this file ${READING.MOST_STARTS} times and couldn't. Export it again and replace it.`,
};

interface Result extends Pick<MediaRow, "facts" | "findings"> {
  stageHue?: number | null;
  preview?: StoredFile | null;
  poster?: StoredFile | null;
}

/**
 * Reads one film or model and writes down what it is. It may be begun again at any point: a file that brought three processes down
 * is said to be unreadable.
 */
export async function readMedia(services: Services, { fileId }: { fileId: string }, present: PresentModel = presentInForge): Promise<void> {
  const media = await begin(services, fileId);
  if (!media) return;
  const file = await findFile(services.db, fileId);
  if (!file?.ownerId || media.starts > READING.MOST_STARTS) return settle(services, media, { facts: null, findings: [FAILED] });
  const folder = await mkdtemp(join(tmpdir(), "teaching-read-"));
  try {
    const path = join(folder, "file");
    await pipeline((await services.storage.open(file.storageKey)).stream, createWriteStream(path));
    const about = { path, name: file.name, ownerId: file.ownerId, present };
    const read = media.role === "film" ? await readFilm(path, folder) : await readCheckpoint(services, about);
    await settle(services, media, read);
  } catch (error) {
    if (!(error instanceof Stalled)) throw error;
    services.log.warn(`teaching: file ${fileId} was not read`, error);
    await tryLater(services, fileId);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Our reader was too busy for it: that is no start, and it is tried again by itself. */
const tryLater = (services: Services, fileId: string): Promise<void> =>
  services.transaction(async (tx) => {
    const drafts = await lockDraftsOf(tx, fileId);
    await tx
      .updateTable("lessonMedia")
      .set({ state: "waiting", starts: sql`starts - 1`, retryAt: addMinutes(services.now(), READING.PAUSE_MINUTES) })
      .where("fileId", "=", fileId)
      .where("state", "=", "reading")
      .execute();
    await noteReadingTimeout(tx, services.now());
    await services.jobs.enqueue(tx, READ_MEDIA, { fileId }, RETRY_SECONDS);
    await emitReadings(tx, drafts);
  });

/** Nothing for what was read already, or is gone. */
const begin = (services: Services, fileId: string): Promise<MediaRow | undefined> =>
  services.transaction(async (tx) => {
    const drafts = await lockDraftsOf(tx, fileId);
    const media = await tx
      .updateTable("lessonMedia")
      .set({ state: "reading", starts: sql`starts + 1`, retryAt: null })
      .where("fileId", "=", fileId)
      .where("state", "in", ["waiting", "reading"])
      .returningAll()
      .executeTakeFirst();
    await emitReadings(tx, media ? drafts : []);
    return media;
  });

/** Those who wait for it are held first, as everybody who changes a draft does. */
async function lockDraftsOf(tx: Tx, fileId: string): Promise<TrainingDraftRow[]> {
  const { rows } = await sql<{ id: string }>`select distinct draft_id as id from training_draft_lessons
    where video_file_id = ${fileId} or checkpoint_file_id = ${fileId} order by id`.execute(tx);
  const drafts: TrainingDraftRow[] = [];
  for (const { id } of rows) {
    const draft = await trainingDraftRows.lock(tx, id);
    if (draft) drafts.push(draft);
  }
  return drafts;
}

const emitReadings = async (tx: Tx, drafts: readonly TrainingDraftRow[]): Promise<void> => {
  for (const { id: draftId, creatorId } of drafts) await emit(tx, trainingDraftChanged({ draftId, creatorId }));
};

async function settle(services: Services, { fileId }: MediaRow, result: Result): Promise<void> {
  const { facts, findings, stageHue = null, preview = null, poster = null } = result;
  const made = [preview, poster].filter((file) => file !== null);
  const isKept = await services.transaction(async (tx) => {
    const drafts = await lockDraftsOf(tx, fileId);
    const waiting = tx.selectFrom("lessonMedia").select("fileId").where("fileId", "=", fileId).where("state", "=", "reading");
    // Read by another process meanwhile, or let go: nothing of this reading stays.
    if (!(await waiting.forUpdate().executeTakeFirst())) return false;
    await record(tx, ...made);
    await tx
      .updateTable("lessonMedia")
      .set({ facts: facts && jsonb(facts), findings: jsonb(findings), stageHue })
      .set({ previewFileId: preview?.id ?? null, posterFileId: poster?.id ?? null })
      .set({ state: findings.some(({ level }) => level === "block") ? "failed" : "ready" })
      .where("fileId", "=", fileId)
      .execute();
    for (const draft of drafts) await trainingDrafts.checkWhenRead(tx, services, draft);
    await emitReadings(tx, drafts);
    return true;
  });
  if (!isKept) for (const { storageKey } of made) await services.storage.remove(storageKey);
}
