import type { VisitNote } from "@blenda/domain/checkout/model";
import type { InvoiceDetails } from "@blenda/domain/orders/model";
import type { Instant } from "@blenda/domain/shared/time";
import type { TaxEvidence } from "@blenda/domain/tax/model";
import { sql } from "kysely";
import { batched } from "../platform/database/batched.ts";
import type { Db } from "../platform/database/db.ts";
import { prepared } from "../platform/database/prepared.ts";
import { asRecordSet } from "../platform/database/record-set.ts";
import type { SoldLine } from "./repository.ts";

interface NewOrder {
  id: string;
  buyerId: string | null;
  email: string;
  /** A guest's; members are known by their session. */
  secretHash: string | null;
  /** Absent: what makes sure of it being made once is elsewhere. */
  keyHash: string | null;
  currency: string;
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
  taxCountry: string | null;
  taxBps: number;
  isReverseCharge: boolean;
  taxNumber: string | null;
  taxEvidence: TaxEvidence | null;
  discountId: string | null;
  discountCode: string | null;
  invoice: Partial<InvoiceDetails>;
  visit: VisitNote;
  isTest: boolean;
  /** What it is charged by, where that is known already. */
  provider: string | null;
  intentId: string | null;
  createdAt: Instant;
  expiresAt: Instant;
}

/** Absent: what is sold has no versions, no licences, was not reduced, and came alone. */
type LicenceFacts = Partial<
  Pick<
    SoldLine,
    "versionId" | "version" | "specHash" | "licenceType" | "seats" | "upgradeOf" | "codeCents" | "saleEventId" | "bundleId" | "bundleTitle"
  >
>;
type LinePrice = Pick<SoldLine, "listCents" | "discountCents" | "taxCents" | "paidCents" | "split"> & Partial<Pick<SoldLine, "affiliate">>;
type NewLine = Pick<SoldLine, "id" | "itemType" | "itemId" | "title" | "creatorId" | "shopName"> & LicenceFacts & LinePrice;

export interface PlacedOrder {
  order: NewOrder;
  lines: readonly NewLine[];
}

/** The order and its lines, in one statement. Answers whether it was made: a key is good for one. */
export const addOrder = batched(
  async (db: Db, placed: PlacedOrder[]): Promise<boolean[]> => {
    const orders = placed.map(({ order }) => order);
    const lines = placed.flatMap(({ order: { id: orderId, buyerId }, lines: of }) =>
      of.map((line, position) => ({ ...line, orderId, buyerId, position })),
    );
    const made = new Set((await insertOrders(db, { orders: asRecordSet(orders), lines: asRecordSet(lines) })).map(({ id }) => id));
    return orders.map(({ id }) => made.has(id));
  },
  { apart: ({ order: { id, keyHash } }) => keyHash ?? id },
);

/** What was said with the order; where nothing was, what its buyer keeps for all of them. */
const invoiceOf = sql`case when exists (select 1 from jsonb_each_text(invoice) said where said.value <> '') then invoice
  else coalesce((select b.details from billing_details b where b.user_id = buyer_id), invoice) end`;

const insertOrders = prepared(
  (_db, { orders, lines }: { orders: string; lines: string }) => sql<{ id: string }>`
    with made as (
      insert into orders (id, buyer_id, email, secret_hash, key_hash, status, currency, subtotal_cents, discount_cents, tax_cents, total_cents,
        tax_country, tax_bps, is_reverse_charge, tax_number, tax_evidence,
        discount_id, discount_code, invoice, visit, is_test, provider, intent_id, created_at, expires_at)
      select id, buyer_id, email, secret_hash, key_hash, 'pending_payment', currency, subtotal_cents, discount_cents, tax_cents, total_cents,
        tax_country, tax_bps, is_reverse_charge, tax_number, tax_evidence,
        discount_id, discount_code, ${invoiceOf}, visit, is_test, provider, intent_id, created_at, expires_at
      from jsonb_populate_recordset(null::orders, ${orders}::jsonb) on conflict (key_hash) do nothing returning id),
    listed as (
      insert into order_lines (id, order_id, buyer_id, position, item_type, item_id, version_id, version, title, spec_hash, creator_id,
        shop_name, licence_type, seats, list_cents, discount_cents, code_cents, tax_cents, paid_cents, split, affiliate, upgrade_of,
        sale_event_id, bundle_id, bundle_title, status)
      select l.id, order_id, buyer_id, position, item_type, item_id, version_id, version, title, spec_hash, creator_id,
        shop_name, licence_type, coalesce(seats, 1), list_cents, discount_cents, coalesce(code_cents, 0), tax_cents, paid_cents, split, nullif(affiliate, 'null'), upgrade_of,
        sale_event_id, bundle_id, bundle_title, 'pending'
      from jsonb_populate_recordset(null::order_lines, ${lines}::jsonb) l join made on made.id = l.order_id)
    select id from made`,
);
