import type { OrderStatus } from "@blenda/domain/orders/constants";
import type { InvoiceDetails } from "@blenda/domain/orders/model";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { anyOf } from "../platform/database/any-of.ts";
import { batched } from "../platform/database/batched.ts";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { prepared } from "../platform/database/prepared.ts";
import { jsonb } from "../platform/events/outbox.ts";

export type OrderRow = Selectable<Database["orders"]>;
export type SoldLine = Selectable<Database["orderLines"]>;

export const findOrder = batched(async (db: Db, ids: string[]): Promise<(OrderRow | undefined)[]> => {
  const found = new Map((await selectOrders(db, { ids })).map((row) => [row.id, row]));
  return ids.map((id) => found.get(id));
});

const selectOrders = prepared((db, { ids }: { ids: string[] }) => db.selectFrom("orders").selectAll().where("id", "=", anyOf(ids)));

export const findByKey = (db: Db, keyHash: string): Promise<OrderRow | undefined> =>
  db.selectFrom("orders").selectAll().where("keyHash", "=", keyHash).executeTakeFirst();

/** The order knows by which payment it is charged. The first one stays: an order is charged by one. */
export async function setPayment(db: Db, id: string, payment: { provider: string; intentId: string }): Promise<void> {
  await db.updateTable("orders").set(payment).where("id", "=", id).where("intentId", "is", null).execute();
}

export async function setStatus(tx: Tx, id: string, status: Exclude<OrderStatus, "paid">): Promise<void> {
  await tx.updateTable("orders").set({ status }).where("id", "=", id).execute();
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

export interface Buyer {
  /** The account, where they are signed in. */
  id: string | null;
  /** Where the receipt goes, as it is stored; not known of guests who only look. */
  email: string | null;
}

/**
 * A part of a statement: the ids of everything one buyer ever ordered. Account and address are one person: what was bought
 * as a guest counts for the account with that address, and the other way round.
 */
export const orderIdsOf = ({ id, email }: Buyer): RawBuilder<string> => sql<string>`
  select b.id from orders b where (b.buyer_id is null and b.email = ${email}::text)
    or b.buyer_id = coalesce(${id}::text, (select u.id from users u where u.email = ${email}::text))`;

export async function setInvoice(tx: Tx, id: string, invoice: InvoiceDetails): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ invoice: jsonb(invoice) })
    .where("id", "=", id)
    .execute();
}

/** Written into the statement, not sent beside it: only so the partial index of open lines is used. As `givesAccess` has it. */
export const OPEN = sql<boolean>`l.status in ('fulfilled', 'completed', 'refund_requested', 'partially_refunded', 'disputed')
  and l.paused_at is null`;

/** In the order they were bought. */
export const ownedBy = (db: Db, buyerId: string): Promise<Pick<SoldLine, "itemType" | "itemId" | "orderId">[]> =>
  db
    .selectFrom("orderLines as l")
    .select(["l.itemType", "l.itemId", "l.orderId"])
    .where("l.buyerId", "=", buyerId)
    .where(OPEN)
    .orderBy("l.fulfilledAt")
    .execute();

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

export async function hasOpenItems(db: Db, orderId: string, itemType: SoldLine["itemType"]): Promise<boolean> {
  const row = await db
    .selectFrom("orderLines as l")
    .select("l.id")
    .where("l.orderId", "=", orderId)
    .where("l.itemType", "=", itemType)
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
    .select(["l.title", "l.shopName", "l.itemType", "l.itemId", "l.pausedAt"])
    .where("licences.code", "=", code)
    .executeTakeFirst();

/** A file of the product's current version, or of the one that was sold, while this line opens it; and whether it was ever had. */
const openFile = (db: Db, lineId: string, fileId: string) =>
  db
    .selectFrom("orderLines as l")
    .innerJoin("orders as o", "o.id", "l.orderId")
    .innerJoin("products as p", "p.id", "l.itemId")
    .innerJoin("productFiles as pf", (join) =>
      join.on((on) => on.or([on("pf.versionId", "=", on.ref("p.currentVersionId")), on("pf.versionId", "=", on.ref("l.versionId"))])),
    )
    .innerJoin("productVersions as v", "v.id", "pf.versionId")
    .innerJoin("files as f", "f.id", "pf.fileId")
    .leftJoin("lineDownloads as d", (join) => join.onRef("d.lineId", "=", "l.id").onRef("d.fileId", "=", "f.id"))
    .selectAll("f")
    .select(["v.number as version", "d.firstAt as takenAt"])
    .where("l.id", "=", lineId)
    .where("l.itemType", "=", "product")
    .where("o.status", "=", "paid")
    .where("f.id", "=", fileId)
    .where(OPEN)
    // A file that is in both versions is had as the newer one.
    .orderBy(sql`pf.version_id = p.current_version_id`, "desc")
    .limit(1);

export const findDownload = (db: Db, buyerId: string, lineId: string, fileId: string) =>
  openFile(db, lineId, fileId).where("l.buyerId", "=", buyerId).executeTakeFirst();

/** For whoever has shown otherwise that it is theirs. */
export const findOpenFile = (db: Db, lineId: string, fileId: string) => openFile(db, lineId, fileId).executeTakeFirst();

export const findSale = (db: Db, lineId: string): Promise<{ orderId: string; paidAt: Instant | null } | undefined> =>
  db
    .selectFrom("orderLines as l")
    .innerJoin("orders as o", "o.id", "l.orderId")
    .select(["o.id as orderId", "o.paidAt"])
    .where("l.id", "=", lineId)
    .executeTakeFirst();

/** Every file these orders open now, in the order they were bought. */
export const filesOfOrders = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom("orderLines as l")
    .innerJoin("products as p", "p.id", "l.itemId")
    .innerJoin("productFiles as pf", "pf.versionId", "p.currentVersionId")
    .innerJoin("files as f", "f.id", "pf.fileId")
    .select(["l.orderId", "l.id as lineId", "l.title", "f.id as fileId", "f.name", "f.bytes", "pf.format"])
    .where("l.orderId", "in", orderIds)
    .where("l.itemType", "=", "product")
    .where(OPEN)
    .orderBy("l.position")
    .orderBy("pf.position")
    .execute();

interface Taking {
  lineId: string;
  fileId: string;
  version: string;
  /** Whether a download begins; another piece of one is no second download. */
  isBeginning: boolean;
  at: Instant;
}

/**
 * Notes that a file is handed out, before it is, and answers whether it may be. The line is held for it: a refund of the
 * same moment is either before this, and then nothing is handed out, or after it, and then knows.
 */
export async function takeDownload(db: Db, { lineId, fileId, version, isBeginning, at }: Taking): Promise<boolean> {
  const { rows } = await sql`
    with line as (select l.id from order_lines l where l.id = ${lineId} and ${OPEN} for share)
    insert into line_downloads as d (line_id, file_id, version, count, first_at, last_at)
    select line.id, ${fileId}, ${version}, 1, ${at}::timestamptz, ${at}::timestamptz from line
    on conflict (line_id, file_id) do update
      set count = d.count + ${isBeginning ? 1 : 0}::int, version = excluded.version, last_at = excluded.last_at
    returning line_id`.execute(db);
  return rows.length > 0;
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
