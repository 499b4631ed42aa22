import type { Instant } from "@blenda/domain/shared/time";
import { tokensBalanceChanged } from "@blenda/domain/tokens/events";
import { tokenTexts } from "@blenda/domain/tokens/texts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { settleOwed } from "../balance/grant.ts";
import { debitAccount, lotOfLine, returnLot } from "../balance/lot-repository.ts";
import { moveSubscription } from "../plans/subscription.ts";
import { findSubscription, LIVE, setPlan } from "../plans/subscription-repository.ts";
import { addUsage, lockAccount } from "../repository.ts";
import { subscriptionOfOrder } from "./order-repository.ts";

interface Loss {
  /** How much of its price the bank took back, from nothing to one. */
  part: number;
  at: Instant;
}

/**
 * The bank took the payment back (decision A17): what is left of these tokens goes, what was spent is owed, and settled
 * at once as far as other tokens are there. The plan they came with is over. Call it holding the order.
 */
export async function revokeTokens(tx: Tx, { id: lineId, orderId }: { id: string; orderId: string }, { part, at }: Loss): Promise<void> {
  const userId = (await lotOfLine(tx, lineId))?.userId;
  if (userId === undefined) return;
  await lockAccount(tx, userId, at);
  const lot = await lotOfLine(tx, lineId);
  if (!lot) return;
  const lost = Math.min(lot.granted - lot.returned, Math.ceil(lot.granted * part));
  const taken = Math.min(lot.remaining, lost);
  await returnLot(tx, lot.id, { taken, returned: lost });
  const balanceAfter = await debitAccount(tx, userId, { taken, owed: lost - taken }, at);
  if (taken > 0) await addUsage(tx, { userId, tokenCost: taken, type: "refund", about: tokenTexts.paymentBack, balanceAfter, at, orderId });
  await settleOwed(tx, userId, at);
  if (lot.source === "plan") await endPlan(tx, userId, orderId, at);
  await emit(tx, tokensBalanceChanged({ userId }));
}

async function endPlan(tx: Tx, userId: string, orderId: string, at: Instant): Promise<void> {
  const subscription = await findSubscription(tx, (await subscriptionOfOrder(tx, orderId)) ?? "");
  if (!subscription || !LIVE.includes(subscription.status)) return;
  await moveSubscription(tx, subscription, "expired", { changes: { nextChargeAt: null }, at });
  await setPlan(tx, userId, { currentPlan: null, planExpiry: null }, at);
}
