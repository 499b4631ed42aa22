import { AUTHORING } from "@blenda/domain/authoring/constants";
import { lockUser } from "../../identity/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { ownView } from "../own-draft.ts";
import { authoring } from "../procedures.ts";
import { addDraftRow, countDrafts } from "../repository.ts";

export const createDraft = authoring.createDraft.handler(async ({ input, context }) => {
  const { user, now, id } = context;
  const draftId = await context.transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "authoring.createDraft", input }, async () => {
      await refuseTooMany(tx, user.id);
      const at = now();
      return (await addDraftRow(tx, { id: id(), creatorId: user.id, status: "draft", createdAt: at, updatedAt: at })).id;
    }),
  );
  return ownView(context, draftId);
});

/** The creator is held, so that two at once cannot both be the last that fits. */
export async function refuseTooMany(tx: Tx, creatorId: string): Promise<void> {
  await lockUser(tx, creatorId);
  if ((await countDrafts(tx, creatorId)) >= AUTHORING.MOST_DRAFTS) throw refusal("AUTHORING_TOO_MANY_DRAFTS");
}
