import type { LineAffiliate } from "@blenda/domain/affiliates/model";
import type { InvoiceDetails } from "@blenda/domain/orders/model";
import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql } from "kysely";
import { productFileRow, productRow, productVersionRow } from "../catalogue/sql.ts";
import { account } from "../identity/sql.ts";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { jsonb } from "../platform/events/outbox.ts";
import { fileRow } from "../platform/sql.ts";
import { isWithheld } from "../publication/items.ts";
import { hasSeat } from "./licences/seat-repository.ts";
import { isOpen } from "./sql.ts";

export type OrderRow = Selectable<Database["orders"]>;
export type SoldLine = Selectable<Database["orderLines"]>;

export async function setInvoice(tx: Tx, id: string, invoice: InvoiceDetails): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ invoice: jsonb(invoice) })
    .where("id", "=", id)
    .execute();
}

/** In the order they were bought. */
export const ownedBy = (db: Db, buyerId: string): Promise<Pick<SoldLine, "itemType" | "itemId" | "orderId">[]> =>
  db
    .selectFrom("orderLines as l")
    .select(["l.itemType", "l.itemId", "l.orderId"])
    .where("l.buyerId", "=", buyerId)
    .where(isOpen("l"))
    .orderBy("l.fulfilledAt")
    .execute();

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
    .innerJoin(productRow("p"), "p.id", "l.itemId")
    .innerJoin(productFileRow("pf"), (join) =>
      join.on((on) => on.or([on("pf.versionId", "=", on.ref("p.currentVersionId")), on("pf.versionId", "=", on.ref("l.versionId"))])),
    )
    .innerJoin(productVersionRow("v"), "v.id", "pf.versionId")
    .innerJoin(fileRow("f"), "f.id", "pf.fileId")
    .leftJoin("lineDownloads as d", (join) => join.onRef("d.lineId", "=", "l.id").onRef("d.fileId", "=", "f.id"))
    .selectAll("f")
    .select(["v.number as version", "d.firstAt as takenAt"])
    .where("l.id", "=", lineId)
    .where("l.itemType", "=", "product")
    .where("o.status", "=", "paid")
    .where("f.id", "=", fileId)
    .where(isOpen("l"))
    .where(({ not }) => not(isWithheld("product", "l.itemId")))
    // A file that is in both versions is had as the newer one.
    .orderBy(sql`pf.version_id = p.current_version_id`, "desc")
    .limit(1);

/** A file this person may have, as its buyer or with a seat of their licence; before a byte of it leaves, it is taken. */
export const boughtFile = (db: Db, buyerId: string, lineId: string, fileId: string) =>
  openFile(db, lineId, fileId)
    .where((is) => is.or([is("l.buyerId", "=", buyerId), hasSeat("l", buyerId)]))
    .executeTakeFirst();

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
    .innerJoin(productRow("p"), "p.id", "l.itemId")
    .innerJoin(productFileRow("pf"), "pf.versionId", "p.currentVersionId")
    .innerJoin(fileRow("f"), "f.id", "pf.fileId")
    .select(["l.orderId", "l.id as lineId", "l.title", "f.id as fileId", "f.name", "f.bytes", "pf.format"])
    .where("l.orderId", "in", orderIds)
    .where("l.itemType", "=", "product")
    .where(isOpen("l"))
    .orderBy("l.position")
    .orderBy("pf.position")
    .execute();

interface FileReceipt {
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
export async function recordFileReceipt(db: Db, { lineId, fileId, version, isBeginning, at }: FileReceipt): Promise<boolean> {
  const { rows } = await sql`
    with line as (select l.id from order_lines l where l.id = ${lineId} and ${isOpen("l")} for share)
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
      from.selectFrom(account("users")).select("email").where("id", "=", userId).where("emailVerifiedAt", "is not", null),
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
    .forNoKeyUpdate("o")
    .skipLocked()
    .execute();

export async function matureLine(tx: Tx, id: string, now: Instant): Promise<void> {
  await tx
    .updateTable("orderLines")
    .set({ maturedAt: now, status: sql`case when status = 'fulfilled' then 'completed' else status end` })
    .where("id", "=", id)
    .execute();
}

/** What is known of who brought the buyer. */
export async function setLineAffiliate(tx: Tx, id: string, affiliate: LineAffiliate): Promise<void> {
  await tx
    .updateTable("orderLines")
    .set({ affiliate: jsonb(affiliate) })
    .where("id", "=", id)
    .execute();
}
