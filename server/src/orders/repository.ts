import type { OrderStatus } from "@blenda/domain/orders/constants";
import type { InvoiceDetails } from "@blenda/domain/orders/model";
import type { Instant } from "@blenda/domain/shared/time";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Database, Db, Tx } from "../platform/db.ts";
import { jsonb } from "../platform/outbox.ts";
import type { CardFacts } from "../platform/outside/payments.ts";
import { statement } from "../platform/statement.ts";

export type OrderRow = Selectable<Database["orders"]>;
export type SoldLine = Selectable<Database["orderLines"]>;
export type NewLine = Omit<Insertable<Database["orderLines"]>, "orderId" | "buyerId" | "position" | "status" | "split"> &
  Pick<SoldLine, "split">;

export interface NewOrder {
  id: string;
  buyerId: string | null;
  email: string;
  secretHash: string;
  currency: string;
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
  discountId: string | null;
  discountCode: string | null;
  invoice: Partial<InvoiceDetails>;
  visit: Record<string, unknown>;
  isTest: boolean;
  createdAt: Instant;
  expiresAt: Instant;
}

/** The order and its lines, in one statement. */
export async function addOrder(tx: Tx, { invoice, visit, ...order }: NewOrder, lines: readonly NewLine[]): Promise<void> {
  const rows = lines.map(({ split, ...line }, position) => ({
    ...line,
    orderId: order.id,
    buyerId: order.buyerId,
    position,
    status: "pending" as const,
    split: jsonb(split),
  }));
  await tx
    .with("made", (with_) =>
      with_
        .insertInto("orders")
        .values({ ...order, status: "pending_payment", invoice: jsonb(invoice), visit: jsonb(visit) })
        .returning("id"),
    )
    .insertInto("orderLines")
    .values(rows)
    .execute();
}

/** With the number of its lines. */
const selectHeld = (db: Db) =>
  db
    .selectFrom("orders")
    .selectAll()
    .select(sql<number>`(select count(*) from order_lines where order_id = orders.id)`.as("lineCount"))
    .forUpdate();
export type HeldOrder = OrderRow & { lineCount: number };

export const lockOrder = (tx: Tx, id: string): Promise<HeldOrder | undefined> => selectHeld(tx).where("id", "=", id).executeTakeFirst();

export const findOrder = (db: Db, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();

/** The order a payment is for; by its own id only while it does not know any payment. */
export async function lockByIntent(tx: Tx, intentId: string, orderId: string): Promise<HeldOrder | undefined> {
  const [row] = await selectByIntent(tx, intentId, orderId);
  return row;
}

const selectByIntent = statement((db, intentId: string, orderId: string) =>
  selectHeld(db).where((is) => is.or([is("intentId", "=", intentId), is.and([is("id", "=", orderId), is("intentId", "is", null)])])),
);

export async function setStatus(tx: Tx, id: string, status: Exclude<OrderStatus, "paid">): Promise<void> {
  await tx.updateTable("orders").set({ status }).where("id", "=", id).execute();
}

interface Delivery {
  card: CardFacts | null;
  now: Instant;
  availableAt: Instant;
}

/** The version of the terms a buyer keeps. */
const TERMS_VERSION = "2026-11";

/**
 * The order is paid, its lines open, and each licensed line gets a licence that names the exact files it is for, in one
 * statement. `codes` has one for each place in the order.
 */
export async function openOrder(
  tx: Tx,
  { id, buyerId }: Pick<OrderRow, "id" | "buyerId">,
  codes: readonly string[],
  { card, now, availableAt }: Delivery,
): Promise<SoldLine[]> {
  const { rows } = await sql<SoldLine>`
    with paid as (
      update orders set status = 'paid', paid_at = ${now}, card_brand = ${card?.brand ?? null}, card_last4 = ${card?.last4 ?? null}
      where id = ${id}),
    opened as (
      update order_lines set status = 'fulfilled', fulfilled_at = ${now}, available_at = ${availableAt}
      where order_id = ${id} and status = 'pending' returning *),
    licensed as (
      insert into licences (code, line_id, holder_id, type, seats, terms_version, issued_at, file_hashes)
      select (${codes}::text[])[o.position + 1], o.id, ${buyerId}, o.licence_type, o.seats, ${TERMS_VERSION}, ${now}, coalesce((
        select jsonb_agg(jsonb_build_object('name', f.name, 'sha256', f.sha256) order by pf.position)
        from product_files pf join files f on f.id = pf.file_id where pf.version_id = o.version_id), '[]'::jsonb)
      from opened o where o.licence_type is not null)
    select * from opened`.execute(tx);
  return rows;
}

/** Another process may be expiring them too; each takes its own. */
export const lockOverdue = (tx: Tx, now: Instant): Promise<OrderRow[]> =>
  tx
    .selectFrom("orders")
    .selectAll()
    .where("status", "in", ["pending_payment", "requires_action", "failed"])
    .where("expiresAt", "<=", now)
    .orderBy("expiresAt")
    .limit(200)
    .forUpdate()
    .skipLocked()
    .execute();

export const waitingWithIntent = (db: Db, createdBefore: Instant): Promise<{ id: string; intentId: string | null }[]> =>
  db
    .selectFrom("orders")
    .select(["id", "intentId"])
    .where("status", "in", ["pending_payment", "requires_action", "failed"])
    .where("intentId", "is not", null)
    .where("createdAt", "<=", createdBefore)
    .orderBy("expiresAt")
    .limit(500)
    .execute();

export async function hasPaidOrder(db: Db, buyerKey: string): Promise<boolean> {
  const row = await db
    .selectFrom("orders")
    .select("id")
    .where("status", "=", "paid")
    .where((is) => is.or([is("buyerId", "=", buyerKey), is.and([is("buyerId", "is", null), is("email", "=", buyerKey)])]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setInvoice(tx: Tx, id: string, invoice: InvoiceDetails): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ invoice: jsonb(invoice) })
    .where("id", "=", id)
    .execute();
}

/** Written into the statement, not sent beside it: only so the partial index of open lines is used. */
const OPEN = sql<boolean>`l.status in ('fulfilled', 'completed', 'refund_requested', 'partially_refunded', 'disputed')`;

export const ownedBy = (db: Db, buyerId: string): Promise<Pick<SoldLine, "itemType" | "itemId">[]> =>
  db.selectFrom("orderLines as l").select(["l.itemType", "l.itemId"]).where("l.buyerId", "=", buyerId).where(OPEN).execute();

export async function owns(db: Db, buyerId: string, itemType: SoldLine["itemType"], itemId: string): Promise<boolean> {
  const row = await db
    .selectFrom("orderLines as l")
    .select("l.id")
    .where("l.buyerId", "=", buyerId)
    .where("l.itemType", "=", itemType)
    .where("l.itemId", "=", itemId)
    .where(OPEN)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const findLicence = (db: Db, code: string) =>
  db
    .selectFrom("licences")
    .innerJoin("orderLines as l", "l.id", "licences.lineId")
    .selectAll("licences")
    .select(["l.title", "l.shopName", "l.itemType", "l.itemId"])
    .where("licences.code", "=", code)
    .executeTakeFirst();

/** A file this buyer may download with this line now: of the product's current version, or of the version that was sold. */
export const findDownload = (db: Db, buyerId: string, lineId: string, fileId: string) =>
  db
    .selectFrom("orderLines as l")
    .innerJoin("orders as o", "o.id", "l.orderId")
    .innerJoin("products as p", "p.id", "l.itemId")
    .innerJoin("productFiles as pf", "pf.versionId", "p.currentVersionId")
    .innerJoin("productVersions as v", "v.id", "pf.versionId")
    .innerJoin("files as f", "f.id", "pf.fileId")
    .selectAll("f")
    .select("v.number as version")
    .where("l.id", "=", lineId)
    .where("l.buyerId", "=", buyerId)
    .where("l.itemType", "=", "product")
    .where("o.status", "=", "paid")
    .where("f.id", "=", fileId)
    .where(OPEN)
    .executeTakeFirst();

export async function countDownload(db: Db, lineId: string, fileId: string, version: string, now: Instant): Promise<void> {
  await db
    .insertInto("lineDownloads")
    .values({ lineId, fileId, version, count: 1, firstAt: now, lastAt: now })
    .onConflict((c) => c.columns(["lineId", "fileId"]).doUpdateSet({ count: sql`line_downloads.count + 1`, version, lastAt: now }))
    .execute();
}

/** Orders a guest made become the account's when it has proved the address is theirs. */
export async function claimGuestOrders(tx: Tx, userId: string): Promise<string[]> {
  const claimed = await tx
    .updateTable("orders")
    .set({ buyerId: userId })
    .where("buyerId", "is", null)
    .where("email", "=", (from) =>
      from.selectFrom("users").select("email").where("id", "=", userId).where("emailVerifiedAt", "is not", null),
    )
    .returning("id")
    .execute();
  const ids = claimed.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.updateTable("orderLines").set({ buyerId: userId }).where("orderId", "in", ids).execute();
  await tx
    .updateTable("licences")
    .set({ holderId: userId })
    .where("holderId", "is", null)
    .where("lineId", "in", (from) => from.selectFrom("orderLines").select("id").where("orderId", "in", ids))
    .execute();
  return ids;
}

/** What a receipt and the news to the creators say. */
export const soldLines = (db: Db, orderId: string) =>
  db
    .selectFrom("orderLines as l")
    .innerJoin("orders as o", "o.id", "l.orderId")
    .leftJoin("licences as c", "c.lineId", "l.id")
    .select(["l.id", "l.itemType", "l.itemId", "l.title", "l.creatorId", "l.buyerId", "l.paidCents", "l.licenceType", "c.code"])
    .select(["o.number", "o.email", "o.totalCents", "o.discountCents", "o.isTest", "o.paidAt"])
    .where("l.orderId", "=", orderId)
    .orderBy("l.position")
    .execute();

export async function countSale(tx: Tx, itemType: SoldLine["itemType"], itemId: string): Promise<void> {
  if (itemType !== "product" && itemType !== "training") return;
  const table = itemType === "product" ? "products" : "trainings";
  await tx.updateTable(table).set({ salesCount: sql`sales_count + 1` }).where("id", "=", itemId).execute();
}

export const lockMaturing = (tx: Tx, now: Instant) =>
  tx
    .selectFrom("orderLines as l")
    .innerJoin("orders as o", "o.id", "l.orderId")
    .selectAll("l")
    .select("o.isTest")
    .where("l.availableAt", "<=", now)
    .where("l.maturedAt", "is", null)
    .where(sql<boolean>`l.status in ('fulfilled', 'partially_refunded')`)
    .orderBy("l.availableAt")
    .limit(500)
    .forUpdate("o")
    .skipLocked()
    .execute();

export async function matureLine(tx: Tx, id: string, now: Instant): Promise<void> {
  await tx
    .updateTable("orderLines")
    .set({ maturedAt: now, status: sql`case when status = 'fulfilled' then 'completed' else status end` })
    .where("id", "=", id)
    .execute();
}

export async function countSales(db: Db, since: Instant): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("orderLines as l")
    .innerJoin("orders as o", "o.id", "l.orderId")
    .select(({ fn }) => [sql<string>`l.creator_id`.as("creatorId"), fn.countAll<number>().as("count")])
    .where("l.fulfilledAt", ">=", since)
    .where("l.creatorId", "is not", null)
    .where("o.isTest", "=", false)
    .groupBy("l.creatorId")
    .execute();
  return new Map(rows.map(({ creatorId, count }) => [creatorId, count]));
}
