import { currentNotice } from "../generator/port.ts";
import { sessionOf } from "./answer.ts";
import { openIdentity } from "./procedures.ts";

export const session = openIdentity.session.handler(async ({ context }) => ({
  ...sessionOf(context.actor, context),
  // Who is here must be answered, whatever becomes of a message.
  notice: await currentNotice(context.db, context.now()).catch(() => null),
}));
