import { conversationFor, emitConversationChanged } from "../conversations/conversation.ts";
import { inbox } from "../procedures.ts";
import { eraseMessage, findOwnMessage, lockConversation } from "../repository.ts";
import { deleteAttachmentsReturning } from "./attachment-repository.ts";

export const deleteMessage = inbox.deleteMessage.handler(async ({ input, context, errors }) => {
  const { user, now, storage } = context;
  const bodies = await context.transaction(async (tx) => {
    const conversation = await lockConversation(tx, user.id, input.id);
    const message = conversation && (await findOwnMessage(tx, user.id, input.id, input.messageId));
    if (!message) throw errors.INBOX_NOT_FOUND();
    await eraseMessage(tx, message.id, now());
    await emitConversationChanged(tx, conversation);
    return deleteAttachmentsReturning(tx, message.id);
  });
  for (const key of bodies) await storage.remove(key);
  return conversationFor(context.db, user.id, input.id);
});
