import { inbox } from "../procedures.ts";
import { cannedRepliesOf, dropCannedReply } from "./canned-repository.ts";

export const removeCannedReply = inbox.removeCannedReply.handler(({ input: { id }, context }) =>
  context.transaction(async (tx) => {
    await dropCannedReply(tx, context.user.id, id);
    return cannedRepliesOf(tx, context.user.id);
  }),
);
