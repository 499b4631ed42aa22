import { isEditable } from "@blenda/domain/authoring/rules";
import type { TrainingDraft } from "@blenda/domain/teaching/model";
import type { Tx } from "../platform/database/db.ts";
import type { Context } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { draftView } from "./draft-view.ts";
import { type DraftRow, type DraftUpdate, findOwnDraft, lockDraft, updateDraft } from "./repository.ts";
import { findLesson, type LessonRow } from "./tree-repository.ts";

/** A creator's own, held until the transaction ends. Somebody else's answers like none. */
export async function lockOwn(tx: Tx, creatorId: string, id: string): Promise<DraftRow> {
  const draft = await lockDraft(tx, id);
  if (!draft || draft.creatorId !== creatorId) throw refusal("TEACHING_NOT_FOUND");
  return draft;
}

/** The same for one that may be changed now. */
export async function lockEditable(tx: Tx, creatorId: string, id: string): Promise<DraftRow> {
  const draft = await lockOwn(tx, creatorId, id);
  if (!isEditable(draft.status)) throw refusal("TEACHING_INVALID_STEP", { from: draft.status });
  return draft;
}

interface Asking extends Pick<Context, "db" | "now" | "transaction"> {
  user: { id: string };
}

/** As it is now. */
export async function ownView({ db, user, now }: Pick<Asking, "db" | "user" | "now">, id: string): Promise<TrainingDraft> {
  const draft = await findOwnDraft(db, user.id, id);
  if (!draft) throw refusal("TEACHING_NOT_FOUND");
  return draftView(db, draft, now());
}

/** What else changes of the draft itself. */
type Change = DraftUpdate | undefined;

/** One change of a draft that may be changed, and how it is afterwards. */
export async function change(asking: Asking, id: string, act: (tx: Tx, draft: DraftRow) => Promise<Change>): Promise<TrainingDraft> {
  await asking.transaction(async (tx) => {
    const draft = await lockEditable(tx, asking.user.id, id);
    const set = await act(tx, draft);
    await updateDraft(tx, draft, { ...set, updatedAt: asking.now() });
  });
  return ownView(asking, id);
}

interface OfLesson {
  id: string;
  lessonId: string;
}

/** The same for one of its lessons. */
export const changeLesson = (asking: Asking, { id, lessonId }: OfLesson, act: (tx: Tx, lesson: LessonRow) => Promise<Change>) =>
  change(asking, id, async (tx, draft) => {
    const lesson = await findLesson(tx, draft.id, lessonId);
    if (!lesson) throw refusal("TEACHING_LESSON_GONE");
    return act(tx, lesson);
  });
