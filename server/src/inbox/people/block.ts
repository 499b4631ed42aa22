import { conversationChanged } from "@blenda/domain/inbox/events";
import { emit } from "../../platform/events/outbox.ts";
import { conversationFor, otherOf } from "../conversations/conversation.ts";
import { inbox } from "../procedures.ts";
import { lockConversation } from "../repository.ts";
import { setBlocked } from "./people-repository.ts";

/** Only the one who blocks is told; the other finds out by writing. */
export const block = inbox.block.handler(async ({ input, context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const conversation = await lockConversation(tx, user.id, input.id);
    if (!conversation) throw errors.INBOX_NOT_FOUND();
    await setBlocked(tx, user.id, otherOf(conversation, user.id), input.isBlocked, now());
    await emit(tx, conversationChanged({ userId: user.id, conversationId: input.id }));
  });
  return conversationFor(context.db, user.id, input.id);
});
