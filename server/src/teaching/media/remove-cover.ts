import { releaseFiles } from "../media-repository.ts";
import { teaching } from "../procedures.ts";
import { trainingDraftRows } from "../repository.ts";
import { trainingDrafts } from "../training-drafts.ts";

export const removeCover = teaching.removeCover.handler(({ input: { id }, context }) =>
  trainingDrafts.change(context, id, async (tx, draft) => {
    await trainingDraftRows.update(tx, draft, { coverFileId: null, coverWidth: null, coverHeight: null });
    await releaseFiles(tx, [draft.coverFileId], context.now());
  }),
);
