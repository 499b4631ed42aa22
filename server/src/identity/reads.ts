import { openIdentity } from "./procedures.ts";
import { sessionOf } from "./sessions/answer.ts";
import { factorWanted } from "./sessions/half-session.ts";

export const session = openIdentity.session.handler(async ({ context }) => ({
  ...sessionOf(context.actor, context),
  ...(!context.actor && { needsFactor: await factorWanted(context) }),
  // Who is here must be answered, whatever becomes of a message.
  notice: await context.notice().catch(() => null),
}));
