import { outOfReach } from "@blenda/domain/access/rank";
import type { Me } from "@blenda/domain/identity/model";
import { type RankedUser, ranked } from "../../identity/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { type ApplicationRow, lockApplication } from "../repository.ts";

type DecisionContext = Pick<Services, "now"> & { user: Me };

/** An application that was sent, locked, with its applicant and the member of staff who decides. A draft is its author's business alone. */
export async function lockSentApplication(
  tx: Tx,
  { user, now }: DecisionContext,
  userId: string,
): Promise<{ row: ApplicationRow; person: RankedUser; actor: RankedUser }> {
  const people = await ranked.lock(tx, [user.id, userId], now());
  const row = await lockApplication(tx, userId);
  const [person, actor] = [people.get(userId), people.get(user.id)];
  if (!row || !person || !actor || row.status === "draft") throw refusal("ONBOARDING_NOT_FOUND");
  return { row, person, actor };
}

/** The same for a decision the applicant loses something by: only against a lower rank (trust Z9). */
export async function lockApplicationOfLowerRank(
  tx: Tx,
  deciding: DecisionContext,
  userId: string,
): Promise<{ row: ApplicationRow; person: RankedUser }> {
  const { row, person, actor } = await lockSentApplication(tx, deciding, userId);
  if (outOfReach(actor, { id: userId, rank: person.guardedRank })) throw refusal("ONBOARDING_RANK");
  return { row, person };
}

/** An application in review can be decided only by the colleague who claimed it. */
export async function refuseIfClaimedByOther(tx: Tx, { user, now }: DecisionContext, { status, takenBy }: ApplicationRow): Promise<void> {
  if (status !== "in_review" || takenBy === user.id) return;
  const reader = takenBy && (await ranked.find(tx, [takenBy], now())).get(takenBy);
  throw refusal("ONBOARDING_TAKEN", { by: reader ? reader.name : "Someone else" });
}
