import { buffer } from "node:stream/consumers";
import { generationMoved } from "@blenda/domain/generation/events";
import { addDraft } from "../../catalogue/port.ts";
import { emit } from "../../platform/events/outbox.ts";
import { findFile, record, type StoredFile, store } from "../../platform/files/files.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { generation } from "../procedures.ts";
import { filesOfJobs, findJob, type JobRow, lockJob, setDraft } from "../repository.ts";

const LARGEST_POSTER = 4_000_000;
const TITLE_MOST = 80;

/** The files are the product's from now on: they stay when the job is removed. */
export const startDraft = generation.startDraft.handler(async ({ input: { id }, context, errors }) => {
  const { user, db, now } = context;
  const seen = await findJob(db, user.id, id);
  if (!seen) throw errors.GENERATION_NOT_FOUND();
  if (seen.draftProductId) return { productId: seen.draftProductId };
  const poster = await copyOfPoster(context, seen);
  if (!poster) throw errors.GENERATION_NOTHING_MADE();
  return context.transaction(async (tx) => {
    const job = await lockJob(tx, user.id, id);
    if (!job) throw errors.GENERATION_NOT_FOUND();
    if (job.draftProductId) return { productId: job.draftProductId };
    if (!job.result) throw errors.GENERATION_NOTHING_MADE();
    await record(tx, poster);
    const files = (await filesOfJobs(tx, [id])).filter(({ format }) => format !== "pack").map(({ fileId, format }) => ({ fileId, format }));
    const { measured, findings, specHash } = job.result;
    const productId = context.id();
    const words = { title: titleOf(job.prompt), description: job.prompt };
    const looks = { posterFileId: poster.id, stageHue: job.stageHue, score: job.score };
    await addDraft(tx, { id: productId, creatorId: user.id, ...words, ...looks, facts: measured, findings, specHash, files, at: now() });
    await setDraft(tx, id, productId);
    await emit(tx, generationMoved({ jobId: id, userId: user.id }));
    return { productId };
  });
});

/** The picture of the product becomes public with the product; the one of the job stays its owner's. */
async function copyOfPoster(services: Services, { posterFileId, userId }: JobRow): Promise<StoredFile | null> {
  const file = posterFileId === null ? undefined : await findFile(services.db, posterFileId);
  if (!file) return null;
  const { stream } = await services.storage.open(file.storageKey);
  const { name, type } = file;
  return store(services, await buffer(stream), { ownerId: userId, name, type, maxBytes: LARGEST_POSTER });
}

const titleOf = (prompt: string): string => [...prompt].slice(0, TITLE_MOST).join("").trim() || "Untitled model";
