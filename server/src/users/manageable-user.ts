import { outOfReach } from "@blenda/domain/access/rank";
import { userChanged } from "@blenda/domain/users/events";
import { type RankedUser, ranked } from "../identity/port.ts";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { type AuditEntry, type Auditor, audit } from "../platform/requests/audit.ts";
import { refusal } from "../platform/requests/refusal.ts";

/** The account that is changed, locked with the one who changes it; refused for oneself and for the same or a higher rank (trust Z9). */
export async function lockManageableUser(tx: Tx, { user, now }: Auditor & { user: { id: string } }, userId: string): Promise<RankedUser> {
  const people = await ranked.lock(tx, [user.id, userId], now());
  const target = people.get(userId);
  const actor = people.get(user.id);
  if (!target || !actor) throw refusal("USERS_NOT_FOUND");
  const problem = outOfReach(actor, { id: userId, rank: target.guardedRank });
  if (problem) throw refusal(problem === "self" ? "OWN_TARGET" : "USERS_RANK");
  return target;
}

/** Audit entry and live update of one change. */
export async function auditAndBroadcast(tx: Tx, context: Auditor, userId: string, done: Omit<AuditEntry, "target">): Promise<void> {
  await audit(tx, context, { ...done, target: { kind: "user", id: userId } });
  await emit(tx, userChanged({ userId }));
}
