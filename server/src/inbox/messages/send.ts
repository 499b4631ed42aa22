import { idempotent } from "../../platform/requests/idempotency.ts";
import { conversationFor } from "../conversations/conversation.ts";
import { inbox } from "../procedures.ts";
import { lockConversation } from "../repository.ts";
import { say } from "./say.ts";

export const send = inbox.send.handler(async ({ input, context, errors }) => {
  const { user } = context;
  await context.transaction(async (tx) => {
    const conversation = await lockConversation(tx, user.id, input.id);
    if (!conversation) throw errors.INBOX_NOT_FOUND();
    await idempotent(tx, { actorId: user.id, operation: "inbox.send", input }, async () => {
      await say(tx, context, conversation, user.id, input);
      return true;
    });
  });
  return conversationFor(context.db, user.id, input.id);
});
