import { idempotent } from "../../platform/requests/idempotency.ts";
import { refunds } from "../procedures.ts";
import { addNote } from "./case-repository.ts";
import { caseFor } from "./case-view.ts";
import { lockCaseOf, record } from "./holding.ts";

/** A note by any of those who decide cases, also after it was closed. Nothing changes or removes a note. */
export const addCaseNote = refunds.addCaseNote.handler(async ({ input, context }) => {
  const { user, now, id: newId } = context;
  const { id, text } = input;
  await context.transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "refunds.addCaseNote", input }, async () => {
      await lockCaseOf(tx, id);
      const noteId = newId();
      await addNote(tx, { id: noteId, refundId: id, authorId: user.id, text, createdAt: now() });
      await record(tx, context, id, { action: "refunds.addCaseNote", after: { noteId } });
      return noteId;
    }),
  );
  return caseFor(context, id);
});
