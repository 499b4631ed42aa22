import { AFFILIATES, type PeopleList, SHARE } from "@blenda/domain/affiliates/constants";
import type { ProgrammeAffiliate, ProgrammeTerms } from "@blenda/domain/affiliates/model";
import { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { account } from "../../identity/sql.ts";
import { anyOf } from "../../platform/database/any-of.ts";
import { CursorId, cursorCodec } from "../../platform/database/cursor.ts";
import type { Db } from "../../platform/database/db.ts";
import { ownAffiliateCalls } from "../procedures.ts";
import { pagesOf } from "../programme/programme-repository.ts";

interface Row extends Omit<ProgrammeAffiliate, "bps" | "hasOwnBps"> {
  terms: ProgrammeTerms | null;
  /** By whom the programme knows a share of their own. */
  who: string;
}

/** People of a creator's programme. Whoever was invited by their address is known by it alone until they answer. */
const selectPeople = (where: ReturnType<typeof sql>, pages: readonly string[], limit: number) => sql<Row>`
  select a.id, coalesce(a.user_id, a.id) as who, case when a.state = 'invited' then null else a.user_id end as user_id,
    case when a.state = 'invited' then '' else coalesce(u.global_affiliate_id, '') end as global_affiliate_id,
    case when a.state = 'invited' then a.email else '' end as email, a.state, a.note, a.created_at as since,
    (select p.terms from affiliate_programmes p where p.creator_id = a.creator_id order by p.since desc limit 1) as terms,
    (select count(*)::int from affiliate_clicks k where k.affiliate_id = a.user_id and k.path = ${anyOf(pages)} and k.at >= a.created_at) as clicks,
    sold.orders, sold.sold_cents, sold.shared_cents
  from affiliates a left join ${account("u")} on u.id = a.user_id
    cross join lateral (select count(distinct c.order_id) filter (where c.cents > 0)::int as orders,
        coalesce(sum(c.net_cents) filter (where c.cents > 0), 0)::bigint as sold_cents, coalesce(sum(c.cents), 0)::bigint as shared_cents
      from affiliate_commissions c where c.creator_id = a.creator_id and c.affiliate_id = a.user_id and c.programme = 'creator') as sold
  where ${where} order by a.created_at desc, a.id desc limit ${limit}`;

const personOf = ({ terms, who, ...row }: Row): ProgrammeAffiliate => {
  const own = terms?.people[who];
  return { ...row, bps: own ?? terms?.bps ?? SHARE.DEFAULT_BPS, hasOwnBps: own !== undefined };
};

export async function findAffiliate(db: Db, id: string, creatorId: string): Promise<ProgrammeAffiliate> {
  const { rows } = await selectPeople(sql`a.id = ${id}`, await pagesOf(db, creatorId), 1).execute(db);
  if (!rows[0]) throw new Error(`there is no affiliate ${id}`);
  return personOf(rows[0]);
}

const place = cursorCodec(Instant, CursorId);

/** A page of somebody's programme. Whoever was not accepted is not among them. */
export async function peopleOf(db: Db, creatorId: string, list: PeopleList, after: string | undefined) {
  const [at, id] = place.read(after) ?? [];
  const later = at === undefined ? sql`true` : sql`(a.created_at, a.id) < (${at}::timestamptz, ${id})`;
  const which = list === "requests" ? sql`a.state = 'created'` : sql`a.state not in ('created', 'ignored')`;
  const mine = sql`a.creator_id = ${creatorId} and ${which} and ${later}`;
  const { rows } = await selectPeople(mine, await pagesOf(db, creatorId), AFFILIATES.PAGE + 1).execute(db);
  const page = rows.slice(0, AFFILIATES.PAGE);
  const last = page.at(-1);
  return { rows: page.map(personOf), next: rows.length > page.length && last ? place.write(last.since, last.id) : null };
}

export const creatorAffiliates = ownAffiliateCalls.creatorAffiliates.handler(({ input: { list, after }, context: { db, user } }) =>
  peopleOf(db, user.id, list, after),
);
