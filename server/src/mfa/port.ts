import type { Db, Tx } from "../platform/database/db.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { noteEvent } from "./event-repository.ts";
import { tell } from "./factors/changes.ts";
import { factorsOf } from "./factors/factor-repository.ts";
import { resetLetter } from "./letters.ts";
import { clearFactors } from "./recovery/clear-factors.ts";

/** How many factors each of these people has; who has none is not among them. */
export async function factorCounts(db: Db, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("mfaFactors")
    .select((eb) => ["userId", eb.fn.countAll<number>().as("count")])
    .where("userId", "in", userIds)
    .groupBy("userId")
    .execute();
  return new Map(rows.map(({ userId, count }) => [userId, count]));
}

/**
 * Takes all factors from somebody who lost them, with everything they opened, and mails it. For one of our own people, by another
 * or by the command on the server: whoever calls this has checked that and writes the audit entry. Answers how
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
