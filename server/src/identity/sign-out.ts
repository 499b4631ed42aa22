import { sessionEnded } from "@blenda/domain/identity/events";
import { deleteCookie } from "@orpc/server/helpers";
import { emit } from "../platform/outbox.ts";
import { sessionCookie } from "./port.ts";
import { identity } from "./procedures.ts";
import { removeSession } from "./repository.ts";

export const signOut = identity.signOut.handler(async ({ context: { user, sessionId, transaction, resHeaders, site, flags, google } }) => {
  await transaction(async (tx) => {
    await removeSession(tx, sessionId);
    await emit(tx, sessionEnded({ userId: user.id, sessionId }));
  });
  deleteCookie(resHeaders, sessionCookie(site.isSecure), { path: "/", secure: site.isSecure });
  return { user: null, flags: [...flags], hasGoogle: google !== null };
});
