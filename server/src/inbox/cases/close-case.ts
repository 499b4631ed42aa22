import { inboxTexts } from "@blenda/domain/inbox/texts";
import { recordTransition } from "../../platform/jobs/transitions.ts";
import { audit } from "../../platform/requests/audit.ts";
import { emitConversationChanged } from "../conversations/conversation.ts";
import { inbox } from "../procedures.ts";
import { addMessage, setStatus } from "../repository.ts";
import { caseFor } from "./case.ts";
import { endJoinings } from "./case-repository.ts";
import { openCase } from "./open-case.ts";

/** The note is the last thing our people say and read here; an answer to it opens the conversation between the two. */
export const closeCase = inbox.closeCase.handler(async ({ input: { id: conversationId, note }, context }) => {
  const { user, now, id } = context;
  await context.transaction(async (tx) => {
    const conversation = await openCase(tx, conversationId, user.id, "close");
    await setStatus(tx, conversationId, "resolved", now());
    await addMessage(tx, { id: id(), conversationId, senderId: null, body: inboxTexts.caseResolved(user.displayName, note) }, now());
    await endJoinings(tx, conversationId, now());
    const step = { entity: "conversation", entityId: conversationId, fromStatus: conversation.status, toStatus: "resolved" };
    await recordTransition(tx, { ...step, actorId: user.id, reason: note }, now());
    await audit(tx, context, {
      action: "inbox.closeCase",
      target: { kind: "conversation", id: conversationId },
      reason: note,
      before: { status: conversation.status },
      after: { status: "resolved" },
    });
    await emitConversationChanged(tx, conversation);
  });
  return caseFor(context.db, user.id, conversationId);
});
