import { endSessions } from "../../identity/port.ts";
import { account } from "../procedures.ts";
import { devicesOf } from "../profile/profile.ts";

export const endOtherSessions = account.endOtherSessions.handler(async ({ context }) => {
  await context.transaction((tx) => endSessions(tx, context.user.id, context.sessionId));
  return devicesOf(context);
});
