import { generationMoved } from "@blenda/domain/generation/events";
import { addGeneratedDraft } from "../../authoring/port.ts";
import { emit } from "../../platform/events/outbox.ts";
import { generation } from "../procedures.ts";
import { filesOfJobs, findJob, lockJob, setDraft } from "../repository.ts";

const TITLE_MOST = 80;

/** The draft shares the files with the job: they stay as long as one of the two needs them. */
export const startDraft = generation.startDraft.handler(async ({ input: { id }, context, errors }) => {
  const { user, db, now } = context;
  const seen = await findJob(db, user.id, id);
  if (!seen) throw errors.GENERATION_NOT_FOUND();
  if (seen.draftProductId) return { productId: seen.draftProductId };
  return context.transaction(async (tx) => {
    const job = await lockJob(tx, user.id, id);
    if (!job) throw errors.GENERATION_NOT_FOUND();
    if (job.draftProductId) return { productId: job.draftProductId };
    if (!job.result) throw errors.GENERATION_NOTHING_MADE();
    const files = (await filesOfJobs(tx, [id])).filter(({ format }) => format !== "pack");
    const productId = context.id();
    const said = { title: titleOf(job.prompt), prompt: job.prompt };
    await addGeneratedDraft(tx, { id: productId, creatorId: user.id, ...said, files, newId: context.id, at: now() });
    await setDraft(tx, id, productId);
    await emit(tx, generationMoved({ jobId: id, userId: user.id }));
    return { productId };
  });
});

const titleOf = (prompt: string): string => [...prompt].slice(0, TITLE_MOST).join("").trim() || "Untitled model";
