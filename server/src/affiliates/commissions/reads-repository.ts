import { AFFILIATES, type AffiliateRange, type CommissionState } from "@blenda/domain/affiliates/constants";
import type { AffiliateFigures, Commission, LinkFigures, SuspiciousCommission } from "@blenda/domain/affiliates/model";
import { addDays } from "@blenda/domain/shared/calendar";
import { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { account } from "../../identity/sql.ts";
import { CursorId, cursorCodec } from "../../platform/database/cursor.ts";
import type { Db, Tx } from "../../platform/database/db.ts";

const DAWN = "2000-01-01T00:00:00.000Z";
const since = (range: AffiliateRange, now: Instant): Instant => (range === "all" ? DAWN : addDays(now, -Number(range)));

export async function figuresOf(db: Db, userId: string, range: AffiliateRange, now: Instant): Promise<AffiliateFigures> {
  const from = since(range, now);
  const clicks = await sql<{ clicks: number; visitors: number; signUps: number }>`
    select count(*)::int as clicks, count(*) filter (where is_first)::int as visitors, count(signed_up_at)::int as sign_ups
    from affiliate_clicks where affiliate_id = ${userId} and at > ${from}::timestamptz`.execute(db);
  const states = await sql<{ state: CommissionState; orders: number; cents: number }>`
    select state, count(distinct order_id)::int as orders, sum(cents)::bigint as cents from affiliate_commissions
    where affiliate_id = ${userId} and ordered_at > ${from}::timestamptz group by state`.execute(db);
  const sum = (...of: CommissionState[]) => {
    const rows = states.rows.filter(({ state }) => of.includes(state));
    return { orders: rows.reduce((all, { orders }) => all + orders, 0), cents: rows.reduce((all, { cents }) => all + cents, 0) };
  };
  const earned = sum("pending", "review", "approved", "in_payout", "paid");
  return {
    ...(clicks.rows[0] ?? { clicks: 0, visitors: 0, signUps: 0 }),
    ...{ orders: earned.orders, earnedCents: earned.cents },
    ...{ pending: sum("pending", "review"), approved: sum("approved", "in_payout"), paid: sum("paid") },
  };
}

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

const LINKS = 100;

export async function linksOf(db: Db, userId: string, range: AffiliateRange, now: Instant): Promise<LinkFigures[]> {
  const from = since(range, now);
  const { rows } = await sql<LinkFigures>`
    select path, sub, sum(clicks)::int as clicks, sum(sign_ups)::int as sign_ups, sum(orders)::int as orders, sum(cents)::bigint as cents from (
      select path, sub, count(*) as clicks, count(signed_up_at) as sign_ups, 0 as orders, 0 as cents from affiliate_clicks
        where affiliate_id = ${userId} and at > ${from}::timestamptz group by path, sub
      union all select path, sub, 0, 0, count(distinct order_id) filter (where cents > 0), sum(cents) from affiliate_commissions
        where affiliate_id = ${userId} and ordered_at > ${from}::timestamptz group by path, sub) as both_ways
    group by path, sub order by clicks desc, path, sub limit ${LINKS}`.execute(db);
  return rows;
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
