import type { LicenceType } from "@blenda/domain/catalogue/constants";
import type { OrderStatus } from "@blenda/domain/orders/constants";
import type { InvoiceDetails } from "@blenda/domain/orders/model";
import type { Instant } from "@blenda/domain/shared/time";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Database, Db, Tx } from "../platform/db.ts";
import { jsonb } from "../platform/outbox.ts";
import type { CardFacts } from "../platform/outside/payments.ts";

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

export async function addOrder(tx: Tx, { invoice, visit, ...order }: NewOrder, lines: readonly NewLine[]): Promise<OrderRow> {
  const row = await tx
    .insertInto("orders")
    .values({ ...order, status: "pending_payment", invoice: jsonb(invoice), visit: jsonb(visit) })
    .returningAll()
    .executeTakeFirstOrThrow();
  const rows = lines.map(({ split, ...line }, position) => ({
    ...line,
    orderId: order.id,
    buyerId: order.buyerId,
    position,
    status: "pending" as const,
    split: jsonb(split),
  }));
  await tx.insertInto("orderLines").values(rows).execute();
  return row;
}

export const lockOrder = (tx: Tx, id: string): Promise<OrderRow | undefined> =>
  tx.selectFrom("orders").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const findOrder = (db: Db, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();

export const findByIntent = (db: Db, intentId: string): Promise<OrderRow | undefined> =>
  db.selectFrom("orders").selectAll().where("intentId", "=", intentId).executeTakeFirst();

export async function setStatus(tx: Tx, id: string, status: Exclude<OrderStatus, "paid">): Promise<void> {
  await tx.updateTable("orders").set({ status }).where("id", "=", id).execute();
}

/** The first intent stays: an order is charged by one. */
export async function setIntent(db: Db, id: string, provider: string, intentId: string): Promise<void> {
  await db.updateTable("orders").set({ provider, intentId }).where("id", "=", id).where("intentId", "is", null).execute();
}

export async function markPaid(tx: Tx, id: string, card: CardFacts | null, now: Instant): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ status: "paid", paidAt: now, ...(card && { cardBrand: card.brand, cardLast4: card.last4 }) })
    .where("id", "=", id)
    .execute();
}

export const openLines = (tx: Tx, orderId: string, now: Instant, availableAt: Instant): Promise<SoldLine[]> =>
  tx
    .updateTable("orderLines")
    .set({ status: "fulfilled", fulfilledAt: now, availableAt })
    .where("orderId", "=", orderId)
    .where("status", "=", "pending")
    .returningAll()
    .execute();

/** The version of the terms a buyer keeps. */
const TERMS_VERSION = "2026-11";

interface NewLicence {
  code: string;
  lineId: string;
  type: LicenceType;
  seats: number;
  versionId: string | null;
}

/** Each names the exact files it is for. */
export async function issueLicences(tx: Tx, licences: readonly NewLicence[], holderId: string | null, now: Instant): Promise<void> {
  if (licences.length === 0) return;
  const filesOf = (versionId: string | null) =>
    sql<
      { name: string; sha256: string }[]
    >`coalesce((select jsonb_agg(jsonb_build_object('name', f.name, 'sha256', f.sha256) order by pf.position)
      from product_files pf join files f on f.id = pf.file_id where pf.version_id = ${versionId}), '[]'::jsonb)`;
  await tx
    .insertInto("licences")
    .values(
      licences.map(({ versionId, ...licence }) => ({
        ...licence,
        holderId,
        termsVersion: TERMS_VERSION,
        fileHashes: filesOf(versionId),
        issuedAt: now,
      })),
    )
    .execute();
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
