import { sessionEnded } from "@blenda/domain/identity/events";
import { emit } from "../../platform/events/outbox.ts";
import { identity } from "../procedures.ts";
import { sessionOf } from "./answer.ts";
import { sessionCookie } from "./cookies.ts";
import { removeSession } from "./session-repository.ts";

/** The browser stays known: its owner is not a stranger the next time. */
export const signOut = identity.signOut.handler(async ({ context }) => {
  const { user, sessionId, transaction, resHeaders, site } = context;
  await transaction(async (tx) => {
    await removeSession(tx, sessionId);
    await emit(tx, sessionEnded({ userId: user.id, sessionId }));
  });
  sessionCookie.write(resHeaders, site, "", 0);
  return sessionOf(null, context);
});
