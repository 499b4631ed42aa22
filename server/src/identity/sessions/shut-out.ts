import type { FactorMethod } from "@blenda/domain/access/step-up";
import { RECENT_IDENTITY_DAYS } from "@blenda/domain/identity/constants";
import { sessionsEnded } from "@blenda/domain/identity/events";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { removeIdentitiesSince } from "../google/outside-repository.ts";
import { forgetLinks } from "../repository.ts";
import { forgetBrowsers, removeSessions } from "./session-repository.ts";

/** What went besides sessions, for the mail about it. */
export interface ShutOut {
  isGoogleGone: boolean;
  factorsGone: FactorMethod[];
}

/**
 * Ends everything a stranger may have prepared to come in by again, or to keep the owner out: sessions and what they listen to,
 * known browsers, mailed links, outside identities and second factors added lately. The ways back to a former address stay.
 */
export async function shutOut(tx: Tx, { now, stepUp }: Pick<Services, "now" | "stepUp">, userId: string): Promise<ShutOut> {
  await removeSessions(tx, userId, null);
  await forgetBrowsers(tx, userId);
  await forgetLinks(tx, userId, ["reset", "change-email"]);
  const gone = await removeIdentitiesSince(tx, userId, addDays(now(), -RECENT_IDENTITY_DAYS));
  const factorsGone = await stepUp.dropRecent(tx, userId, now());
  await emit(tx, sessionsEnded({ userId }));
  return { isGoogleGone: gone.length > 0, factorsGone };
}
