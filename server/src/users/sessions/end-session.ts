import * as identity from "../../identity/port.ts";
import { detailFor } from "../detail.ts";
import { auditAndBroadcast, lockManageableUser } from "../manageable-user.ts";
import { users } from "../procedures.ts";

export const endSession = users.endSession.handler(async ({ input: { userId, sessionId }, context, errors }) => {
  await context.transaction(async (tx) => {
    await lockManageableUser(tx, context, userId);
    if (!(await identity.endSession(tx, userId, sessionId))) throw errors.USERS_SESSION_OVER();
    await auditAndBroadcast(tx, context, userId, { action: "users.endSession", before: { sessionId } });
  });
  return detailFor(context, userId);
});
