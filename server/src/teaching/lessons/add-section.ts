import { TEACHING } from "@blenda/domain/teaching/constants";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { teaching } from "../procedures.ts";
import { trainingDrafts } from "../training-drafts.ts";
import { addSectionRow, draftTree } from "../tree-repository.ts";

export const addSection = teaching.addSection.handler(({ input, context, errors }) =>
  trainingDrafts.change(context, input.id, async (tx, draft) => {
    await idempotent(tx, { actorId: context.user.id, operation: "teaching.addSection", input }, async () => {
      const sections = await draftTree(tx, draft.id);
      if (sections.length >= TEACHING.MOST_SECTIONS) throw errors.TEACHING_SECTIONS_FULL();
      const id = context.id();
      await addSectionRow(tx, { id, draftId: draft.id, position: sections.length, title: input.title });
      return id;
    });
    return { treeMark: draft.treeMark + 1 };
  }),
);
