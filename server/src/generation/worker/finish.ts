import { Readable } from "node:stream";
import { JOBS, type JobFailure } from "@blenda/domain/generation/constants";
import { generationEnded, generationMoved } from "@blenda/domain/generation/events";
import { generationTexts } from "@blenda/domain/generation/texts";
import type { Tx } from "../../platform/database/db.ts";
import { emit, jsonb } from "../../platform/events/outbox.ts";
import { record, type StoredFile, store } from "../../platform/files/files.ts";
import { FILE_TYPES, type GeneratedModel } from "../../platform/outside/generator/generator.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { commitTokens, releaseTokens } from "../../tokens/port.ts";
import { endJob, type JobRow } from "../repository.ts";
import { currentSettings } from "../settings/in-force.ts";
import type { StoredResult } from "../tables.ts";
import { alarmOnErrors } from "./alarms.ts";
import { jobQueue, requeueJob } from "./queue-repository.ts";

const LARGEST_FILE = 250_000_000;
const PIECE = 65_536;

/** In pieces, with room for requests between them: hashing megabytes at once would hold everybody up. */
function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** How one ends without a result. */
interface JobEnd {
  status: "failed" | "timed_out";
  failure: JobFailure;
}

/** Ends a job that did not come out, tokens back; nothing when it is no longer this worker's. */
export async function fail(services: Services, worker: string, end: JobEnd): Promise<void> {
  await services.transaction(async (tx) => {
    const job = await jobQueue.lockOwn(tx, worker);
    if (job) await giveUp(tx, services, job, end);
  });
}

async function giveUp(tx: Tx, { now }: Services, job: JobRow, { status, failure }: JobEnd): Promise<void> {
  const { id, userId, prompt } = job;
  const at = now();
  const returned = await releaseTokens(tx, id, { about: generationTexts.why[failure], at });
  await endJob(tx, id, { status, failure, returned, at });
  await emit(tx, generationEnded({ jobId: id, userId, status, prompt }));
  await alarmOnErrors(tx, await currentSettings(tx), at);
}

/** Lets a job go that this process will not finish: it waits again in its old place. */
export async function letGo(services: Services, worker: string): Promise<void> {
  await services.transaction(async (tx) => {
    const job = await jobQueue.lockOwn(tx, worker);
    if (!job) return;
    await requeueJob(tx, worker, false);
    await emit(tx, generationMoved({ jobId: job.id, userId: job.userId }));
  });
}

/** Jobs of processes that stopped answering begin again, so many times; then they have failed. */
export async function requeueExpired(services: Services): Promise<void> {
  // One at a time: a transaction that held several accounts could wait in a circle with others that end.
  while (await services.transaction((tx) => requeueOne(tx, services)));
}

async function requeueOne(tx: Tx, services: Services): Promise<boolean> {
  const job = await jobQueue.lockExpired(tx, services.now());
  if (!job) return false;
  if (job.starts >= JOBS.MOST_STARTS) await giveUp(tx, services, job, { status: "failed", failure: "engine" });
  else {
    await requeueJob(tx, job.worker ?? "", true);
    await emit(tx, generationMoved({ jobId: job.id, userId: job.userId }));
  }
  return true;
}

/** The result, the tokens and the end are one transaction, and only for the worker that still holds the job. */
export async function succeed(services: Services, worker: string, job: JobRow, made: GeneratedModel, engine: string): Promise<void> {
  const about = { ownerId: job.userId, maxBytes: LARGEST_FILE };
  const named = made.files[0]?.name.replace(/\..*$/, "") ?? "model";
  const poster = await store(services, made.poster, { ...about, name: `${named}.webp`, type: "image/webp" });
  const stored: { format: string; file: StoredFile }[] = [];
  for (const { format, name, bytes } of made.files) {
    const type = FILE_TYPES[format] ?? "application/octet-stream";
    stored.push({ format, file: await store(services, Readable.from(piecesOf(bytes)), { ...about, name, type }) });
  }
  const isDone = await services.transaction(async (tx) => {
    const own = await jobQueue.lockOwn(tx, worker);
    if (!own) return false;
    await keep(tx, own, made, engine, poster, stored);
    const at = services.now();
    await commitTokens(tx, own.id, at);
    await endJob(tx, own.id, { status: "succeeded", failure: null, returned: 0, at });
    await emit(tx, generationEnded({ jobId: own.id, userId: own.userId, status: "succeeded", prompt: own.prompt }));
    return true;
  });
  if (isDone) return;
  for (const { storageKey } of [poster, ...stored.map(({ file }) => file)]) await services.storage.remove(storageKey);
}

async function keep(
  tx: Tx,
  { id }: JobRow,
  made: GeneratedModel,
  engine: string,
  poster: StoredFile,
  stored: readonly { format: string; file: StoredFile }[],
): Promise<void> {
  await record(tx, poster, ...stored.map(({ file }) => file));
  await tx
    .insertInto("generationFiles")
    .values(stored.map(({ format, file }, position) => ({ jobId: id, format, position, fileId: file.id })))
    .execute();
  const { facts, measured, understood, inspection, stageHue, cpuMs } = made;
  const findings = inspection.findings.map(({ level, code, message }) => ({ level, code, message }));
  const result: StoredResult = { facts, measured, understood, findings, specHash: inspection.specHash };
  const modelFileId = stored.find(({ format }) => format === "glb")?.file.id ?? null;
  await tx
    .updateTable("generationJobs")
    .set({ engine, step: "check", percent: 100, cpuMs, score: inspection.score, stageHue, posterFileId: poster.id, modelFileId })
    .set({ result: jsonb(result) })
    .where("id", "=", id)
    .execute();
}
