import type { ProgrammeTerms } from "@blenda/domain/affiliates/model";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { productRow } from "../../catalogue/sql.ts";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
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

interface SoldItem {
  itemKey: string;
  title: string;
  priceCents: number;
}
const MOST = 500;

/** Everything somebody sells. */
export async function itemsOf(db: Db, creatorId: string): Promise<SoldItem[]> {
  const { rows } = await sql<SoldItem>`
    select 'product:' || id as item_key, title, price_cents from ${productRow("products")} where creator_id = ${creatorId} and status = 'published' and price_cents > 0
    union all select 'training:' || id, title, price_cents from ${trainingRow("trainings")} where creator_id = ${creatorId} and status = 'published' and price_cents > 0
    order by title limit ${MOST}`.execute(db);
  return rows;
}

/** What our own page tells its arithmetic by: the newest thing that costs about as much as most do. */
export async function exampleItem(db: Db) {
  const { rows } = await sql<{ itemId: string; title: string; shopName: string; priceCents: number }>`
    select p.id as item_id, p.title, s.name as shop_name, p.price_cents from ${productRow("p")} join ${shopRow("s")} on s.creator_id = p.creator_id
    where p.status = 'published' and p.price_cents between 1500 and 6000 order by p.published_at desc nulls last limit 1`.execute(db);
  return rows[0] ? { ...rows[0], posterUrl: null } : null;
}

/** What a programme brought in all. */
export async function programmeFigures(db: Db, creatorId: string) {
  const { rows } = await sql<{ clicks: number; orders: number; soldCents: number; sharedCents: number }>`
    select count(distinct click_id)::int as clicks, count(distinct order_id) filter (where cents > 0)::int as orders,
      coalesce(sum(net_cents) filter (where cents > 0), 0)::bigint as sold_cents, coalesce(sum(cents), 0)::bigint as shared_cents
    from affiliate_commissions where creator_id = ${creatorId} and programme = 'creator'`.execute(db);
  return rows[0] ?? { clicks: 0, orders: 0, soldCents: 0, sharedCents: 0 };
}
