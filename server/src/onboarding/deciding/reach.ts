import { outOfReach } from "@blenda/domain/access/rank";
import type { Me } from "@blenda/domain/identity/model";
import { type Ranked, ranked } from "../../identity/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { type ApplicationRow, lockApplication } from "../repository.ts";

type Deciding = Pick<Services, "now"> & { user: Me };

/** Somebody else's application, held, with the person behind it. What was never sent is nobody's business. */
export async function lockOf(
  tx: Tx,
  { user, now }: Deciding,
  userId: string,
): Promise<{ row: ApplicationRow; person: Ranked; actor: Ranked }> {
  const people = await ranked.lock(tx, [user.id, userId], now());
  const row = await lockApplication(tx, userId);
  const [person, actor] = [people.get(userId), people.get(user.id)];
  if (!row || !person || !actor || row.status === "draft") throw refusal("ONBOARDING_NOT_FOUND");
  return { row, person, actor };
}

/** The same, where somebody loses something by it: nobody does that to their own rank or above (trust Z9). */
export async function lockBelow(tx: Tx, deciding: Deciding, userId: string): Promise<{ row: ApplicationRow; person: Ranked }> {
  const { row, person, actor } = await lockOf(tx, deciding, userId);
  if (outOfReach(actor, { id: userId, rank: person.guardedRank })) throw refusal("ONBOARDING_RANK");
  return { row, person };
}

/** Refuses what somebody else is reading. */
export async function refuseOthers(tx: Tx, { user, now }: Deciding, { status, takenBy }: ApplicationRow): Promise<void> {
  if (status !== "in_review" || takenBy === user.id) return;
  const reader = takenBy && (await ranked.find(tx, [takenBy], now())).get(takenBy);
  throw refusal("ONBOARDING_TAKEN", { by: reader ? reader.name : "Someone else" });
}
