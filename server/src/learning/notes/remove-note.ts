import { learning } from "../procedures.ts";
import { refuseStrangers, trainingProgress } from "../progress.ts";
import { removeNote as removeNoteRow } from "../repository.ts";

export const removeNote = learning.removeNote.handler(async ({ input: { trainingId, noteId }, context, errors }) => {
  const { db, user } = context;
  await refuseStrangers(db, user.id, trainingId);
  const wasThere = await context.transaction((tx) => removeNoteRow(tx, user.id, trainingId, noteId));
  if (!wasThere) throw errors.LEARNING_NOTE_GONE();
  return trainingProgress(db, user.id, trainingId);
});
