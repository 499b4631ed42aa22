import type { PartialTerm, SaleState, SoldLicence, Source } from "@blenda/domain/figures/constants";
import type { ItemKey, SaleLine, SaleTotals } from "@blenda/domain/figures/model";
import { dayAfter } from "@blenda/domain/figures/rules";
import { type Selectable, sql } from "kysely";
import type { Database, Db } from "../../platform/database/db.ts";
import { keysetList } from "../../platform/database/keyset-list.ts";
import { wholeDays } from "./days-repository.ts";
import { itemsByKey, itemsByTitle } from "./items-repository.ts";
import { sumOf } from "./periods.ts";
import { creatorSlice } from "./slice.ts";

type Row = Selectable<Database["saleLines"]>;

export interface SalesFilter {
  from: string;
  to: string;
  item?: ItemKey | undefined;
  country?: string | undefined;
  source?: Source | undefined;
  licence?: SoldLicence | undefined;
  state?: SaleState | undefined;
  term?: PartialTerm | undefined;
  text?: string | undefined;
}

/** What a sale must have to be part of a term. */
const PART_OF: Readonly<Record<PartialTerm, "s.offCents" | "s.refundedCents" | "s.affiliateCents">> = {
  discounts: "s.offCents",
  refunds: "s.refundedCents",
  affiliates: "s.affiliateCents",
};

export const salesList = keysetList({
  columns: {
    at: { by: sql`s.sold_at`, kind: "instant" },
    list: { by: sql`s.list_cents`, kind: "integer" },
    earned: { by: sql`s.earned_cents`, kind: "integer" },
  },
  id: sql`s.line_id`,
  usual: { sort: "at", direction: "desc" },
});

const paidLines = (db: Db, creatorId: string) =>
  db.selectFrom("saleLines as s").selectAll("s").where("s.creatorId", "=", creatorId).where(sql<boolean>`s.list_cents > 0`);

const ORDER_NUMBER = /^#?(\d{1,15})$/;

/** The text is an order's number, or words of a title. */
export async function selectSales(db: Db, creatorId: string, asked: SalesFilter) {
  const { from, to, item, country, source, licence, state, term, text } = asked;
  const words = text?.trim() ?? "";
  const number = ORDER_NUMBER.exec(words)?.[1];
  const keys = words && !number ? await itemsByTitle(db, creatorId, words) : null;
  return paidLines(db, creatorId)
    .where("s.soldAt", ">=", `${from}T00:00:00.000Z`)
    .where("s.soldAt", "<", `${dayAfter(to, 1)}T00:00:00.000Z`)
    .$if(item !== undefined, (q) => q.where("s.itemKey", "=", item ?? ""))
    .$if(country !== undefined, (q) => q.where("s.country", "=", country ?? ""))
    .$if(source !== undefined, (q) => q.where("s.source", "=", source ?? "unknown"))
    .$if(licence !== undefined, (q) => q.where("s.licence", "=", licence ?? "none"))
    .$if(state !== undefined, (q) => q.where("s.state", "=", state ?? "clears"))
    .$if(term !== undefined, (q) => q.where(PART_OF[term ?? "refunds"], "<>", 0))
    .$if(number !== undefined, (q) => q.where("s.orderNumber", "=", Number(number)))
    .$if(keys !== null, (q) => q.where(sql<boolean>`s.item_key = any(${keys ?? []}::text[])`));
}

type Sales = Awaited<ReturnType<typeof selectSales>>;

/** Everything the filter finds. Narrowed by one thing at most it is in the sums of the days; else it is counted. */
export async function totalsOf(db: Db, creatorId: string, filter: SalesFilter, found: Sales): Promise<SaleTotals> {
  const { from, to, state, term, text, ...facets } = filter;
  const narrowed = Object.values(facets).filter((facet) => facet !== undefined).length;
  if (state !== undefined || term !== undefined || text?.trim() || narrowed > 1) return countTotals(db, found);
  const days = await wholeDays(db, creatorSlice(creatorId, facets), { from, to });
  return {
    sales: sumOf(days, "sales"),
    listCents: sumOf(days, "gross"),
    offCents: sumOf(days, "discounts"),
    refundedCents: sumOf(days, "soldRefunded"),
    feesCents: sumOf(days, "soldCommission") + sumOf(days, "card") + sumOf(days, "affiliate"),
    earnedCents: sumOf(days, "soldEarned"),
  };
}

async function countTotals(db: Db, found: Sales): Promise<SaleTotals> {
  const { rows } = await sql<SaleTotals>`select count(*) as sales, coalesce(sum(list_cents), 0)::bigint as list_cents,
      coalesce(sum(off_cents), 0)::bigint as off_cents, coalesce(sum(refunded_cents), 0)::bigint as refunded_cents,
      coalesce(sum(commission_cents + card_cents + affiliate_cents), 0)::bigint as fees_cents,
      coalesce(sum(earned_cents), 0)::bigint as earned_cents from (${found}) as found`.execute(db);
  return rows[0] as SaleTotals;
}

export async function shownLines(db: Db, rows: readonly Row[]): Promise<SaleLine[]> {
  const itemOf = await itemsByKey(db, [...new Set(rows.map(({ itemKey }) => itemKey))]);
  return rows.map((row) => ({
    id: row.lineId,
    orderNumber: String(row.orderNumber),
    at: row.soldAt,
    item: itemOf(row.itemKey),
    licence: row.licence,
    country: row.country,
    source: row.source,
    listCents: row.listCents,
    offCents: row.offCents,
    refundedCents: row.refundedCents,
    feesCents: row.commissionCents + row.cardCents + row.affiliateCents,
    earnedCents: row.earnedCents,
    state: row.state,
    clearsAt: row.clearsAt,
  }));
}

export async function lastSales(db: Db, creatorId: string, most: number): Promise<SaleLine[]> {
  const rows = await paidLines(db, creatorId).orderBy("s.soldAt", "desc").orderBy("s.lineId", "desc").limit(most).execute();
  return shownLines(db, rows);
}
