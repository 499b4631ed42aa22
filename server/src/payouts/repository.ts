import type { PayoutStatus } from "@blenda/domain/payouts/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql, type Updateable } from "kysely";
import { publicPerson } from "../identity/sql.ts";
import { holdBalances } from "../ledger/port.ts";
import type { Database, Db, Tx } from "../platform/database/db.ts";

export type PayoutRow = Selectable<Database["payouts"]>;
export type PayoutChanges = Omit<Updateable<Database["payouts"]>, "id" | "arrives"> & { arrives?: PayoutRow["arrives"] };

export const findPayout = (db: Db, id: string): Promise<PayoutRow | undefined> =>
  db.selectFrom("payouts").selectAll().where("id", "=", id).executeTakeFirst();

/** Its owner's balance first, then the payout: the same order as everybody who takes from one. */
export async function lockPayout(tx: Tx, id: string): Promise<PayoutRow | undefined> {
  const known = await tx.selectFrom("payouts").select("userId").where("id", "=", id).executeTakeFirst();
  if (!known) return undefined;
  await holdBalances(tx, [known.userId]);
  return tx.selectFrom("payouts").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function changePayout(tx: Tx, id: string, { arrives, ...changes }: PayoutChanges, now: Instant): Promise<PayoutRow> {
  const document = arrives === undefined ? {} : { arrives: arrives === null ? null : sql<never>`${JSON.stringify(arrives)}::jsonb` };
  return tx
    .updateTable("payouts")
    .set({ ...changes, ...document, updatedAt: now })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What it claimed is free for the next one; that it was in this one stays written. */
export async function releaseLines(tx: Tx, id: string, at: Instant): Promise<void> {
  await tx.updateTable("payoutLines").set({ releasedAt: at }).where("payoutId", "=", id).where("releasedAt", "is", null).execute();
}

export const findByTransfer = (db: Db, externalId: string): Promise<{ id: string } | undefined> =>
  db.selectFrom("payouts").select("id").where("externalId", "=", externalId).executeTakeFirst();

/** Ids in some states that nothing was heard of since, oldest first. */
export async function quietSince(db: Db, statuses: readonly PayoutStatus[], since: Instant, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("payouts")
    .select("id")
    .where("status", "in", statuses)
    .where("updatedAt", "<=", since)
    .orderBy("updatedAt")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Approved by them and not withdrawn since. */
export const approvalsOf = (db: Db, payoutIds: readonly string[]) =>
  db
    .selectFrom("payoutApprovals as a")
    .innerJoin(publicPerson("u"), "u.id", "a.userId")
    .select(["a.payoutId", "a.userId", "u.displayName as name", "a.at"])
    .where("a.payoutId", "in", payoutIds.length === 0 ? [""] : payoutIds)
    .where("a.withdrawnAt", "is", null)
    .orderBy("a.at")
    .execute();

export async function addApproval(tx: Tx, payoutId: string, userId: string, at: Instant): Promise<void> {
  await tx.insertInto("payoutApprovals").values({ payoutId, userId, at }).execute();
}

export async function withdrawApprovals(tx: Tx, payoutId: string, at: Instant): Promise<void> {
  await tx
    .updateTable("payoutApprovals")
    .set({ withdrawnAt: at })
    .where("payoutId", "=", payoutId)
    .where("withdrawnAt", "is", null)
    .execute();
}
