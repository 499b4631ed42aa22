import type { Instant } from "@blenda/domain/shared/time";
import { type Insertable, type Selectable, sql } from "kysely";
import { orderLineRow } from "../../orders/sql.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";

export type LotRow = Selectable<Database["tokenLots"]>;

/** Answers the balance it leaves. Call it holding the account. */
export async function creditAccount(tx: Tx, userId: string, tokens: number, now: Instant): Promise<number> {
  const { balance } = await tx
    .updateTable("tokenAccounts")
    .set({ balance: sql`balance + ${tokens}::int`, updatedAt: now })
    .where("userId", "=", userId)
    .returning("balance")
    .executeTakeFirstOrThrow();
  return balance;
}

/** Takes what is there, and writes down as owed what is not. Answers the balance it leaves. Call it holding the account. */
export async function debitAccount(
  tx: Tx,
  userId: string,
  { taken, owed }: { taken: number; owed: number },
  now: Instant,
): Promise<number> {
  const { balance } = await tx
    .updateTable("tokenAccounts")
    .set({ balance: sql`balance - ${taken}::int`, owed: sql`owed + ${owed}::int`, updatedAt: now })
    .where("userId", "=", userId)
    .returning("balance")
    .executeTakeFirstOrThrow();
  return balance;
}

/** Gives as much of what is owed as there is; nothing is answered where there is nothing to give or nothing owed. */
export async function payOwed(tx: Tx, userId: string, now: Instant): Promise<{ paid: number; balance: number } | undefined> {
  const { rows } = await sql<{ paid: number; balance: number }>`
    with due as (select user_id, least(balance, owed) as paid from token_accounts where user_id = ${userId} for update)
    update token_accounts a set balance = a.balance - due.paid, owed = a.owed - due.paid, updated_at = ${now}
    from due where a.user_id = due.user_id and due.paid > 0 returning due.paid, a.balance`.execute(tx);
  return rows[0];
}

export async function addLot(
  tx: Tx,
  lot: Pick<Insertable<Database["tokenLots"]>, "userId" | "source" | "lineId" | "granted" | "createdAt">,
) {
  await tx
    .insertInto("tokenLots")
    .values({ ...lot, remaining: lot.granted })
    .execute();
}

export const lotOfLine = (db: Db, lineId: string): Promise<LotRow | undefined> =>
  db.selectFrom("tokenLots").selectAll().where("lineId", "=", lineId).executeTakeFirst();

/** `returned` counts tokens the owner has no right to any more, `taken` how much of it was still there. */
export async function returnLot(tx: Tx, lotId: number, { taken, returned }: { taken: number; returned: number }): Promise<void> {
  await tx
    .updateTable("tokenLots")
    .set({ remaining: sql`remaining - ${taken}::int`, returned: sql`returned + ${returned}::int` })
    .where("id", "=", lotId)
    .execute();
}

/** Packs a person bought, newest first. */
export const packsOf = (db: Db, userId: string, limit: number) => selectPacks(db, userId).orderBy("t.id", "desc").limit(limit).execute();

export const findPackOf = (db: Db, userId: string, lineId: string): Promise<BoughtPack | undefined> =>
  selectPacks(db, userId).where("t.lineId", "=", lineId).executeTakeFirst();

const selectPacks = (db: Db, userId: string) =>
  db
    .selectFrom("tokenLots as t")
    .innerJoin(orderLineRow("l"), "l.id", "t.lineId")
    .select(["t.id", "t.granted", "t.remaining", "t.returned", "t.createdAt", "l.id as lineId", "l.orderId", "l.creatorId"])
    .select(["l.itemId", "l.paidCents", "l.refundedCents", "l.status"])
    .where("t.userId", "=", userId)
    .where("t.source", "=", "pack");
export type BoughtPack = Awaited<ReturnType<ReturnType<typeof selectPacks>["execute"]>>[number];
