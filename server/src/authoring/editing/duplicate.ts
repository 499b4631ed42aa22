import { live } from "../../catalogue/port.ts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { ownView } from "../own-draft.ts";
import { authoring } from "../procedures.ts";
import { findOwnDraft } from "../repository.ts";
import { copyDraft, copyLive } from "./copies.ts";
import { refuseTooMany } from "./create-draft.ts";

/** What is worked on comes before what is on sale: it is the newer of the two. */
export const duplicate = authoring.duplicate.handler(async ({ input, context }) => {
  const { user, now, id: newId } = context;
  const copyId = await context.transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "authoring.duplicate", input }, async () => {
      await refuseTooMany(tx, user.id);
      const copying = { id: newId(), newId, at: now() };
      const draft = await findOwnDraft(tx, user.id, input.id);
      if (draft) return (await copyDraft(tx, draft, copying)).id;
      const sold = await live.find(tx, input.id);
      if (sold?.creatorId !== user.id || sold.status === "deleted") throw refusal("AUTHORING_NOT_FOUND");
      return (await copyLive(tx, sold, copying)).id;
    }),
  );
  return ownView(context, copyId);
});
