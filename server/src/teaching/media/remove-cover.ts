import { releaseFiles } from "../media-repository.ts";
import { change } from "../own-draft.ts";
import { teaching } from "../procedures.ts";
import { updateDraft } from "../repository.ts";

export const removeCover = teaching.removeCover.handler(({ input: { id }, context }) =>
  change(context, id, async (tx, draft) => {
    await updateDraft(tx, draft, { coverFileId: null, coverWidth: null, coverHeight: null });
    await releaseFiles(tx, [draft.coverFileId], context.now());
  }),
);
