import type { DiscountGroup } from "@blenda/domain/figures/constants";
import type { DiscountsReport, DiscountsRow } from "@blenda/domain/figures/discounts-report";
import type { Range } from "@blenda/domain/figures/model";
import { dayAfter, previousOf } from "@blenda/domain/figures/rules";
import { type RawBuilder, sql } from "kysely";
import { orderLineRow, orderRow } from "../../orders/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { saleEventRow } from "../../sale-events/sql.ts";

const AMOUNTS = ["sales", "grossCents", "offCents", "platformPaidCents", "earnedCents"] as const;

/**
 * What was sold for less, by what took it off: a code, a sale event or a bundle. Only sales with a discount are read, by an index of their own;
 * so that its rows come to the discounts of the other reports, what had none of them is a row too.
 */
export async function discountsReportOf(
  db: Db,
  creatorId: string,
  { by, ...range }: Range & { by: DiscountGroup },
): Promise<DiscountsReport> {
  const previous = previousOf(range);
  const [rows, before] = await Promise.all([rowsOf(db, creatorId, range, by), rowsOf(db, creatorId, previous, by)]);
  return { range, previous, totals: sumOf(rows), previousTotals: sumOf(before), rows };
}

const sumOf = (rows: readonly DiscountsRow[]): DiscountsReport["totals"] => {
  const sum = (of: (typeof AMOUNTS)[number]) => rows.reduce((total, row) => total + row[of], 0);
  return {
    ...{ sales: sum("sales"), grossCents: sum("grossCents"), offCents: sum("offCents") },
    ...{ platformPaidCents: sum("platformPaidCents"), earnedCents: sum("earnedCents") },
  };
};

const NONE = sql`''`;

interface GroupKey {
  key: RawBuilder<unknown>;
  name: RawBuilder<unknown>;
}
const CODE: GroupKey = { key: sql`coalesce(o.discount_code, '')`, name: sql`coalesce(o.discount_code, '')` };
const EVENT: GroupKey = { key: sql`coalesce(e.id, '')`, name: sql`coalesce(e.name, '')` };
/** A line that came with a bundle is in a sale where that takes more off. */
const BUNDLE: GroupKey = {
  key: sql`case when e.id is null then coalesce(l.bundle_id, '') else '' end`,
  name: sql`case when e.id is null then coalesce(l.bundle_title, '') else '' end`,
};
const NOBODY: GroupKey = { key: NONE, name: NONE };

/**
 * A line's discount is what its code took off and what its sale or bundle did, mostly one of them alone; beside goodwill it is both. The sale itself
 * counts once: with the part that is asked for.
 */
const PARTS: Readonly<Record<DiscountGroup, { byCode: GroupKey; byRest: GroupKey; first: "code" | "rest" }>> = {
  code: { byCode: CODE, byRest: NOBODY, first: "code" },
  event: { byCode: NOBODY, byRest: EVENT, first: "rest" },
  bundle: { byCode: NOBODY, byRest: BUNDLE, first: "rest" },
};

async function rowsOf(db: Db, creatorId: string, { from, to }: Range, by: DiscountGroup): Promise<DiscountsRow[]> {
  const { byCode, byRest, first } = PARTS[by];
  const isSale = first === "code" ? sql`is_code or l.code_cents = 0` : sql`not is_code or l.code_cents = s.off_cents`;
  const { rows } = await sql<DiscountsRow>`
    select part.key, max(part.name) as name, count(*) filter (where ${isSale})::int as sales,
      coalesce(sum(s.list_cents) filter (where ${isSale}), 0)::bigint as gross_cents, sum(part.off_cents)::bigint as off_cents,
      coalesce(sum((l.split ->> 'platformPaid')::int) filter (where is_code), 0)::bigint as platform_paid_cents,
      coalesce(sum(s.earned_cents) filter (where ${isSale}), 0)::bigint as earned_cents
    from sale_lines s join ${orderLineRow("l")} on l.id = s.line_id join ${orderRow("o")} on o.id = s.order_id
      left join ${saleEventRow("e")} on e.id = l.sale_event_id
      cross join lateral (values (true, ${byCode.key}, ${byCode.name}, l.code_cents),
        (false, ${byRest.key}, ${byRest.name}, s.off_cents - l.code_cents)) as part (is_code, key, name, off_cents)
    where s.creator_id = ${creatorId} and s.off_cents > 0 and part.off_cents > 0
      and s.sold_at >= ${`${from}T00:00:00.000Z`}::timestamptz and s.sold_at < ${`${dayAfter(to, 1)}T00:00:00.000Z`}::timestamptz
    group by part.key order by off_cents desc, key`.execute(db);
  return rows;
}
