import { AFFILIATES, type CommissionState } from "@blenda/domain/affiliates/constants";
import type { Commission, SuspiciousCommission } from "@blenda/domain/affiliates/model";
import { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { account } from "../../identity/sql.ts";
import { CursorId, cursorCodec } from "../../platform/database/cursor.ts";
import type { Db, Tx } from "../../platform/database/db.ts";

const COLUMNS = sql`c.line_id as id, c.order_number::text as order_number, c.title, c.item_type, c.item_id, c.programme, c.bps, c.base_cents,
  c.cents, c.state, c.reason, c.note, c.clicked_at, c.path, c.sub, c.bound_at, c.ordered_at, c.available_at, c.paid_out_at`;
const place = cursorCodec(Instant, CursorId);

function pageOf<Row extends { id: string; orderedAt: string }>(rows: Row[]): { rows: Row[]; next: string | null } {
  const page = rows.slice(0, AFFILIATES.PAGE);
  const last = page.at(-1);
  return { rows: page, next: rows.length > page.length && last ? place.write(last.orderedAt, last.id) : null };
}

export async function trailOf(db: Db, userId: string, state: CommissionState | undefined, after: string | undefined) {
  const [at, id] = place.read(after) ?? [];
  const { rows } = await sql<Commission>`select ${COLUMNS} from affiliate_commissions c where c.affiliate_id = ${userId}
    ${state === undefined ? sql`` : sql`and c.state = ${state}`}
    ${at === undefined ? sql`` : sql`and (c.ordered_at, c.line_id) < (${at}::timestamptz, ${id})`}
    order by c.ordered_at desc, c.line_id desc limit ${AFFILIATES.PAGE + 1}`.execute(db);
  return pageOf(rows);
}

export async function inReview(db: Db, after: string | undefined) {
  const [at, id] = place.read(after) ?? [];
  const { rows } = await sql<SuspiciousCommission>`
    select ${COLUMNS}, c.affiliate_id, u.display_name as affiliate_name, u.global_affiliate_id, c.why,
      (select count(*)::int from affiliate_commissions o where o.affiliate_id = c.affiliate_id and o.reason in ('self', 'same_card', 'same_device')) as own_orders
    from affiliate_commissions c join ${account("u")} on u.id = c.affiliate_id
    where c.state = 'review' ${at === undefined ? sql`` : sql`and (c.ordered_at, c.line_id) > (${at}::timestamptz, ${id})`}
    order by c.ordered_at, c.line_id limit ${AFFILIATES.PAGE + 1}`.execute(db);
  return pageOf(rows);
}

interface Decision {
  note: string;
  decidedBy: string;
  decidedAt: Instant;
}

export async function noteDecision(tx: Tx, lineId: string, decision: Decision): Promise<void> {
  await tx.updateTable("affiliateCommissions").set(decision).where("lineId", "=", lineId).execute();
}
