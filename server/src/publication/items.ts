import type { PublicationStatus, PublishedType, SuspensionCode } from "@blenda/domain/publication/constants";
import { PUBLICATION_STEPS, type PublicationEvent, publicationMove, WITHHOLDING } from "@blenda/domain/publication/rules";
import { SALE_EVENT } from "@blenda/domain/sale-events/constants";
import { addDays } from "@blenda/domain/shared/calendar";
import type { SaleWindow } from "@blenda/domain/shared/sale";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../platform/database/db.ts";
import type { ColumnOutside, QualifiedColumn } from "../platform/database/qualified-column.ts";
import { recordTransition } from "../platform/jobs/transitions.ts";
import { refusal } from "../platform/requests/refusal.ts";
import type { CountedSale } from "../platform/trade.ts";
import { TABLES } from "./sql.ts";

interface Item {
  id: string;
  status: PublicationStatus;
  statusBefore: PublicationStatus | null;
}

/** What is published of an item, held until the transaction ends; a transaction that only points at it need not wait. */
export const lockItem = (tx: Tx, type: PublishedType, id: string) =>
  tx
    .selectFrom(TABLES[type])
    .select(["id", "creatorId", "title", "status", "statusBefore", "priceCents", "sale"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export type LockedItem = NonNullable<Awaited<ReturnType<typeof lockItem>>>;

const withholding = sql.join(WITHHOLDING.map((code) => sql.lit(code)));

/** Whether the item with this id is suspended in such a way that it is closed to all, its buyers too (decision B1). */
export const isWithheld = <Column extends QualifiedColumn>(
  type: PublishedType,
  id: ColumnOutside<"withheld", Column>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from ${sql.table(TABLES[type])} withheld where withheld.id = ${sql.ref(id)}
  and withheld.status = 'suspended' and withheld.suspension_code in (${withholding}))`;

interface Step {
  event: PublicationEvent;
  /** `null`: the product itself. */
  actorId: string | null;
  reason: string;
  /** Why it is suspended. */
  code?: SuspensionCode;
}

/** One step of an item the transaction holds, with the record of it. `null` where the table has no such step. */
export async function transitionItem(
  tx: Tx,
  type: PublishedType,
  item: Item,
  { event, actorId, reason, code = "other" }: Step,
  at: Instant,
) {
  const { id, status: from } = item;
  const to = publicationMove(from, event, item.statusBefore);
  if (!to) return null;
  const suspended = to === "suspended" ? { statusBefore: from, suspensionCode: code } : { statusBefore: null, suspensionCode: null };
  await tx
    .updateTable(TABLES[type])
    .set({ status: to, ...suspended, statusReason: reason || null, updatedAt: at })
    .where("id", "=", id)
    .execute();
  await recordTransition(tx, { entity: type, entityId: id, fromStatus: from, toStatus: to, actorId, reason }, at);
  return to;
}

/** Archives everything of an account that leaves, as far as it may be archived; answers which items. */
export async function archiveAllOf(tx: Tx, type: PublishedType, creatorId: string, at: Instant): Promise<string[]> {
  const items = await tx
    .selectFrom(TABLES[type])
    .select(["id", "status", "statusBefore"])
    .where("creatorId", "=", creatorId)
    .where("status", "in", [...PUBLICATION_STEPS.archive.from])
    .orderBy("n")
    .forNoKeyUpdate()
    .execute();
  for (const item of items) await transitionItem(tx, type, item, { event: "archive", actorId: null, reason: "account deleted" }, at);
  return items.map(({ id }) => id);
}

/** Refuses while the item is on sale; a sale that is planned within 30 days goes on without it (decision B7). */
export async function settlePrices(tx: Tx, type: PublishedType, id: string, at: Instant): Promise<void> {
  const item = await tx.selectFrom(TABLES[type]).select("sale").where("id", "=", id).executeTakeFirst();
  if (!item?.sale) return;
  const { name, startsAt, endsAt } = item.sale;
  if (isOnSale(item.sale, at)) throw refusal("SALE_EVENTS_PRICE_FIXED", { name, endsAt });
  if (startsAt < addDays(at, SALE_EVENT.UNCHANGED_DAYS))
    await tx.updateTable(TABLES[type]).set({ sale: null }).where("id", "=", id).execute();
}

/** A new price and its line in the history, from which every struck-through price is taken. */
export async function changePrice(tx: Tx, type: PublishedType, id: string, priceCents: number, at: Instant): Promise<void> {
  await settlePrices(tx, type, id, at);
  await tx.updateTable(TABLES[type]).set({ priceCents, updatedAt: at }).where("id", "=", id).execute();
  const reason = "changed by its creator";
  await tx.insertInto("priceHistory").values({ itemType: type, itemId: id, priceCents, reason, at }).execute();
}

export const isOnSale = (sale: SaleWindow | null, at: Instant): boolean => sale !== null && sale.startsAt <= at && at < sale.endsAt;

/** The latest price that was set after this moment; `null`: none was. */
export async function priceSince(db: Db, type: PublishedType, id: string, since: Instant): Promise<number | null> {
  const latest = await db
    .selectFrom("priceHistory")
    .select("priceCents")
    .where("itemType", "=", type)
    .where("itemId", "=", id)
    .where("at", ">", since)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return latest?.priceCents ?? null;
}

/** The history of items that have just come in begins with the price they came with. */
export async function addFirstPrices(tx: Tx, type: PublishedType, ids: readonly string[], reason: string): Promise<void> {
  await sql`insert into price_history (item_type, item_id, price_cents, reason, at)
    select ${sql.lit(type)}, id, price_cents, ${reason}, published_at from ${sql.table(TABLES[type])} where id = any(${ids}::text[])`.execute(
    tx,
  );
}

/** Counts each as often as it is named, in the order of their ids, so that two who count never wait for each other. */
export const salesCounter =
  (type: PublishedType) =>
  async (tx: Tx, ids: readonly string[]): Promise<CountedSale[]> => {
    const table = sql.table(TABLES[type]);
    const counted = await sql<CountedSale>`with sold as (
        select id, count(*) as times from unnest(${ids}::text[]) as id group by id),
      held as (select id from ${table} where id in (select id from sold) order by id for update)
      update ${table} t set sales_count = sales_count + sold.times from held join sold using (id) where t.id = held.id
      returning t.id, t.creator_id`.execute(tx);
    return counted.rows;
  };

/** A review counts now, counts no longer, or has other stars; `null`: it did not count before, or does not afterwards. */
export interface StarChange {
  from: number | null;
  to: number | null;
}

/** Counts a review of an item, which the transaction holds from here on. */
export const starCounter =
  (type: PublishedType) =>
  async (tx: Tx, id: string, { from, to }: StarChange): Promise<void> => {
    if (from === to) return;
    await sql`update ${sql.table(TABLES[type])} set stars = (
        select array_agg(n - (star is not distinct from ${from}::int)::int + (star is not distinct from ${to}::int)::int order by star)
        from unnest(stars) with ordinality as counted (n, star))
      where id = ${id}`.execute(tx);
  };

/** Features an item the transaction holds, or no longer does. */
export const writeFeatured = (tx: Tx, type: PublishedType, id: string, isFeatured: boolean) =>
  tx.updateTable(TABLES[type]).set({ isFeatured }).where("id", "=", id).execute();

/** Whether it is featured; nothing where there is no such item. Held until the transaction ends. */
export const lockFeatured = (tx: Tx, type: PublishedType, id: string) =>
  tx.selectFrom(TABLES[type]).select(["isFeatured", "creatorId"]).where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
