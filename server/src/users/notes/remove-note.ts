import { detailFor } from "../detail.ts";
import { auditAndBroadcast } from "../manageable-user.ts";
import { users } from "../procedures.ts";
import { deleteNote } from "../repository.ts";

export const removeNote = users.removeNote.handler(async ({ input: { userId, noteId }, context, errors }) => {
  await context.transaction(async (tx) => {
    if (!(await deleteNote(tx, { id: noteId, userId, authorId: context.user.id }))) throw errors.USERS_NOTE_NOT_YOURS();
    await auditAndBroadcast(tx, context, userId, { action: "users.removeNote", before: { noteId } });
  });
  return detailFor(context, userId);
});
