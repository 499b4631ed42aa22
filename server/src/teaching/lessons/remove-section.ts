import { releaseFiles } from "../media-repository.ts";
import { teaching } from "../procedures.ts";
import { trainingDrafts } from "../training-drafts.ts";
import { draftTree, filesIn } from "../tree-repository.ts";

/** With its lessons and everything in them. */
export const removeSection = teaching.removeSection.handler(({ input: { id, sectionId }, context, errors }) =>
  trainingDrafts.change(context, id, async (tx, draft) => {
    const section = (await draftTree(tx, draft.id)).find((one) => one.id === sectionId);
    if (!section) throw errors.TEACHING_SECTION_GONE();
    await tx.deleteFrom("trainingDraftSections").where("id", "=", sectionId).execute();
    await releaseFiles(tx, filesIn([section]), context.now());
    return { treeMark: draft.treeMark + 1 };
  }),
);
