import type { FactorMethod } from "@blenda/domain/access/step-up";
import type { Db, Tx } from "../platform/database/db.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { noteEvent } from "./event-repository.ts";
import { tell } from "./factors/changes.ts";
import { factorsOf } from "./factors/factor-repository.ts";
import { resetLetter } from "./letters.ts";
import { clearFactors } from "./recovery/clear-factors.ts";

/** The methods of the factors each of these people has, one for each factor; who has none is not among them. */
export async function factorMethods(db: Db, userIds: readonly string[]): Promise<Map<string, FactorMethod[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await db.selectFrom("mfaFactors").select(["userId", "method"]).where("userId", "in", userIds).orderBy("createdAt").execute();
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return new Map([...byUser].map(([userId, factors]) => [userId, factors.map(({ method }) => method)]));
}

/**
 * Takes all factors from somebody who lost them, with everything they opened, and mails it. For one of our own people, by another
 * or by the command on the server (decision D6): whoever calls this has checked that and writes the audit entry. Answers how
 * many there were.
 */
export async function resetFactors(
  tx: Tx,
  services: Pick<Services, "now" | "id" | "jobs" | "mail" | "site">,
  user: { id: string; email: string },
): Promise<number> {
  const factors = await factorsOf(tx, user.id);
  await clearFactors(tx, user.id);
  await noteEvent(tx, null, { userId: user.id, at: services.now(), kind: "recovered" });
  await tell(tx, { ...services, user }, resetLetter(services.site.url));
  return factors.length;
}
