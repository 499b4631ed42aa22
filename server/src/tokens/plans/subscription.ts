import type { Instant } from "@blenda/domain/shared/time";
import type { SubscriptionStatus } from "@blenda/domain/tokens/constants";
import { canMoveSubscription } from "@blenda/domain/tokens/rules";
import type { Tx } from "../../platform/database/db.ts";
import { recordTransition } from "../../platform/jobs/transitions.ts";
import { changeSubscription, type SubscriptionChanges, type SubscriptionRow } from "./subscription-repository.ts";

interface Step {
  changes?: SubscriptionChanges;
  actorId?: string;
  at: Instant;
}

/** One step of a subscription, as its table allows; where it stays what it is, only its particulars change. Call it holding the account. */
export async function moveSubscription(
  tx: Tx,
  { id, status }: Pick<SubscriptionRow, "id" | "status">,
  to: SubscriptionStatus,
  { changes = {}, actorId, at }: Step,
): Promise<void> {
  if (status !== to && !canMoveSubscription(status, to)) throw new Error(`a subscription cannot go from ${status} to ${to}`);
  await changeSubscription(tx, id, { ...changes, status: to }, at);
  if (status === to) return;
  const step = { entity: "subscription", entityId: id, fromStatus: status, toStatus: to, actorId: actorId ?? null };
  await recordTransition(tx, step, at);
}
