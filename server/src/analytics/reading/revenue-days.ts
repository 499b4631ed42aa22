import type { RevenueSums } from "@blenda/domain/analytics/model";
import type { DayRange } from "@blenda/domain/figures/rules";
import { sql } from "kysely";
import { prepared } from "../../platform/database/prepared.ts";

const sums = sql.raw(
  ["orders", "lines", "cents", "verified_cents", "agreed_orders"].map((name) => `sum(${name})::bigint as ${name}`).join(", "),
);

type Days = DayRange;

export const revenueByDay = prepared<Days, RevenueSums & { day: string }>(
  (_db, { from, to }) =>
    sql<
      RevenueSums & { day: string }
    >`select day, ${sums} from revenue_days where day >= ${from} and day <= ${to} group by day order by day`,
);

export const revenueByCountry = prepared<Days, RevenueSums & { country: string }>(
  (_db, { from, to }) =>
    sql<
      RevenueSums & { country: string }
    >`select country, ${sums} from revenue_days where day >= ${from} and day <= ${to} group by country having sum(lines) > 0`,
);
