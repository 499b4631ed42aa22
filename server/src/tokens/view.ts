import type { Instant } from "@blenda/domain/shared/time";
import type { Subscription, TokenAccount } from "@blenda/domain/tokens/model";
import { findPlan, isPlanExpired } from "@blenda/domain/tokens/rules";
import type { Db } from "../platform/database/db.ts";
import { cardOf, findLive, type SubscriptionRow } from "./plans/subscription-repository.ts";
import { findAccount } from "./repository.ts";

const EMPTY = { balance: 0, held: 0, owed: 0, currentPlan: null, planExpiry: null, monthlyUsage: 0, totalUsage: 0 };

/** An account as its owner sees it; a person who never had a token has none. */
export async function accountOf(db: Db, userId: string, now: Instant): Promise<TokenAccount> {
  const account = (await findAccount(db, userId)) ?? { ...EMPTY, userId, createdAt: now, updatedAt: now };
  const live = await findLive(db, userId);
  return {
    ...account,
    isPlanExpired: isPlanExpired(account.planExpiry, now),
    subscription: live ? await subscriptionOf(db, live) : null,
  };
}

async function subscriptionOf(db: Db, row: SubscriptionRow): Promise<Subscription> {
  const { id, planId, status, startedAt, expiresAt, nextChargeAt: renewsAt, intentId } = row;
  const plan = findPlan(planId);
  const card = await cardOf(db, intentId);
  return {
    ...{ id, planId, planName: plan?.name ?? planId, status, startedAt, expiresAt, renewsAt },
    ...{ priceCents: plan?.priceCents ?? 0, tokens: plan?.tokens ?? 0 },
    card: card?.cardBrand && card.cardLast4 ? { brand: card.cardBrand, last4: card.cardLast4 } : null,
  };
}
