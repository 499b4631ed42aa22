import type { Instant } from "@blenda/domain/shared/time";
import type { VisitDimension } from "@blenda/domain/tracking/constants";
import { sql } from "kysely";
import type { Db, Tx } from "../platform/database/db.ts";
import { prepared } from "../platform/database/prepared.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { latestVisitors } from "./places/place-repository.ts";
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

/** By one thing, most visits first. */
export const visitParts = prepared<Days & { dimension: VisitDimension; limit: number }, VisitAmounts & { key: string }>(
  (_db, { dimension, from, to, limit }) => sql<VisitAmounts & { key: string }>`select part as key, ${sums} from visit_days
    where dimension = ${dimension} and day >= ${from} and day <= ${to} group by part having sum(visits) > 0
    order by sum(visits) desc, part limit ${limit}::int`,
);

/** Seen since then, by country. */
export async function visitsSince(db: Db, since: Instant): Promise<{ country: string; visits: number }[]> {
  return db
    .selectFrom("visits")
    .select(({ fn }) => ["country", fn.countAll<number>().as("visits")])
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
