import { monthsWithin } from "@blenda/domain/figures/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { VisitDimension } from "@blenda/domain/tracking/constants";
import { sql } from "kysely";
import type { Db, Tx } from "../platform/database/db.ts";
import { prepared } from "../platform/database/prepared.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { latestVisitors } from "./places/place-repository.ts";
import { byMonth } from "./sums/contribution.ts";
import { countVisits } from "./sums/count-visits.ts";
import { addPastVisits as insertPastVisits, type PastVisit } from "./telling/past-visits.ts";

export type { PastVisit };

/** Visits that are over, all of a day at once. */
export const addPastVisits = (tx: Tx, visits: readonly PastVisit[]): Promise<void> => insertPastVisits(tx, visits);

/** Before anybody looks: what was told a moment ago is in the sums. */
export const countTold = (services: Pick<Services, "transaction">): Promise<void> => countVisits(services);

/** Visits of a day or a range: how many, and how far they came. */
export interface VisitAmounts {
  visits: number;
  anonymous: number;
  pageViews: number;
  seconds: number;
  bounces: number;
  products: number;
  carts: number;
  checkouts: number;
  paid: number;
  paidCents: number;
}

interface Days {
  from: string;
  to: string;
}

/** The days on which there was any visit. */
export const visitDays = prepared<Days, VisitAmounts & { day: string }>((db, { from, to }) =>
  db
    .selectFrom("visitDays")
    .select(["day", "visits", "anonymous", "pageViews", "seconds", "bounces", "products", "carts", "checkouts", "paid", "paidCents"])
    .where("dimension", "=", "")
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day"),
);

const sums = sql.raw(
  ["visits", "anonymous", "page_views", "seconds", "bounces", "products", "carts", "checkouts", "paid", "paid_cents"]
    .map((name) => `sum(${name})::bigint as ${name}`)
    .join(", "),
);

/** A range of the index for each: of days, or of months. */
interface PartQuestion {
  names: string[];
  froms: string[];
  tos: string[];
  limit: number;
}

const selectParts = prepared<PartQuestion, VisitAmounts & { key: string }>(
  (_db, { names, froms, tos, limit }) => sql<VisitAmounts & { key: string }>`select d.part as key, ${sums}
    from unnest(${names}::text[], ${froms}::text[], ${tos}::text[]) as s (name, first, last)
    cross join lateral (select * from visit_days v where v.dimension = s.name and v.day >= s.first and v.day <= s.last) as d
    group by d.part having sum(visits) > 0 order by sum(visits) desc, d.part limit ${limit}::int`,
);

/** By one thing, most visits first: whole months as such, the days before and after them one by one. */
export function visitParts(
  db: Db,
  { dimension, limit, ...range }: Days & { dimension: VisitDimension; limit: number },
): Promise<(VisitAmounts & { key: string })[]> {
  const { months, days } = monthsWithin(range);
  const ranges = [
    ...days.map((each) => ({ name: dimension as string, ...each })),
    ...(months ? [{ name: byMonth(dimension), ...months }] : []),
  ];
  return selectParts(db, {
    names: ranges.map(({ name }) => name),
    froms: ranges.map(({ from }) => from),
    tos: ranges.map(({ to }) => to),
    limit,
  });
}

/** Seen since then, by country: visits, and people, as far as they are told apart. Tabs of one account are one person. */
export async function visitsSince(db: Db, since: Instant): Promise<{ country: string; visits: number; people: number }[]> {
  return db
    .selectFrom("visits")
    .select(({ fn }) => ["country", fn.countAll<number>().as("visits")])
    .select(sql<number>`count(distinct coalesce(user_id, id))::int`.as("people"))
    .where("lastSeenAt", ">", since)
    .groupBy("country")
    .orderBy("visits", "desc")
    .orderBy("country")
    .execute();
}

/** Of these countries, how many people with an account were there; beyond `enough` nobody counts on. */
export async function accountsIn(db: Db, countries: readonly string[], { from, to }: Days, enough: number): Promise<Map<string, number>> {
  if (countries.length === 0) return new Map();
  const { rows } = await sql<{
    country: string;
    people: number;
  }>`select c.country, (select count(*) from (select distinct v.user_id from visits v
      where v.country = c.country and v.day >= ${from} and v.day <= ${to} and v.user_id is not null limit ${enough}::int) as few)::int as people
    from unnest(${countries}::text[]) as c (country)`.execute(db);
  return new Map(rows.map(({ country, people }) => [country, people]));
}

/** The latest records of where visitors are, the last one of each. */
export const lastLocated = (db: Db) => latestVisitors(db);
