import { outOfReach } from "@blenda/domain/access/rank";
import { userChanged } from "@blenda/domain/users/events";
import { type Ranked, ranked } from "../identity/port.ts";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { type Audited, type Auditor, audit } from "../platform/requests/audit.ts";
import { refusal } from "../platform/requests/refusal.ts";

/** Both people held, and the one who is changed; refused for oneself and for whoever stands as high (trust Z9). */
export async function reach(tx: Tx, { user, now }: Auditor & { user: { id: string } }, userId: string): Promise<Ranked> {
  const people = await ranked.lock(tx, [user.id, userId], now());
  const target = people.get(userId);
  const actor = people.get(user.id);
  if (!target || !actor) throw refusal("USERS_NOT_FOUND");
  const problem = outOfReach(actor, { id: userId, rank: target.guardedRank });
  if (problem) throw refusal(problem === "self" ? "OWN_TARGET" : "USERS_RANK");
  return target;
}

/** Writes it down and tells everybody who looks at people. */
export async function tell(tx: Tx, context: Auditor, userId: string, done: Omit<Audited, "target">): Promise<void> {
  await audit(tx, context, { ...done, target: { kind: "user", id: userId } });
  await emit(tx, userChanged({ userId }));
}
