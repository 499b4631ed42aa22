import { sessionOf } from "./answer.ts";
import { openIdentity } from "./procedures.ts";

export const session = openIdentity.session.handler(({ context }) => sessionOf(context.actor, context));
