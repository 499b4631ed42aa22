import type { VisitStep } from "@blenda/domain/tracking/constants";
import { type Insertable, sql } from "kysely";
import { anyOf } from "../../platform/database/any-of.ts";
import { batched } from "../../platform/database/batched.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { asRecordSet } from "../../platform/database/record-set.ts";

export type NewVisit = Insertable<Database["visits"]>;

/** Everything that is told in one moment is one statement; of two that say the same, the second says nothing new. */
const noted = (ids: readonly string[], rows: readonly { id: string }[]): boolean[] => {
  const written = new Set(rows.map(({ id }) => id));
  return ids.map((id) => written.has(id));
};

interface Rows {
  rows: string;
}

const COLUMNS = [
  ...["id", "user_id", "day", "started_at", "last_seen_at", "page_views", "seconds", "referral_source", "utm_source", "utm_medium"],
  ...["utm_campaign", "utm_content", "utm_term", "device", "user_agent", "consent_version", "consent_at"],
];
const columns = sql.raw(COLUMNS.join(", "));
const insertVisits = prepared<Rows, { id: string }>(
  (_db, { rows }) => sql<{ id: string }>`insert into visits (${columns})
    select ${columns} from jsonb_populate_recordset(null::visits, ${rows}::jsonb) order by id on conflict (id) do nothing returning id`,
);

/** A page does not wait for what it tells of its visit. */
const GATHER_MS = 5;
const byVisit = { apart: ({ id }: { id: string }) => id, gatherMs: GATHER_MS };

export const addVisit = batched(async (db: Db, visits: NewVisit[]): Promise<boolean[]> => {
  return noted(
    visits.map(({ id }) => id),
    await insertVisits(db, { rows: asRecordSet(visits) }),
  );
}, byVisit);

export interface Mark {
  id: string;
  userId: string | null;
  pageViews: number;
  seconds: number;
  seenAt: string;
  /** A visit that lasts longer is another one. */
  startedAfter: string;
}

/** Whoever signs in on the way is who it was all along; nobody else's visit is touched. */
const updateMarks = prepared<Rows, { id: string }>(
  (_db, { rows }) => sql<{
    id: string;
  }>`update visits v set page_views = greatest(v.page_views, n.page_views), seconds = greatest(v.seconds, n.seconds),
      user_id = coalesce(v.user_id, n.user_id), last_seen_at = greatest(v.last_seen_at, n.seen_at), is_uncounted = true
    from jsonb_to_recordset(${rows}::jsonb)
      as n (id text, user_id text, page_views integer, seconds integer, seen_at timestamptz, started_after timestamptz)
    where v.id = n.id and v.started_at > n.started_after and (v.user_id is null or n.user_id is null or v.user_id = n.user_id)
    returning v.id`,
);

export const markVisits = batched(async (db: Db, marks: Mark[]): Promise<boolean[]> => {
  return noted(
    marks.map(({ id }) => id),
    await updateMarks(db, { rows: asRecordSet(marks) }),
  );
}, byVisit);

export interface Step {
  id: string;
  step: VisitStep;
  seenAt: string;
}

const updateSteps = prepared<Rows, { id: string }>(
  (_db, { rows }) => sql<{
    id: string;
  }>`update visits v set has_product = v.has_product or n.step = 'product', has_cart = v.has_cart or n.step = 'cart',
      has_checkout = v.has_checkout or n.step = 'checkout', last_seen_at = greatest(v.last_seen_at, n.seen_at), is_uncounted = true
    from jsonb_to_recordset(${rows}::jsonb) as n (id text, step text, seen_at timestamptz)
    where v.id = n.id and not case n.step when 'product' then v.has_product when 'cart' then v.has_cart else v.has_checkout end
    returning v.id`,
);

export const addSteps = batched(async (db: Db, steps: Step[]): Promise<boolean[]> => {
  return noted(
    steps.map(({ id }) => id),
    await updateSteps(db, { rows: asRecordSet(steps) }),
  );
}, byVisit);

/** A payment belongs to the visit its order was made in. */
export async function addPayments(tx: Tx, payments: readonly { id: string; orders: number; cents: number }[]): Promise<void> {
  if (payments.length === 0) return;
  await sql`update visits v set paid_orders = v.paid_orders + n.orders, paid_cents = v.paid_cents + n.cents, is_uncounted = true
    from jsonb_to_recordset(${asRecordSet(payments)}::jsonb) as n (id text, orders integer, cents bigint) where v.id = n.id`.execute(tx);
}

/** Visits and records before this day go; what was counted of them stays in the sums. Uncounted ones are counted first. */
export async function removeVisitsBefore(db: Db, day: string, limit: number): Promise<number> {
  const gone = await db
    .selectFrom("visits")
    .select("id")
    .where("day", "<", day)
    .where("isUncounted", "=", false)
    .orderBy("day")
    .limit(limit)
    .execute();
  if (gone.length > 0)
    await db
      .deleteFrom("visits")
      .where("id", "=", anyOf(gone.map(({ id }) => id)))
      .execute();
  return gone.length;
}
