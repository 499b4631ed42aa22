import type { ProgrammeTerms } from "@blenda/domain/affiliates/model";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { productRow } from "../../catalogue/sql.ts";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import { anyOf } from "../../platform/database/any-of.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { jsonb } from "../../platform/events/outbox.ts";
import { shopRow } from "../../shops/sql.ts";
import { trainingRow } from "../../trainings/sql.ts";
import { currentProgramme, NO_TERMS } from "../people/record-repository.ts";

/** What a programme promises from now on. What it promised before stays written, for clicks of before. */
export async function changeTerms(
  tx: Tx,
  creatorId: string,
  now: Instant,
  change: (terms: ProgrammeTerms) => ProgrammeTerms,
  mayAsk?: boolean,
): Promise<void> {
  await advisoryLock(tx, `affiliate programme of ${creatorId}`);
  const before = await currentProgramme(tx, creatorId);
  const terms = jsonb(change(before?.terms ?? NO_TERMS));
  const next = { terms, mayAsk: mayAsk ?? before?.mayAsk ?? false };
  await tx
    .insertInto("affiliateProgrammes")
    .values({ creatorId, since: now, ...next })
    .onConflict((c) => c.columns(["creatorId", "since"]).doUpdateSet(next))
    .execute();
}

/** What was promised to an address is promised to whoever turns out to have it. */
export async function carryShare(tx: Tx, creatorId: string, recordId: string, userId: string, now: Instant): Promise<void> {
  const bps = (await currentProgramme(tx, creatorId))?.terms.people[recordId];
  if (bps !== undefined)
    await changeTerms(tx, creatorId, now, ({ people, ...terms }) => ({ ...terms, people: { ...people, [userId]: bps } }));
}

interface SoldItem {
  itemKey: string;
  title: string;
  priceCents: number;
}
const MOST = 500;

/** Everything somebody sells. */
export async function itemsOf(db: Db, creatorId: string): Promise<SoldItem[]> {
  const { rows } = await sql<SoldItem>`
    select 'product:' || p.id as item_key, p.title, p.price_cents from ${productRow("p")}
      where p.creator_id = ${creatorId} and p.status = 'published' and p.price_cents > 0
    union all select 'training:' || t.id, t.title, t.price_cents from ${trainingRow("t")}
      where t.creator_id = ${creatorId} and t.status = 'published' and t.price_cents > 0
    order by title limit ${MOST}`.execute(db);
  return rows;
}

/** What our own page tells its arithmetic by: the newest thing that costs about as much as most do. */
export async function exampleItem(db: Db) {
  const { rows } = await sql<{ itemId: string; title: string; shopName: string; priceCents: number }>`
    select p.id as item_id, p.title, s.name as shop_name, p.price_cents from ${productRow("p")} join ${shopRow("s")} on s.creator_id = p.creator_id
    where p.status = 'published' and p.price_cents between 1500 and 6000 order by p.published_at desc nulls last limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The pages of somebody's shop: a click that leads to one is a click for them. */
export async function pagesOf(db: Db, creatorId: string): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select '/shop/' || s.slug as path from ${shopRow("s")} where s.creator_id = ${creatorId}
    union all (select '/product/' || p.id from ${productRow("p")} where p.creator_id = ${creatorId} and p.status = 'published' limit ${MOST})
    union all (select '/learning/' || t.id from ${trainingRow("t")} where t.creator_id = ${creatorId} and t.status = 'published' limit ${MOST})`.execute(
    db,
  );
  return rows.map(({ path }) => path);
}

/** What a programme brought in all. */
export async function programmeFigures(db: Db, creatorId: string) {
  const pages = await pagesOf(db, creatorId);
  const { rows } = await sql<{ clicks: number; orders: number; soldCents: number; sharedCents: number }>`
    select (select count(*)::int from affiliates a join affiliate_clicks k on k.affiliate_id = a.user_id
        where a.creator_id = ${creatorId} and k.path = ${anyOf(pages)} and k.at >= a.created_at) as clicks, count(distinct order_id) filter (where cents > 0)::int as orders,
      coalesce(sum(net_cents) filter (where cents > 0), 0)::bigint as sold_cents, coalesce(sum(cents), 0)::bigint as shared_cents
    from affiliate_commissions where creator_id = ${creatorId} and programme = 'creator'`.execute(db);
  return rows[0] ?? { clicks: 0, orders: 0, soldCents: 0, sharedCents: 0 };
}
