import { INBOX } from "@blenda/domain/inbox/constants";
import { minutesBetween } from "@blenda/domain/shared/calendar";
import { conversationFor, emitConversationChanged } from "../conversations/conversation.ts";
import { inbox } from "../procedures.ts";
import { findOwnMessage, lockConversation, rewriteMessage } from "../repository.ts";

export const edit = inbox.edit.handler(async ({ input, context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const conversation = await lockConversation(tx, user.id, input.id);
    const message = conversation && (await findOwnMessage(tx, user.id, input.id, input.messageId));
    if (!message) throw errors.INBOX_NOT_FOUND();
    if (minutesBetween(message.createdAt, now()) > INBOX.EDIT_MINUTES) throw errors.INBOX_EDIT_OVER();
    await rewriteMessage(tx, message.id, input.body, now());
    await emitConversationChanged(tx, conversation);
  });
  return conversationFor(context.db, user.id, input.id);
});
