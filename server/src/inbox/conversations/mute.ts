import { conversationChanged } from "@blenda/domain/inbox/events";
import { emit } from "../../platform/events/outbox.ts";
import { inbox } from "../procedures.ts";
import { setMuted } from "../repository.ts";
import { conversationFor } from "./conversation.ts";

export const mute = inbox.mute.handler(async ({ input, context, errors }) => {
  const { user } = context;
  await context.transaction(async (tx) => {
    if (!(await setMuted(tx, user.id, input.id, input.isMuted))) throw errors.INBOX_NOT_FOUND();
    await emit(tx, conversationChanged({ userId: user.id, conversationId: input.id }));
  });
  return conversationFor(context.db, user.id, input.id);
});
