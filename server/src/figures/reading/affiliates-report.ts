import type { AffiliatesReport, AffiliatesRow } from "@blenda/domain/figures/affiliates-report";
import type { Range } from "@blenda/domain/figures/model";
import { dayAfter, previousOf } from "@blenda/domain/figures/rules";
import { sql } from "kysely";
import { orderLineRow } from "../../orders/sql.ts";
import type { Db } from "../../platform/database/db.ts";

const AMOUNTS = ["sales", "grossCents", "affiliateCents", "earnedCents"] as const;

/** What was sold through affiliates whose share the creator pays, by affiliate. Only such sales are read, by an index of their own. */
export async function affiliatesReportOf(db: Db, creatorId: string, range: Range): Promise<AffiliatesReport> {
  const previous = previousOf(range);
  const [rows, before] = await Promise.all([rowsOf(db, creatorId, range), rowsOf(db, creatorId, previous)]);
  return { range, previous, totals: sumOf(rows), previousTotals: sumOf(before), rows };
}

const sumOf = (rows: readonly AffiliatesRow[]): AffiliatesReport["totals"] => {
  const sum = (of: (typeof AMOUNTS)[number]) => rows.reduce((total, row) => total + row[of], 0);
  return {
    ...{ sales: sum("sales"), grossCents: sum("grossCents") },
    ...{ affiliateCents: sum("affiliateCents"), earnedCents: sum("earnedCents") },
  };
};

async function rowsOf(db: Db, creatorId: string, { from, to }: Range): Promise<AffiliatesRow[]> {
  const { rows } = await sql<AffiliatesRow>`
    select l.affiliate ->> 'userId' as key, max(l.affiliate ->> 'ref') as name, count(*)::int as sales, sum(s.list_cents)::bigint as gross_cents,
      sum(s.affiliate_cents)::bigint as affiliate_cents, sum(s.earned_cents)::bigint as earned_cents
    from sale_lines s join ${orderLineRow("l")} on l.id = s.line_id
    where s.creator_id = ${creatorId} and s.affiliate_cents > 0
      and s.sold_at >= ${`${from}T00:00:00.000Z`}::timestamptz and s.sold_at < ${`${dayAfter(to, 1)}T00:00:00.000Z`}::timestamptz
    group by l.affiliate ->> 'userId' order by affiliate_cents desc, key`.execute(db);
  return rows;
}
