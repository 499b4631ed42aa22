import type { LineStatus, OrderStatus } from "@blenda/domain/orders/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import { productFileRow } from "../catalogue/sql.ts";
import { anyOf } from "../platform/database/any-of.ts";
import { batched } from "../platform/database/batched.ts";
import type { Db, Tx } from "../platform/database/db.ts";
import { type JsonRows, jsonRows, readJsonRows } from "../platform/database/json-rows.ts";
import { prepared } from "../platform/database/prepared.ts";
import type { ListenerServices } from "../platform/events/outbox.ts";
import { recordTransition } from "../platform/jobs/transitions.ts";
import type { CardFacts } from "../platform/outside/payments/payments.ts";
import type { Signer } from "../platform/requests/signed-token.ts";
import { readableCode } from "../platform/secrets/readable-code.ts";
import { fileRow } from "../platform/sql.ts";
import { guestFiles } from "./library/guest-links.ts";
import { findHeld, findWaiting, hasSuccessor, lockHeld, transitionLicence, type Upgradable } from "./licences/upgrade-repository.ts";
import { addOrder, type PlacedOrder } from "./new-order-repository.ts";
import { sendReceipts } from "./receipts.ts";
import { type OrderRow, type SoldLine, setLineAffiliate } from "./repository.ts";
import { affiliateLines, lockAffiliateLine } from "./sales/affiliate-lines.ts";
import { giveBack, type MoneyBack, moneyOf } from "./sales/money-repository.ts";
import { ownersOf } from "./sales/owners-repository.ts";
import { type PaidLine, paidBetween, paidLinesAfter, paidLinesOf } from "./sales/paid-lines.ts";
import { markAskedFor, pauseLine, reopenLine, resumeLine } from "./sales/refund-states.ts";
import { hourlySales, salesSince, soldLines } from "./sales/sales-repository.ts";
import { isOpen } from "./sql.ts";

export type { Upgradable } from "./licences/upgrade-repository.ts";
export type { OrderRow, SoldLine } from "./repository.ts";
export type { AffiliateLine } from "./sales/affiliate-lines.ts";
export type { MoneyBack } from "./sales/money-repository.ts";
export type { PaidLine };

/** Writes an order that waits for its payment, with its lines. Answers whether it is new: a key makes one order. */
export const createOrder = (db: Db, placed: PlacedOrder): Promise<boolean> => addOrder(db, placed);

export const findOrder = batched(async (db: Db, ids: string[]): Promise<(OrderRow | undefined)[]> => {
  const found = new Map((await selectOrders(db, { ids })).map((row) => [row.id, row]));
  return ids.map((id) => found.get(id));
});

const selectOrders = prepared((db, { ids }: { ids: string[] }) => db.selectFrom("orders").selectAll().where("id", "=", anyOf(ids)));

export const findOrderByKey = (db: Db, keyHash: string): Promise<OrderRow | undefined> =>
  db.selectFrom("orders").selectAll().where("keyHash", "=", keyHash).executeTakeFirst();

/** The order knows by which payment it is charged. The first one stays: an order is charged by one. */
export async function linkPayment(db: Db, id: string, payment: { provider: string; intentId: string }): Promise<void> {
  await db.updateTable("orders").set(payment).where("id", "=", id).where("intentId", "is", null).execute();
}

export async function setOrderStatus(tx: Tx, id: string, status: Exclude<OrderStatus, "paid">): Promise<void> {
  await tx.updateTable("orders").set({ status }).where("id", "=", id).execute();
}

/** Orders whose time to pay is over. Another process may be expiring them too; each takes its own. */
export const lockOverdueOrders = (tx: Tx, now: Instant): Promise<OrderRow[]> =>
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

/** Orders that may have been paid without our hearing of it. */
export const ordersWaitingForMoney = (db: Db, createdBefore: Instant): Promise<{ id: string; intentId: string | null }[]> =>
  db
    .selectFrom("orders")
    .select(["id", "intentId"])
    .where("status", "in", ["pending_payment", "requires_action", "failed"])
    .where("intentId", "is not", null)
    .where("createdAt", "<=", createdBefore)
    .orderBy("expiresAt")
    .limit(500)
    .execute();

const LINE_COLUMNS = [
  "id",
  "orderId",
  "itemType",
  "title",
  "creatorId",
  "paidCents",
  "taxCents",
  "split",
  "affiliate",
  "upgradeOf",
] as const;
/** As far as its payment is concerned. */
type LockedLine = Pick<SoldLine, (typeof LINE_COLUMNS)[number]>;

/** Held until the transaction ends, with what is in it. */
export type LockedOrder = OrderRow & { lines: LockedLine[] };
export type LockedOrderRow = OrderRow & { lines: JsonRows<LockedLine> };

export const readLockedOrder = ({ lines, ...order }: LockedOrderRow): LockedOrder => ({ ...order, lines: readJsonRows(lines) });

const withLines = (db: Db) =>
  db
    .selectFrom("orders")
    .selectAll()
    .select(({ selectFrom }) =>
      jsonRows<LockedLine>(
        selectFrom("orderLines as l")
          .select(LINE_COLUMNS.map((name) => `l.${name}` as const))
          .whereRef("l.orderId", "=", "orders.id")
          .orderBy("l.position"),
      ).as("lines"),
    )
    .forUpdate();

/** An order as its payment sees it, held until the transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<LockedOrder | undefined> {
  const row = await withLines(tx).where("id", "=", id).executeTakeFirst();
  return row && readLockedOrder(row);
}

/** The order a payment is for. */
export const lockOrderOfPayment = (tx: Tx, intentId: string): Promise<OrderRow | undefined> =>
  tx.selectFrom("orders").selectAll().where("intentId", "=", intentId).forUpdate().executeTakeFirst();

/**
 * A part of a statement: the orders these payments are for; by their own id only while they do not know any payment. In
 * the order of their ids, so that two who hold several never wait for each other. Its rows are read by `readLockedOrder`.
 */
export const lockOrdersByPayment = (db: Db, intentIds: string[], orderIds: string[]) =>
  withLines(db)
    .where((is) => is.or([is("intentId", "=", anyOf(intentIds)), is.and([is("id", "=", anyOf(orderIds)), is("intentId", "is", null)])]))
    .orderBy("id");

interface Delivery {
  id: string;
  holderId: string | null;
  cardBrand: string | null;
  cardLast4: string | null;
  cardCountry: string | null;
  /** One for each place in the order. */
  codes: string[];
}

interface PaidOrder {
  order: LockedOrder;
  card: CardFacts | null;
}

/** What makes these orders paid and everything in them the buyers', for whoever writes it with `deliveredOrders`. */
export const deliveriesOf = (paid: readonly PaidOrder[], below: (bound: number) => number): Delivery[] =>
  paid.map(({ order: { id, buyerId, lines }, card }) => ({
    ...{ id, holderId: buyerId, cardBrand: card?.brand ?? null, cardLast4: card?.last4 ?? null, cardCountry: card?.country ?? null },
    codes: lines.map(() => readableCode(below)),
  }));

/** The version of the terms a buyer keeps. */
const TERMS_VERSION = "2026-11";

/** When it is, and when earnings become available: to those it is said of, sooner (decision B13). */
export interface DeliveryTimes {
  now: Instant;
  availableAt: Instant;
  soonerAt: Instant;
}

/**
 * Parts of a statement: the orders are paid, their lines open, and each licensed line gets a licence that names the exact
 * files it is for. The ids are given once more by themselves: of rows in a document the planner expects a hundred, and
 * reads the whole table for them.
 */
export const deliveredOrders = (
  ids: string[],
  deliveries: string,
  { now, availableAt, soonerAt }: DeliveryTimes,
  isSooner: (creatorId: RawBuilder<unknown>) => RawBuilder<boolean>,
): RawBuilder<unknown> => sql`
  due as (
    select * from jsonb_to_recordset(${deliveries}::jsonb) as d (id text, "holderId" text, "cardBrand" text, "cardLast4" text, "cardCountry" text, codes text[])),
  paid as (
    update orders o set status = 'paid', paid_at = ${now}::timestamptz, card_brand = d."cardBrand", card_last4 = d."cardLast4", card_country = d."cardCountry"
    from due d where o.id = d.id and o.id = ${anyOf(ids)}),
  opened as (
    update order_lines l set status = 'fulfilled', fulfilled_at = ${now}::timestamptz, available_at = case
        when ${isSooner(sql`l.creator_id`)} then ${soonerAt}::timestamptz else ${availableAt}::timestamptz end
    from due d where l.order_id = d.id and l.order_id = ${anyOf(ids)} and l.status = 'pending' returning l.*),
  licensed as (
    insert into licences (code, line_id, holder_id, type, seats, terms_version, issued_at, file_hashes)
    select d.codes[o.position + 1], o.id, d."holderId", o.licence_type, o.seats, ${sql.lit(TERMS_VERSION)}, ${now}::timestamptz, coalesce((
      select jsonb_agg(jsonb_build_object('name', f.name, 'sha256', f.sha256) order by pf.position)
      from ${productFileRow("pf")} join ${fileRow("f")} on f.id = pf.file_id where pf.version_id = o.version_id), '[]'::jsonb)
    from opened o join due d on d.id = o.order_id where o.licence_type is not null)`;

/** One step of a line. Call it holding the order. */
export async function moveLine(tx: Tx, { id, status }: Pick<SoldLine, "id" | "status">, to: LineStatus, now: Instant): Promise<void> {
  if (status === to) return;
  await tx.updateTable("orderLines").set({ status: to }).where("id", "=", id).execute();
  await recordTransition(tx, { entity: "order_line", entityId: id, fromStatus: status, toStatus: to, actorId: null }, now);
}

/** What goes back is written on the line and its order at once. Answers whether all of the order is back. Call it holding the order. */
export const giveLineBack = (tx: Tx, line: Pick<SoldLine, "id" | "orderId">, back: MoneyBack): Promise<boolean> => giveBack(tx, line, back);

/** A licence that is to be upgraded, locked with its order. */
export const lockUpgradable = (tx: Tx, buyerId: string, lineId: string): Promise<Upgradable | undefined> => lockHeld(tx, buyerId, lineId);

/** The same, to look at. */
export const findUpgradable = (db: Db, buyerId: string, lineId: string): Promise<Upgradable | undefined> => findHeld(db, buyerId, lineId);

/** The order that waits for the payment of an upgrade of this line. Call it holding the line's order. */
export const upgradeUnderWay = (tx: Tx, lineId: string, now: Instant) => findWaiting(tx, lineId, now);

/** The old licence ends and the new one is what there is. Answers whether there was one: it may be gone by the time the money comes. */
export const finishUpgrade = (tx: Tx, line: { id: string; upgradeOf: string }, now: Instant): Promise<boolean> =>
  transitionLicence(tx, line, now);

/** Whether a larger licence was built on this line and is still there: then that is given back first. */
export const isUpgraded = (db: Db, lineId: string): Promise<boolean> => hasSuccessor(db, lineId);

export { markAskedFor, pauseLine, reopenLine, resumeLine };

export const linesOfOrder = (tx: Tx, orderId: string): Promise<SoldLine[]> =>
  tx.selectFrom("orderLines").selectAll().where("orderId", "=", orderId).orderBy("position").execute();

/** Whether this person may use it now. */
export async function ownsItem(db: Db, buyerId: string, itemType: SoldLine["itemType"], itemId: string): Promise<boolean> {
  const row = await db
    .selectFrom("orderLines as l")
    .select("l.id")
    .where("l.buyerId", "=", buyerId)
    .where("l.itemType", "=", itemType)
    .where("l.itemId", "=", itemId)
    .where(isOpen("l"))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasItemsOf(db: Db, orderId: string, itemType: SoldLine["itemType"]): Promise<boolean> {
  const row = await db
    .selectFrom("orderLines as l")
    .select("l.id")
    .where("l.orderId", "=", orderId)
    .where("l.itemType", "=", itemType)
    .where(isOpen("l"))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What guests bought, each file with the link that opens it without an account. */
export const filesForGuests = (db: Db, signer: Signer, orderIds: readonly string[]) => guestFiles(db, signer, orderIds);

/** What was sold with these orders, order by order. */
export const soldWith = (db: Db, orderIds: string[]) => soldLines(db, { orderIds });

/** Mails the receipt of an order to its buyer, under a key of its own. */
export async function mailReceipt(tx: Tx, services: ListenerServices, orderId: string, key: string): Promise<void> {
  await sendReceipts(tx, await soldLines(tx, { orderIds: [orderId] }), services, () => key);
}

/** How many things of each creator were sold since then, for real money or none, but never as a test. */
export const salesByCreator = (db: Db, since: Instant): Promise<Map<string, number>> => salesSince(db, since);

/** Every line of these orders that a creator sold for real, with all that went back of it. */
export const moneyOfOrders = (db: Db, orderIds: string[]) => moneyOf(db, { orderIds });

/** What everybody bought, by the hour. */
export const salesByHour = (db: Db, from: Instant, to: Instant, before: Instant) => hourlySales(db, from, to, before);

/** The accounts that own a product, each once, in the order of their ids: `after` is the last one seen. */
export const ownersAfter = ownersOf;

/** What was paid for, line by line. */
export const paidLines = { ofOrders: paidLinesOf, after: paidLinesAfter, between: paidBetween };

/** Lines somebody was brought to: all of these orders, or one, held with its order. What is known of who brought them is changed by `note`. */
export const brought = { ofOrders: affiliateLines, lock: lockAffiliateLine, note: setLineAffiliate };
