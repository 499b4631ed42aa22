import { inbox } from "../procedures.ts";
import { lockConversation, markRead as markReadRow, unreadOf } from "../repository.ts";
import { emitConversationChanged } from "./conversation.ts";

/** The other side is told too: their messages are marked as seen while they look. */
export const markRead = inbox.markRead.handler(async ({ input, context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const conversation = await lockConversation(tx, user.id, input.id);
    if (!conversation || !(await markReadRow(tx, user.id, input.id, now()))) throw errors.INBOX_NOT_FOUND();
    await emitConversationChanged(tx, conversation);
  });
  return { unread: await unreadOf(context.db, user.id) };
});
