import type { ActorContext, Context } from "../platform/requests/procedure.ts";
import { hashToken } from "./passwords/secrets.ts";
import { openIdentity } from "./procedures.ts";
import { suspensionBehind } from "./repository.ts";
import { sessionOf } from "./sessions/answer.ts";
import { sessionCookie } from "./sessions/cookies.ts";
import { factorWanted } from "./sessions/half-session.ts";

/** Only a browser that was logged in is told: no other learns how an account stands. */
async function toldSuspension({ actor, db, site, asking, now }: Context & ActorContext) {
  const token = actor ? undefined : sessionCookie.read(asking.cookies, site);
  const suspension = token && (await suspensionBehind(db, hashToken(token), now()));
  return suspension ? { suspension } : {};
}

export const session = openIdentity.session.handler(async ({ context }) => ({
  ...sessionOf(context.actor, context),
  ...(!context.actor && { needsFactor: await factorWanted(context) }),
  ...(await toldSuspension(context)),
  // Who is here must be answered, whatever becomes of a message.
  notice: await context.notice().catch(() => null),
}));
