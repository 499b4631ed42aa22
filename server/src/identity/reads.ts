import { openIdentity } from "./procedures.ts";
import { sessionOf } from "./sessions/answer.ts";

export const session = openIdentity.session.handler(async ({ context }) => ({
  ...sessionOf(context.actor, context),
  // Who is here must be answered, whatever becomes of a message.
  notice: await context.notice().catch(() => null),
}));
