import type { DraftChange, Homepage } from "@blenda/domain/content/model";
import { changesOn, contentDiff, isWholeHomepage, readDocument, readHomepage } from "@blenda/domain/content/rules";
import type { Tx } from "../platform/database/db.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { changeDocument, recordChange, refuseOwnPicks, updateDraft } from "./document.ts";
import { isContentPicture } from "./pictures.ts";
import { content } from "./procedures.ts";
import { publishedFields } from "./repository.ts";

/** What only the database or the whole document knows of a change. */
async function checkChange(tx: Tx, { name, changes }: DraftChange, before: object, userId: string): Promise<void> {
  if (name === "homepage") {
    const [was, will] = [readHomepage(before), { ...readHomepage(before), ...given(changes) } as Homepage];
    if (!isWholeHomepage(will)) throw refusal("CONTENT_SECTIONS_REFUSED");
    await refuseOwnPicks(tx, was, will, userId);
  }
  if ("backgroundImage" in changes && changes.backgroundImage && !(await isContentPicture(tx, changes.backgroundImage)))
    throw refusal("CONTENT_PICTURE_GONE");
}

/** What is absent stays as it was. */
const given = (changes: object) => Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

export const saveDraft = content.saveDraft.handler(({ input, context }) =>
  changeDocument(context, input, async (tx, held) => {
    if (held.publishAt !== null) throw refusal("CONTENT_IS_SCHEDULED");
    const live = await publishedFields(tx, input.name);
    const before = readDocument(input.name, { ...live, ...held.draft });
    await checkChange(tx, input, before, context.user.id);
    const after = { ...before, ...given(input.changes) };
    await updateDraft(tx, held, { draft: changesOn(live, after) }, { id: context.user.id, at: context.now() });
    await recordChange(tx, context, input.name, { action: "content.saveDraft", diff: contentDiff(before, after) });
  }),
);

export const discardDraft = content.discardDraft.handler(({ input, context }) =>
  changeDocument(context, input, async (tx, held) => {
    if (held.publishAt !== null) throw refusal("CONTENT_IS_SCHEDULED");
    const live = await publishedFields(tx, input.name);
    await updateDraft(tx, held, { draft: null }, { id: context.user.id, at: context.now() });
    await recordChange(tx, context, input.name, { action: "content.discardDraft", diff: contentDiff({ ...live, ...held.draft }, live) });
  }),
);
