import { conversationEventsFrom, conversationMove, speaksAs } from "@blenda/domain/inbox/rules";
import { inboxTexts } from "@blenda/domain/inbox/texts";
import { peopleById } from "../../identity/sql.ts";
import { recordTransition } from "../../platform/jobs/transitions.ts";
import { inbox } from "../procedures.ts";
import { addMessage, lockConversation, setStatus } from "../repository.ts";
import { conversationFor, emitConversationChanged } from "./conversation.ts";

export const move = inbox.move.handler(async ({ input, context, errors }) => {
  const { user, now, id } = context;
  await context.transaction(async (tx) => {
    const conversation = await lockConversation(tx, user.id, input.id);
    if (!conversation) throw errors.INBOX_NOT_FOUND();
    const from = conversation.status;
    const to = conversationMove(from, input.event);
    const allowed = conversationEventsFrom(from);
    if (!to) throw errors.INBOX_INVALID_TRANSITION({ data: { from, event: input.event, allowed } });
    await setStatus(tx, input.id, to, now());
    const me = (await peopleById(tx, [user.id])).get(user.id);
    const { displayName } = me ? speaksAs(me, user.id === conversation.creatorId) : user;
    const line = inboxTexts.moved[input.event](displayName);
    await addMessage(tx, { id: id(), conversationId: input.id, senderId: null, body: line }, now());
    await recordTransition(tx, { entity: "conversation", entityId: input.id, fromStatus: from, toStatus: to, actorId: user.id }, now());
    await emitConversationChanged(tx, input.event === "escalate" ? { ...conversation, escalatedAt: now() } : conversation);
  });
  return conversationFor(context.db, user.id, input.id);
});
