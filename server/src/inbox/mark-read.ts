import { conversationChanged } from "@blenda/domain/inbox/events";
import { emit } from "../platform/outbox.ts";
import { inbox } from "./procedures.ts";
import { lockConversation, markRead as markReadRow, unreadOf } from "./repository.ts";

export const markRead = inbox.markRead.handler(async ({ input, context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const conversation = await lockConversation(tx, user.id, input.id);
    if (!conversation || !(await markReadRow(tx, user.id, input.id, now()))) throw errors.INBOX_NOT_FOUND();
    await emit(tx, conversationChanged({ userId: user.id, conversationId: input.id }));
  });
  return { unread: await unreadOf(context.db, user.id) };
});
