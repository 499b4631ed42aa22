import type { Instant } from "@blenda/domain/shared/time";
import type { UsageType } from "@blenda/domain/tokens/constants";
import { consumeLots } from "@blenda/domain/tokens/rules";
import { type Selectable, sql } from "kysely";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { jsonb } from "../platform/events/outbox.ts";

export type AccountRow = Selectable<Database["tokenAccounts"]>;
export type LotUses = readonly { id: number; taken: number }[];

export const findAccount = (db: Db, userId: string): Promise<AccountRow | undefined> =>
  db.selectFrom("tokenAccounts").selectAll().where("userId", "=", userId).executeTakeFirst();

/** The account, held until the transaction ends. A person who never had a token gets an empty one. */
export async function lockAccount(tx: Tx, userId: string, now: Instant): Promise<AccountRow> {
  const row = await tx
    .insertInto("tokenAccounts")
    .values({ userId, createdAt: now, updatedAt: now })
    .onConflict((c) => c.column("userId").doUpdateSet({ userId }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return row;
}

/**
 * The account a reservation is held on. The end of a reservation takes it first, as every move of tokens does: the books
 * are written with the reservation's end, and two that took books and account in turns waited for each other.
 */
export async function lockAccountOf(tx: Tx, reservationId: string): Promise<void> {
  await tx
    .selectFrom("tokenReservations as r")
    .innerJoin("tokenAccounts as a", "a.userId", "r.userId")
    .select("a.userId")
    .where("r.id", "=", reservationId)
    .forUpdate("a")
    .execute();
}

/** The one statement that can take tokens: it takes nothing where there are too few (trust K1). Answers the balance it leaves. */
export async function reserveBalance(tx: Tx, userId: string, cost: number, now: Instant): Promise<number | null> {
  const row = await tx
    .updateTable("tokenAccounts")
    .set({ balance: sql`balance - ${cost}::int`, held: sql`held + ${cost}::int`, updatedAt: now })
    .where("userId", "=", userId)
    .where("balance", ">=", cost)
    .where("owed", "=", 0)
    .returning("balance")
    .executeTakeFirst();
  return row?.balance ?? null;
}

/** Part of what was held comes back, the rest is used up. Answers the balance it leaves. */
export async function settleReserved(
  tx: Tx,
  userId: string,
  { cost, back }: { cost: number; back: number },
  now: Instant,
): Promise<number> {
  const used = cost - back;
  const row = await tx
    .updateTable("tokenAccounts")
    .set({
      balance: sql`balance + ${back}::int`,
      held: sql`held - ${cost}::int`,
      monthlyUsage: sql`monthly_usage + ${used}::int`,
      totalUsage: sql`total_usage + ${used}::int`,
      updatedAt: now,
    })
    .where("userId", "=", userId)
    .returning("balance")
    .executeTakeFirstOrThrow();
  return row.balance;
}

/** Call it holding the account. */
export async function consumeFromLots(tx: Tx, userId: string, cost: number): Promise<LotUses> {
  const lots = await tx
    .selectFrom("tokenLots")
    .select(["id", "source", "remaining as left"])
    .where("userId", "=", userId)
    .where("remaining", ">", 0)
    .orderBy("id")
    .execute();
  const takes = consumeLots(lots, cost);
  await moveLots(tx, takes, -1);
  return takes;
}

/** Puts tokens back where they came from, what was taken last first. */
export async function giveLotsBack(tx: Tx, takes: LotUses, amount: number): Promise<void> {
  let left = amount;
  const back: { id: number; taken: number }[] = [];
  for (const { id, taken } of takes.toReversed()) {
    const part = Math.min(taken, left);
    if (part > 0) back.push({ id, taken: part });
    left -= part;
  }
  await moveLots(tx, back, 1);
}

async function moveLots(tx: Tx, parts: LotUses, sign: 1 | -1): Promise<void> {
  if (parts.length === 0) return;
  await sql`update token_lots l set remaining = l.remaining + p.amount
    from unnest(${parts.map(({ id }) => id)}::bigint[], ${parts.map(({ taken }) => sign * taken)}::int[]) as p (id, amount)
    where l.id = p.id`.execute(tx);
}

interface NewUsage {
  userId: string;
  tokenCost: number;
  type: UsageType;
  about: string;
  balanceAfter: number;
  at: Instant;
  jobId?: string;
  orderId?: string;
  metadata?: Record<string, unknown>;
}

/** Call it holding the account, so that the chain has an order. */
export async function addUsage(tx: Tx, { metadata = {}, ...usage }: NewUsage): Promise<number> {
  const { id } = await tx
    .insertInto("tokenUsage")
    .values({ ...usage, metadata: jsonb(metadata) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function nameGeneration(tx: Tx, usageId: number): Promise<void> {
  await tx.updateTable("tokenUsage").set({ type: "generation" }).where("id", "=", usageId).execute();
}

export async function addReservation(
  tx: Tx,
  row: { id: string; userId: string; cost: number; takes: LotUses; usageId: number; at: Instant },
) {
  await tx
    .insertInto("tokenReservations")
    .values({ ...row, takes: jsonb(row.takes), state: "held" })
    .execute();
}

/** Ends a reservation; nothing is answered for one that has ended or never was. */
export function endReservation(tx: Tx, id: string, released: number | "all", now: Instant) {
  const back = released === "all" ? sql<number>`cost` : sql<number>`least(cost, ${released}::int)`;
  return tx
    .updateTable("tokenReservations")
    .set({
      released: back,
      state: sql`case when ${back} = 0 then 'taken' when ${back} = cost then 'released' else 'divided' end`,
      endedAt: now,
    })
    .where("id", "=", id)
    .where("state", "=", "held")
    .returning(["userId", "cost", "released", "takes", "usageId"])
    .executeTakeFirst();
}
