import * as identity from "../../identity/port.ts";
import { reach, tell } from "../changing.ts";
import { detailFor } from "../detail.ts";
import { users } from "../procedures.ts";

export const endSessions = users.endSessions.handler(async ({ input: { userId }, context }) => {
  await context.transaction(async (tx) => {
    await reach(tx, context, userId);
    await identity.endSessions(tx, userId, null);
    await tell(tx, context, userId, { action: "users.endSessions" });
  });
  return detailFor(context, userId);
});
