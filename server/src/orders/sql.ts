import type { LicenceType } from "@blenda/domain/catalogue/constants";
import type { SoldFor } from "@blenda/domain/ledger/rules";
import { OWNED_STATUSES, type ThingType } from "@blenda/domain/orders/constants";
import type { InvoiceDetails } from "@blenda/domain/orders/model";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import { account } from "../identity/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { door } from "../platform/database/door.ts";
import type { ColumnOutside, QualifiedColumn } from "../platform/database/qualified-column.ts";
import type { WantedItems } from "../platform/trade.ts";

/** Written into the statement, not sent beside it: only so the partial index of open lines is used. */
const owned = sql.join(OWNED_STATUSES.map((status) => sql.lit(status)));

/** Whether a line is bought and neither given back nor taken back; `line` is its name in the statement. */
export const isOwned = (line: string): RawBuilder<boolean> => sql<boolean>`${sql.ref(`${line}.status`)} in (${owned})`;

/** Whether a line opens what it is about, as `givesAccess` has it. */
export const isOpen = (line: string): RawBuilder<boolean> => sql<boolean>`${isOwned(line)} and ${sql.ref(`${line}.pausedAt`)} is null`;

/** Whether a buyer is asked what they think of it: not while they are giving it back, or their bank is asking for the money. */
export const isReviewable = (line: string): RawBuilder<boolean> =>
  sql<boolean>`${isOpen(line)} and ${sql.ref(`${line}.status`)} not in ('refund_requested', 'disputed')`;

/** What somebody owns, also what they can't open while a refund or a dispute is decided: a checkout asks whether to buy it again. */
export async function ownedItemIds(db: Db, buyerId: string): Promise<Set<string>> {
  const lines = await db.selectFrom("orderLines as l").select("l.itemId").where("l.buyerId", "=", buyerId).where(isOwned("l")).execute();
  return new Set(lines.map(({ itemId }) => itemId));
}

export type Buyer = WantedItems["buyer"];

/**
 * The ids of everything one buyer ever ordered. Account and address are one person: what was bought as a guest counts for
 * the account with that address, and the other way round.
 */
export const ordersByBuyer = ({ id, email }: Buyer): RawBuilder<string> => sql<string>`
  select b.id from orders b where (b.buyer_id is null and b.email = ${email}::text)
    or b.buyer_id = coalesce(${id}::text, (select u.id from ${account("u")} where u.email = ${email}::text))`;

/** What somebody keeps for their invoices. */
export async function invoiceDetailsOf(db: Db, buyerId: string): Promise<InvoiceDetails | undefined> {
  const row = await db.selectFrom("billingDetails").select("details").where("userId", "=", buyerId).executeTakeFirst();
  return row?.details;
}

/** Where a buyer is: as their invoices say, else as their last taxed order does. */
export async function placeOfBuyer(db: Db, buyerId: string): Promise<{ country: string; taxNumber: string | null } | undefined> {
  const details = await invoiceDetailsOf(db, buyerId);
  if (details?.country) return { country: details.country, taxNumber: details.taxId || null };
  const order = await db
    .selectFrom("orders")
    .select(["taxCountry", "taxNumber"])
    .where("buyerId", "=", buyerId)
    .where("taxCountry", "is not", null)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return order?.taxCountry ? { country: order.taxCountry, taxNumber: order.taxNumber } : undefined;
}

/** The ids of everything somebody ordered, also as a guest with their address. */
export const ordersOfPerson = (userId: string): RawBuilder<string> => sql<string>`
  select b.id from orders b where b.buyer_id = ${userId}
    or (b.buyer_id is null and b.email = (select u.email from ${account("u")} where u.id = ${userId}))`;

/** What all who ask at the same moment want, a column each; `askers` say whose it is. */
export interface WantedColumns {
  ids: string[];
  buyerIds: (string | null)[];
  emails: (string | null)[];
  askers: number[];
}

/** Columns of the wanted items. A typed address is no proof of ownership, so it does not tell what its owner has. */
export function wantedColumns(asked: readonly WantedItems[]): WantedColumns {
  const all = asked.flatMap(({ ids, buyer }, asker) => ids.map((id) => ({ id, buyer, asker })));
  return {
    ids: all.map(({ id }) => id),
    buyerIds: all.map(({ buyer }) => buyer.id),
    emails: all.map(({ buyer }) => (buyer.id === null ? null : buyer.email)),
    askers: all.map(({ asker }) => asker),
  };
}

/** The same as rows `w`. */
export const wantedRows = ({ ids, buyerIds, emails, askers }: WantedColumns) =>
  sql<{
    id: string;
    buyerId: string | null;
    email: string | null;
    asker: number;
  }>`unnest((select ${ids}::text[]), (select ${buyerIds}::text[]), (select ${emails}::text[]), (select ${askers}::int[]))`.as<"w">(
    sql`w (id, buyer_id, email, asker)`,
  );

/**
 * The licences the asker of `w` holds of a thing: by the account, or as a guest with its address before the next sign-in makes that the account's.
 * What a guest holds is found by the guest's orders, which are few, and looked through: else PostgreSQL reads all that was ever sold of the thing.
 */
export const ownedLicences = <Column extends QualifiedColumn>(
  itemType: ThingType,
  itemId: ColumnOutside<"l" | "o", Column>,
): RawBuilder<LicenceType[] | null> => {
  const open = sql`l.item_type = ${sql.lit(itemType)} and l.item_id = ${sql.ref(itemId)} and ${isOwned("l")}`;
  return sql<LicenceType[] | null>`(select array_agg(held.licence_type) from (
    select l.licence_type from order_lines l where l.buyer_id = w.buyer_id and ${open}
    union all select l.licence_type from (select g.* from order_lines g where g.order_id = any(array(
      select o.id from orders o where o.buyer_id is null and o.email = w.email)) offset 0) as l where ${open}) as held)`;
};

/** What was found, told apart by who asked. */
export function byAsker<Row extends { asker: number }, Answer>(
  asked: readonly WantedItems[],
  rows: readonly Row[],
  answer: (row: Row, now: Instant) => Answer,
) {
  const answers: Answer[][] = asked.map(() => []);
  for (const row of rows) answers[row.asker]?.push(answer(row, asked[row.asker]?.now ?? ""));
  return answers;
}

/** A sold line whose earnings still wait. */
export interface ClearingLine extends SoldFor {
  id: string;
  title: string;
  number: number;
  refundedCents: number;
  fulfilledAt: string;
  availableAt: string;
  /** Of all that wait, whenever they clear. */
  count: number;
}

/** More than anybody reads; a shop with more sells them within the days that are shown. */
const MOST_CLEARING = 5_000;

/** A creator's lines that clear until then, the next first: those that will, as things stand. What cost nothing clears nothing, unless we paid for it. */
export const clearingLines = (creatorId: string, until: string): RawBuilder<ClearingLine> => sql<ClearingLine>`
  select l.id, l.title, o.number, l.paid_cents, l.tax_cents, l.split, l.affiliate, l.refunded_cents, l.fulfilled_at, l.available_at, count(*) over ()::int as count
  from order_lines l join orders o on o.id = l.order_id
  where l.creator_id = ${creatorId} and l.fulfilled_at is not null and l.matured_at is null and not o.is_test
    and l.status in ('fulfilled', 'partially_refunded', 'refund_requested') and (l.paid_cents > 0 or l.split ? 'platformPaid') and l.available_at <= ${until}::timestamptz
  order by l.available_at, l.id limit ${sql.lit(MOST_CLEARING)}`;

/** Everybody an order is about: who bought it, also as a guest with their address, and who sold what is in it. */
export async function partiesOf(db: Db, orderId: string): Promise<(string | null)[]> {
  const { rows } = await sql<{ userId: string | null }>`${buyersOf(sql`o.id = ${orderId}`)}
    union select creator_id from order_lines where order_id = ${orderId}`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** Who bought the orders `o` of which this is true, also as a guest. */
export const buyersOf = (which: RawBuilder<unknown>) => sql`
  select coalesce(o.buyer_id, (select u.id from ${account("u")} where u.email = o.email)) as user_id from orders o where ${which}`;

export const orderRow = door("orders", [
  "id",
  "number",
  "buyerId",
  "email",
  "secretHash",
  "status",
  "currency",
  "subtotalCents",
  "discountCents",
  "taxCents",
  "totalCents",
  "refundedCents",
  "discountId",
  "discountCode",
  "provider",
  "intentId",
  "cardBrand",
  "cardLast4",
  "invoice",
  "isTest",
  "isDisputed",
  "isFraud",
  "createdAt",
  "expiresAt",
  "paidAt",
]);

export const orderLineRow = door("orderLines", [
  "id",
  "orderId",
  "buyerId",
  "position",
  "itemType",
  "itemId",
  "versionId",
  "version",
  "title",
  "specHash",
  "creatorId",
  "shopName",
  "licenceType",
  "seats",
  "listCents",
  "discountCents",
  "codeCents",
  "taxCents",
  "paidCents",
  "refundedCents",
  "split",
  "status",
  "fulfilledAt",
  "maturedAt",
  "pausedAt",
  "upgradeOf",
  "saleEventId",
  "affiliate",
  "bundleId",
  "bundleTitle",
]);
export const lineDownloadRow = door("lineDownloads", ["lineId", "fileId", "count", "version", "firstAt", "lastAt"]);
export const licenceRow = door("licences", ["code", "lineId", "type", "seats", "termsVersion", "issuedAt", "revokedAt"]);

interface Days {
  from: string;
  until: string;
}

/** Rows of the tax report: what was sold on those days, an order a row. Whose books close by quarters. */
export const taxedSales = ({ from, until }: Days): RawBuilder<unknown> => sql`
  select o.tax_country as country, o.tax_bps as rate_bps, o.is_reverse_charge, 1 as sales, (o.total_cents - o.tax_cents)::bigint as net,
    o.tax_cents::bigint as tax, 0::bigint as net_back, 0::bigint as tax_back
  from orders o where o.tax_country is not null and not o.is_test
    and o.paid_at >= ${from}::timestamptz and o.paid_at < ${until}::timestamptz and o.total_cents > 0`;

/** The same of what came back, whenever it was sold: each part its share of the line's tax, as the books have it. */
export const taxedRefunds = ({ from, until }: Days): RawBuilder<unknown> => sql`
  select o.tax_country, o.tax_bps, o.is_reverse_charge, 0, 0, 0, r.cents - back.tax, back.tax
  from line_refunds r join order_lines l on l.id = r.line_id join orders o on o.id = l.order_id,
    lateral (select (round(l.tax_cents::numeric * (r.refunded_before + r.cents) / l.paid_cents)
      - round(l.tax_cents::numeric * r.refunded_before / l.paid_cents))::bigint as tax) back
  where o.tax_country is not null and not o.is_test and r.at >= ${from}::timestamptz and r.at < ${until}::timestamptz`;

/** Orders of those days for whose country neither two pieces speak nor one and the buyer's word. */
export const unprovenOrders = ({ from, until }: Days): RawBuilder<unknown> => sql`
  select o.id from orders o where o.tax_country is not null and not o.is_test and o.total_cents > 0
    and o.paid_at >= ${from}::timestamptz and o.paid_at < ${until}::timestamptz
    and (coalesce((o.tax_evidence ->> 'billing') = o.tax_country, false))::int
      + (coalesce((o.tax_evidence ->> 'connection') = o.tax_country, false))::int
      + (coalesce(o.card_country = o.tax_country, false))::int
      + (coalesce((o.tax_evidence ->> 'isConfirmed')::boolean, false))::int < 2`;

/** What the code `discountId` names in a statement took off paid orders, what was paid for the lines it touched, and what of it we paid. */
export const codeSums = (discountId: string): RawBuilder<{ givenCents: number; revenueCents: number; platformPaidCents: number }> =>
  sql`(select json_build_object('givenCents', coalesce(sum(l.code_cents), 0), 'revenueCents', coalesce(sum(l.paid_cents - l.tax_cents), 0),
      'platformPaidCents', coalesce(sum((l.split ->> 'platformPaid')::int), 0))
    from orders o join order_lines l on l.order_id = o.id
    where o.discount_id = ${sql.ref(discountId)} and o.status = 'paid' and not o.is_test and l.code_cents > 0)`;

/** What the code `discountId` names took off one creator's paid lines beyond our commission. */
export const codeGiven = (discountId: string, creatorId: string): RawBuilder<number> =>
  sql`(select coalesce(sum((l.split ->> 'creatorPaid')::int), 0)::int from orders o join order_lines l on l.order_id = o.id
    where o.discount_id = ${sql.ref(discountId)} and o.status = 'paid' and not o.is_test and l.creator_id = ${creatorId})`;

/** What was sold in the sale event `eventId` names: lines, what was paid for them, and what it took off. */
export const saleSums = (eventId: string): RawBuilder<{ sales: number; revenueCents: number; givenCents: number }> =>
  sql`(select json_build_object('sales', count(*), 'revenueCents', coalesce(sum(l.paid_cents - l.tax_cents), 0),
      'givenCents', coalesce(sum(l.discount_cents - l.code_cents), 0))
    from order_lines l join orders o on o.id = l.order_id where l.sale_event_id = ${sql.ref(eventId)} and o.status = 'paid' and not o.is_test)`;

/** What a creator's own codes and sale events ever took off what was paid. Of a code of ours we always pay a part. */
export const creatorSaleSums = (creatorId: RawBuilder<unknown>): RawBuilder<{ givenCents: number; saleGivenCents: number }> =>
  sql`(select json_build_object('givenCents', coalesce(sum(l.code_cents) filter (where not l.split ? 'platformPaid'), 0),
      'saleGivenCents', coalesce(sum(l.discount_cents - l.code_cents) filter (where l.sale_event_id is not null), 0))
    from order_lines l join orders o on o.id = l.order_id
    where l.creator_id = ${creatorId} and l.discount_cents > 0 and l.fulfilled_at is not null and not o.is_test)`;

/** What was bought with a bundle: in how many orders, and what its items came to in them. */
interface BundleSales {
  bundleId: string;
  sales: number;
  soldCents: number;
}

/** Of these bundles of one creator, those that were ever bought; tests and what went back are left out. */
export const bundleSales = (creatorId: string, bundleIds: readonly string[]): RawBuilder<BundleSales> => sql<BundleSales>`
  select l.bundle_id, count(distinct l.order_id)::int as sales, sum(l.paid_cents - l.tax_cents)::int as sold_cents
  from order_lines l join orders o on o.id = l.order_id
  where l.bundle_id = any(${bundleIds}::text[]) and l.creator_id = ${creatorId} and ${isOwned("l")} and not o.is_test group by l.bundle_id`;
