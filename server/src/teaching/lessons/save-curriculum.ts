import { teaching } from "../procedures.ts";
import { trainingDrafts } from "../training-drafts.ts";
import { draftTree, lessonsIn, placeTree } from "../tree-repository.ts";

const isSame = (known: readonly string[], named: readonly string[]): boolean =>
  known.length === named.length && new Set(named).size === named.length && known.every((id) => named.includes(id));

/** Every section and every lesson there is, each once: an order that leaves one out, or names a stranger's, changes nothing. */
export const saveCurriculum = teaching.saveCurriculum.handler(({ input: { id, treeMark, sections }, context, errors }) =>
  trainingDrafts.change(context, id, async (tx, draft) => {
    if (draft.treeMark !== treeMark) throw errors.TEACHING_TREE_CONFLICT({ data: { treeMark: draft.treeMark } });
    const tree = await draftTree(tx, draft.id);
    const ids = (list: readonly { id: string }[]) => list.map((one) => one.id);
    if (!isSame(ids(tree), ids(sections))) throw errors.TEACHING_SECTION_GONE();
    const named = sections.flatMap(({ lessonIds }) => lessonIds);
    if (!isSame(ids(lessonsIn(tree)), named)) throw errors.TEACHING_LESSON_GONE();
    await placeTree(tx, sections);
    return { treeMark: draft.treeMark + 1 };
  }),
);
