import * as identity from "../../identity/port.ts";
import { reach, tell } from "../changing.ts";
import { detailFor } from "../detail.ts";
import { users } from "../procedures.ts";

export const endSession = users.endSession.handler(async ({ input: { userId, sessionId }, context, errors }) => {
  await context.transaction(async (tx) => {
    await reach(tx, context, userId);
    if (!(await identity.endSession(tx, userId, sessionId))) throw errors.USERS_SESSION_OVER();
    await tell(tx, context, userId, { action: "users.endSession", before: { sessionId } });
  });
  return detailFor(context, userId);
});
