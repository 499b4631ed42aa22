import { RECENT_IDENTITY_DAYS } from "@blenda/domain/identity/constants";
import { sessionsEnded } from "@blenda/domain/identity/events";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { removeIdentitiesSince } from "../google/outside-repository.ts";
import { forgetLinks } from "../repository.ts";
import { forgetBrowsers, removeSessions } from "./session-repository.ts";

/**
 * Ends everything a stranger may have prepared to come in by again: sessions and what they listen to, known browsers, mailed
 * links, outside identities connected lately. The ways back to a former address stay. Answers whether an identity went.
 */
export async function shutOut(tx: Tx, { now }: Pick<Services, "now">, userId: string): Promise<boolean> {
  await removeSessions(tx, userId, null);
  await forgetBrowsers(tx, userId);
  await forgetLinks(tx, userId, ["reset", "change-email"]);
  const gone = await removeIdentitiesSince(tx, userId, addDays(now(), -RECENT_IDENTITY_DAYS));
  await emit(tx, sessionsEnded({ userId }));
  return gone.length > 0;
}
