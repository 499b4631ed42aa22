import { ranked } from "../../identity/port.ts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { detailFor } from "../detail.ts";
import { auditAndBroadcast } from "../manageable-user.ts";
import { users } from "../procedures.ts";
import { insertNote } from "../repository.ts";

/** The audit says that something was noted, not what: notes can be removed, the audit cannot. */
export const addNote = users.addNote.handler(async ({ input, context, errors }) => {
  const { user, now, id } = context;
  const { userId, text } = input;
  await context.transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "users.addNote", input }, async () => {
      if (!(await ranked.find(tx, [userId], now())).has(userId)) throw errors.USERS_NOT_FOUND();
      const noteId = id();
      await insertNote(tx, { id: noteId, userId, authorId: user.id, text, at: now() });
      await auditAndBroadcast(tx, context, userId, { action: "users.addNote", after: { noteId } });
      return noteId;
    }),
  );
  return detailFor(context, userId);
});
