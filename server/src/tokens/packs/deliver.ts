import type { Instant } from "@blenda/domain/shared/time";
import { findPlan, oneMonthAfter } from "@blenda/domain/tokens/rules";
import type { SoldLine } from "../../orders/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { addTokens } from "../balance/grant.ts";
import { moveSubscription } from "../plans/subscription.ts";
import {
  addPeriod,
  addSubscription,
  changeSubscription,
  findLive,
  findSubscription,
  LIVE,
  type SubscriptionRow,
  setPlan,
} from "../plans/subscription-repository.ts";
import { lockAccount } from "../repository.ts";
import { claimTokenOrder, noteSubscription, type TokenOrder } from "./order-repository.ts";

interface PaidTokenOrder extends TokenOrder {
  priceCents: number;
  intentId: string;
  at: Instant;
}

/** A line of tokens is paid. Call it holding the order, in the transaction that makes it paid; it gives them once. */
export async function deliverTokens(
  tx: Tx,
  { id: lineId, orderId, title, paidCents }: Pick<SoldLine, "id" | "orderId" | "title" | "paidCents">,
  { intentId, at }: { intentId: string; at: Instant },
): Promise<void> {
  const wanted = await claimTokenOrder(tx, orderId, at);
  if (!wanted) throw new Error(`order ${orderId} is for no tokens`);
  const { kind, userId, tokens, itemId } = wanted;
  await lockAccount(tx, userId, at);
  const paid = { ...wanted, priceCents: paidCents, intentId, at };
  if (kind === "plan") await startPlan(tx, paid);
  if (kind === "upgrade") await upgradePlan(tx, paid);
  if (kind === "renewal") await renewPlan(tx, paid);
  const bought = { lineId, orderId, metadata: { itemId, kind, priceCents: paidCents } };
  const words = kind === "pack" ? ({ source: "pack", type: "token_pack" } as const) : ({ source: "plan", type: "subscription" } as const);
  await addTokens(tx, { userId, tokens, ...words, about: title, bought, at });
}

/** A month from now on. A buyer who paid for two at once has the later plan, and the tokens of both. */
async function startPlan(tx: Tx, paid: PaidTokenOrder): Promise<void> {
  const { userId, itemId: planId, orderId, intentId, at } = paid;
  const live = await findLive(tx, userId);
  const expiresAt = oneMonthAfter(at);
  const terms = { planId, anchorDay: new Date(at).getUTCDate(), expiresAt, nextChargeAt: expiresAt, declined: 0, intentId };
  const period = (live?.period ?? 0) + 1;
  if (live) await moveSubscription(tx, live, "active", { changes: { ...terms, period }, at });
  // Named after the order it began with.
  else await addSubscription(tx, { id: orderId, userId, status: "active", period, startedAt: at, updatedAt: at, ...terms });
  await beginPeriod(tx, paid, { subscriptionId: live?.id ?? orderId, period, startsAt: at, expiresAt });
  await setPlan(tx, userId, { currentPlan: planId, planExpiry: expiresAt, monthlyUsage: 0 }, at);
}

/** The larger plan for what is left of the month; of two at once the larger stays. */
async function upgradePlan(tx: Tx, { userId, itemId: planId, subscriptionId, intentId, at }: PaidTokenOrder): Promise<void> {
  const subscription = await findSubscription(tx, subscriptionId ?? "");
  if (!subscription || !isLive(subscription)) return;
  if (priceOf(planId) <= priceOf(subscription.planId)) return;
  await changeSubscription(tx, subscription.id, { planId, intentId }, at);
  await setPlan(tx, userId, { currentPlan: planId }, at);
}

/**
 * One month more from where the last one ended. Money that arrives after the plan was over buys its month all the same,
 * but does not begin the plan again.
 */
async function renewPlan(tx: Tx, paid: PaidTokenOrder): Promise<void> {
  const { userId, itemId, subscriptionId, at } = paid;
  const subscription = await findSubscription(tx, subscriptionId ?? "");
  if (!subscription) throw new Error(`order ${paid.orderId} renews nothing`);
  const { id, status, anchorDay } = subscription;
  const goesOn = isLive(subscription);
  const period = subscription.period + 1;
  const startsAt = goesOn ? subscription.expiresAt : at;
  const expiresAt = goesOn ? oneMonthAfter(startsAt, anchorDay) : oneMonthAfter(at);
  const isEnding = status === "cancel_at_period_end";
  const terms = { period, expiresAt, nextChargeAt: isEnding ? null : expiresAt, declined: 0 };
  if (goesOn) await moveSubscription(tx, subscription, isEnding ? status : "active", { changes: terms, at });
  else await changeSubscription(tx, id, { period }, at);
  await beginPeriod(tx, paid, { subscriptionId: id, period, startsAt, expiresAt });
  if (!goesOn && (await findLive(tx, userId))) return;
  await setPlan(tx, userId, { currentPlan: goesOn ? subscription.planId : itemId, planExpiry: expiresAt, monthlyUsage: 0 }, at);
}

async function beginPeriod(
  tx: Tx,
  { orderId, itemId: planId, priceCents, tokens }: PaidTokenOrder,
  period: { subscriptionId: string; period: number; startsAt: Instant; expiresAt: Instant },
): Promise<void> {
  await addPeriod(tx, { ...period, planId, orderId, priceCents, tokens });
  await noteSubscription(tx, orderId, period.subscriptionId, period.period);
}

const isLive = ({ status }: SubscriptionRow): boolean => LIVE.includes(status);
const priceOf = (planId: string): number => findPlan(planId)?.priceCents ?? 0;
