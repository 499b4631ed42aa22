import type { Instant } from "@blenda/domain/shared/time";
import type { SubscriptionStatus } from "@blenda/domain/tokens/constants";
import { type Insertable, type Selectable, sql } from "kysely";
import { account } from "../../identity/sql.ts";
import { orderRow } from "../../orders/sql.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";

export type SubscriptionRow = Selectable<Database["subscriptions"]>;

export const LIVE: readonly SubscriptionStatus[] = ["active", "past_due", "cancel_at_period_end"];

/** The one that runs; there is at most one. Call it holding the account to change it. */
export const findLive = (db: Db, userId: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom("subscriptions").selectAll().where("userId", "=", userId).where("status", "in", LIVE).executeTakeFirst();

export const findSubscription = (db: Db, id: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom("subscriptions").selectAll().where("id", "=", id).executeTakeFirst();

export async function addSubscription(tx: Tx, row: Insertable<Database["subscriptions"]>): Promise<SubscriptionRow> {
  return tx.insertInto("subscriptions").values(row).returningAll().executeTakeFirstOrThrow();
}

export type SubscriptionChanges = Partial<
  Pick<SubscriptionRow, "planId" | "period" | "anchorDay" | "expiresAt" | "nextChargeAt" | "declined" | "intentId">
>;

export async function changeSubscription(
  tx: Tx,
  id: string,
  changes: SubscriptionChanges & { status?: SubscriptionStatus },
  now: Instant,
): Promise<void> {
  await tx
    .updateTable("subscriptions")
    .set({ ...changes, updatedAt: now })
    .where("id", "=", id)
    .execute();
}

export async function addPeriod(tx: Tx, period: Insertable<Database["subscriptionPeriods"]>): Promise<void> {
  await tx.insertInto("subscriptionPeriods").values(period).execute();
}

/** Those whose month is over, or whose next try has come. */
export const dueSubscriptions = (db: Db, now: Instant): Promise<{ id: string; userId: string }[]> =>
  db
    .selectFrom("subscriptions")
    .select(["id", "userId"])
    .where(sql<boolean>`status in ('active', 'past_due', 'cancel_at_period_end') and coalesce(next_charge_at, expires_at) <= ${now}`)
    .orderBy(sql`coalesce(next_charge_at, expires_at)`)
    .limit(500)
    .execute();

/** The card that is charged again, as far as its order tells. */
export const cardOf = (db: Db, intentId: string) =>
  db.selectFrom(orderRow("orders")).select(["cardBrand", "cardLast4"]).where("intentId", "=", intentId).executeTakeFirst();

/** What an account says about its plan. */
export async function setPlan(
  tx: Tx,
  userId: string,
  plan: Partial<Pick<Selectable<Database["tokenAccounts"]>, "currentPlan" | "planExpiry" | "monthlyUsage">>,
  now: Instant,
): Promise<void> {
  await tx
    .updateTable("tokenAccounts")
    .set({ ...plan, updatedAt: now })
    .where("userId", "=", userId)
    .execute();
}

export async function emailOf(db: Db, userId: string): Promise<string> {
  const { email } = await db.selectFrom(account("users")).select("email").where("id", "=", userId).executeTakeFirstOrThrow();
  return email;
}
