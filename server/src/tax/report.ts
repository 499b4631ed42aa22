import { TAX } from "@blenda/domain/tax/constants";
import type { TaxReportRow } from "@blenda/domain/tax/model";
import { sql } from "kysely";
import { taxedRefunds, taxedSales, unprovenOrders } from "../orders/sql.ts";
import type { Db } from "../platform/database/db.ts";

interface Days {
  from: string;
  until: string;
}

/** What was sold and what came back on those days, by country and rate. */
export async function reportRows(db: Db, days: Days): Promise<TaxReportRow[]> {
  const { rows } = await sql<TaxReportRow>`
    select country, rate_bps, is_reverse_charge, sum(sales)::int as sales, sum(net)::bigint as net_cents, sum(tax)::bigint as tax_cents,
      sum(net_back)::bigint as refunded_net_cents, sum(tax_back)::bigint as refunded_tax_cents
    from (${taxedSales(days)} union all ${taxedRefunds(days)}) moved
    group by 1, 2, 3 order by 1, 3, 2 limit ${sql.lit(TAX.REPORT_ROWS_MOST)}`.execute(db);
  return rows;
}

/** Sales whose country fewer than two pieces speak for. */
export async function unprovenSales(db: Db, days: Days): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${unprovenOrders(days)}) unproven`.execute(db);
  return rows[0]?.count ?? 0;
}
