import { caseStepsFor } from "@blenda/domain/inbox/rules";
import { inboxTexts } from "@blenda/domain/inbox/texts";
import { recordTransition } from "../../platform/jobs/transitions.ts";
import { audit } from "../../platform/requests/audit.ts";
import { emitConversationChanged } from "../conversations/conversation.ts";
import { inbox } from "../procedures.ts";
import { addMessage, setStatus } from "../repository.ts";
import { caseFor, readerOf } from "./case.ts";
import { addJoining, isReported, joiningsOf, lockCase } from "./case-repository.ts";

/** Both sides read who joined before that person reads them. Joining again changes nothing. */
export const joinConversation = inbox.joinConversation.handler(async ({ input, context, errors }) => {
  const { user, now, id } = context;
  await context.transaction(async (tx) => {
    const conversation = await lockCase(tx, input.id);
    if (!conversation) throw errors.INBOX_CASE_NOT_FOUND();
    const { status, buyerId, creatorId } = conversation;
    const reader = readerOf([buyerId, creatorId], await joiningsOf(tx, input.id), user.id);
    if (reader === "joined") return;
    if (!caseStepsFor(status, reader, await isReported(tx, input.id)).includes("join")) throw errors.INBOX_CASE_NOT_FOUND();
    if (status !== "escalated") {
      await setStatus(tx, input.id, "escalated", now());
      const step = { entity: "conversation", entityId: input.id, fromStatus: status, toStatus: "escalated", actorId: user.id };
      await recordTransition(tx, step, now());
    }
    await addJoining(tx, input.id, user.id, now());
    const line = { id: id(), conversationId: input.id, senderId: null, body: inboxTexts.joined(user.displayName) };
    await addMessage(tx, line, now());
    await audit(tx, context, {
      action: "inbox.joinConversation",
      target: { kind: "conversation", id: input.id },
      before: { status },
      after: { status: "escalated", joined: user.id },
    });
    await emitConversationChanged(tx, { ...conversation, escalatedAt: conversation.escalatedAt ?? now() });
  });
  return caseFor(context.db, user.id, input.id);
});
