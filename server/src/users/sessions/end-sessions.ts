import * as identity from "../../identity/port.ts";
import { detailFor } from "../detail.ts";
import { auditAndBroadcast, lockManageableUser } from "../manageable-user.ts";
import { users } from "../procedures.ts";

export const endSessions = users.endSessions.handler(async ({ input: { userId }, context }) => {
  await context.transaction(async (tx) => {
    await lockManageableUser(tx, context, userId);
    await identity.endSessions(tx, userId, null);
    await auditAndBroadcast(tx, context, userId, { action: "users.endSessions" });
  });
  return detailFor(context, userId);
});
