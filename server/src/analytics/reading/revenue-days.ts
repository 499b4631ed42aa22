import type { RevenueSums } from "@blenda/domain/analytics/model";
import type { DayRange } from "@blenda/domain/figures/rules";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { type Spans, spansOf } from "./spans.ts";

const sums = sql.raw(
  ["orders", "lines", "cents", "verified_cents", "agreed_orders"].map((name) => `sum(${name})::bigint as ${name}`).join(", "),
);

export const revenueByDay = prepared<DayRange, RevenueSums & { day: string }>(
  (_db, { from, to }) => sql<RevenueSums & { day: string }>`select day, orders, lines, cents, verified_cents, agreed_orders
    from revenue_days where country = '' and day >= ${from} and day <= ${to} order by day`,
);

const byCountry = prepared<Spans, RevenueSums & { country: string }>(
  (_db, spans) => sql<RevenueSums & { country: string }>`select country, ${sums} from (
      select * from revenue_months where month >= ${spans.firstMonth} and month <= ${spans.lastMonth}
      union all select d.* from unnest(${spans.froms}::text[], ${spans.tos}::text[]) as s (first, last)
        cross join lateral (select * from revenue_days r where r.day >= s.first and r.day <= s.last and r.country <> '') as d) as each
    group by country having sum(lines) > 0`,
);

export const revenueByCountry = (db: Db, range: DayRange) => byCountry(db, spansOf(range));
