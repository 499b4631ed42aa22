import { idempotent } from "../../platform/requests/idempotency.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { live } from "../../trainings/port.ts";
import { ownView } from "../own-draft.ts";
import { teaching } from "../procedures.ts";
import { findOwnDraft } from "../repository.ts";
import { copyDraft, copyLive } from "./copies.ts";
import { refuseTooMany } from "./create-draft.ts";

/** What is worked on comes before what is on sale: it is the newer of the two. */
export const duplicate = teaching.duplicate.handler(async ({ input, context }) => {
  const { user, now, jobs, id: newId } = context;
  const copyId = await context.transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "teaching.duplicate", input }, async () => {
      await refuseTooMany(tx, user.id);
      const copying = { id: newId(), newId, jobs, at: now() };
      const draft = await findOwnDraft(tx, user.id, input.id);
      if (draft) return (await copyDraft(tx, draft, copying)).id;
      const sold = await live.find(tx, input.id);
      if (sold?.creatorId !== user.id || sold.status === "deleted") throw refusal("TEACHING_NOT_FOUND");
      return (await copyLive(tx, sold, copying)).id;
    }),
  );
  return ownView(context, copyId);
});
