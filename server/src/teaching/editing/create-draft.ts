import { AUTHORING } from "@blenda/domain/authoring/constants";
import { DEFAULT_SECTION, FIRST_KIND } from "@blenda/domain/teaching/constants";
import { lockUser } from "../../identity/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { ownView } from "../own-draft.ts";
import { teaching } from "../procedures.ts";
import { addDraftRow, countDrafts } from "../repository.ts";
import { addLessonRow, addSectionRow } from "../tree-repository.ts";

export const createDraft = teaching.createDraft.handler(async ({ input, context }) => {
  const { user, now, id } = context;
  const draftId = await context.transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "teaching.createDraft", input }, async () => {
      await refuseTooMany(tx, user.id);
      const at = now();
      const draft = await addDraftRow(tx, {
        id: id(),
        creatorId: user.id,
        status: "draft",
        type: input.type,
        createdAt: at,
        updatedAt: at,
      });
      const sectionId = id();
      await addSectionRow(tx, { id: sectionId, draftId: draft.id, position: 0, title: DEFAULT_SECTION });
      await addLessonRow(tx, { id: id(), draftId: draft.id, sectionId, position: 0, kind: FIRST_KIND });
      return draft.id;
    }),
  );
  return ownView(context, draftId);
});

/** The creator is held, so that two at once cannot both be the last that fits. */
export async function refuseTooMany(tx: Tx, creatorId: string): Promise<void> {
  await lockUser(tx, creatorId);
  if ((await countDrafts(tx, creatorId)) >= AUTHORING.MOST_DRAFTS) throw refusal("TEACHING_TOO_MANY_DRAFTS");
}
