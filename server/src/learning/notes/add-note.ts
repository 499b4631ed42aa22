import { LEARNING } from "@blenda/domain/learning/constants";
import { learning } from "../procedures.ts";
import { refuseStrangers, trainingProgress } from "../progress.ts";
import { addNote as addNoteRow, findLesson, notesOf } from "../repository.ts";

export const addNote = learning.addNote.handler(async ({ input, context, errors }) => {
  const { db, user, now, id } = context;
  const { trainingId, lessonId, atSeconds, text } = input;
  await refuseStrangers(db, user.id, trainingId);
  await context.transaction(async (tx) => {
    if (!(await findLesson(tx, trainingId, lessonId))) throw errors.LEARNING_NOT_OWNED();
    if ((await notesOf(tx, user.id, trainingId)).length >= LEARNING.MOST_NOTES) throw errors.LEARNING_NOTES_FULL();
    await addNoteRow(tx, { id: id(), userId: user.id, trainingId, lessonId, atSeconds, body: text, createdAt: now() });
  });
  return trainingProgress(db, user.id, trainingId);
});
