import type { CaseLine } from "@blenda/domain/refunds/cases/model";
import { percentOf } from "@blenda/domain/refunds/cases/rules";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";

/** Given back, or promised. */
const GIVEN = sql.raw("('auto_approved', 'approved', 'processing', 'failed', 'refunded')");

interface HistoryCounts {
  id: string;
  of: number;
  refunds: number;
  warnings: number;
}

const warningsOf = (side: "buyer" | "creator") =>
  sql`(select count(*) from refund_case_warnings w where w.user_id = p.id and w.side = ${sql.lit(side)})::int as warnings`;

/** What these people bought and gave back. Test orders count on neither side. */
export async function buyerHistories(db: Db, ids: readonly string[]): Promise<Map<string, CaseLine["buyer"]>> {
  const { rows } = await sql<HistoryCounts>`select p.id,
      (select count(*) from orders o where o.buyer_id = p.id and o.status = 'paid' and not o.is_test)::int as of,
      (select count(*) from refunds r where r.buyer_id = p.id and r.status in ${GIVEN})::int as refunds, ${warningsOf("buyer")}
    from unnest(${[...new Set(ids)]}::text[]) as p (id)`.execute(db);
  return new Map(
    rows.map(({ id, of: orders, refunds, warnings }) => [id, { orders, refunds, warnings, percent: percentOf(refunds, orders) }]),
  );
}

/** What these people sold and had to give back. */
export async function creatorHistories(db: Db, ids: readonly (string | null)[]): Promise<Map<string, NonNullable<CaseLine["creator"]>>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  const { rows } = await sql<HistoryCounts>`select p.id,
      (select count(*) from order_lines l where l.creator_id = p.id and l.fulfilled_at is not null)::int as of,
      (select count(*) from refunds r where r.creator_id = p.id and r.status in ${GIVEN})::int as refunds, ${warningsOf("creator")}
    from unnest(${wanted}::text[]) as p (id)`.execute(db);
  return new Map(
    rows.map(({ id, of: sales, refunds, warnings }) => [id, { sales, refunds, warnings, percent: percentOf(refunds, sales) }]),
  );
}
