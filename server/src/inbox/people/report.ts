import { reported } from "@blenda/domain/inbox/events";
import { emit } from "../../platform/events/outbox.ts";
import { inbox } from "../procedures.ts";
import { lockConversation } from "../repository.ts";
import { addConversationReport } from "./people-repository.ts";

export const report = inbox.report.handler(async ({ input, context, errors }) => {
  const { user, now, id } = context;
  await context.transaction(async (tx) => {
    if (!(await lockConversation(tx, user.id, input.id))) throw errors.INBOX_NOT_FOUND();
    const { reason, detail } = input;
    await addConversationReport(tx, { id: id(), reporterId: user.id, targetId: input.id, reason, detail }, now());
    await emit(tx, reported({}));
  });
  return { isReported: true as const };
});
