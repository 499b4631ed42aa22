import { audit } from "../../platform/requests/audit.ts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { say } from "../messages/say.ts";
import { inbox } from "../procedures.ts";
import { caseFor } from "./case.ts";
import { openCase } from "./open-case.ts";

export const staffSend = inbox.staffSend.handler(async ({ input, context }) => {
  const { user } = context;
  await context.transaction(async (tx) => {
    const conversation = await openCase(tx, input.id, user.id, "send");
    await idempotent(tx, { actorId: user.id, operation: "inbox.staffSend", input }, async () => {
      await say(tx, context, conversation, user.id, input);
      await audit(tx, context, { action: "inbox.staffSend", target: { kind: "conversation", id: input.id } });
      return true;
    });
  });
  return caseFor(context.db, user.id, input.id);
});
