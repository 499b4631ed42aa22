import { refusal } from "../../platform/requests/refusal.ts";
import { live, lockTraining } from "../../trainings/port.ts";
import { ownView } from "../own-draft.ts";
import { teaching } from "../procedures.ts";
import { lockDraft } from "../repository.ts";
import { copyLive } from "./copies.ts";

const ON_SALE = ["published", "unlisted"];

/** The working copy of something on sale, begun where there is none. The training is held: asked twice at once it is the same. */
export const startRevision = teaching.startRevision.handler(async ({ input: { id }, context }) => {
  const { user, now, jobs, id: newId } = context;
  await context.transaction(async (tx) => {
    const training = await lockTraining(tx, id);
    if (training?.creatorId !== user.id || !ON_SALE.includes(training.status)) throw refusal("TEACHING_NOT_FOUND");
    if (await lockDraft(tx, id)) return;
    const sold = await live.find(tx, id);
    if (!sold) throw refusal("TEACHING_NOT_FOUND");
    await copyLive(tx, sold, { id, newId, jobs, at: now() });
  });
  return ownView(context, id);
});
