import { photoOf } from "@blenda/domain/account/rules";
import { type DayRange, previousOf, shareBpsOf } from "@blenda/domain/figures/rules";
import type { EarnerTotals, TopEarner } from "@blenda/domain/figures/top-earners";
import { sql } from "kysely";
import { publicPerson } from "../../identity/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { keysetList } from "../../platform/database/keyset-list.ts";
import { shopRow } from "../../shops/sql.ts";

/** Written as the index is (migration 0072), so that it is read alone: the whole of each day. */
const IS_WHOLE = sql<boolean>`d.slice = '' and d.split = ''`;

const sums = (db: Db, { from, to }: DayRange) =>
  db
    .selectFrom("creatorDays as d")
    .select("d.creatorId")
    .select(({ fn }) => [
      fn.sum<number>("d.sales").as("sales"),
      fn.sum<number>("d.gross").as("gross"),
      fn.sum<number>("d.discounts").as("discounts"),
      fn.sum<number>("d.refunded").as("refunded"),
      fn.sum<number>("d.earned").as("earned"),
    ])
    .where(IS_WHOLE)
    .where("d.day", ">=", from)
    .where("d.day", "<=", to)
    .groupBy("d.creatorId")
    .having(sql<boolean>`sum(d.gross) > 0 or sum(d.refunded) > 0`);

export const selectEarners = (db: Db, range: DayRange) => db.selectFrom(sums(db, range).as("e")).selectAll("e");

export const earnerList = keysetList({
  columns: {
    earned: { by: sql`e.earned`, kind: "integer" },
    gross: { by: sql`e.gross`, kind: "integer" },
    sales: { by: sql`e.sales`, kind: "integer" },
  },
  id: sql`e.creator_id`,
  usual: { sort: "earned", direction: "desc" },
});

type Row = Awaited<ReturnType<ReturnType<typeof selectEarners>["execute"]>>[number];

/** With their names, and what they earned before: of the few that are shown. */
export async function shownEarners(db: Db, rows: readonly Row[], range: DayRange): Promise<TopEarner[]> {
  const ids = rows.map(({ creatorId }) => creatorId);
  if (ids.length === 0) return [];
  const [people, before] = await Promise.all([
    db
      .selectFrom(publicPerson("u"))
      .leftJoin(shopRow("s"), "s.creatorId", "u.id")
      .select(["u.id", "u.displayName", "u.photoUrl", "u.profileImage", "s.name as shopName", "s.slug"])
      .where("u.id", "in", ids)
      .execute(),
    earnedBefore(db, ids, previousOf(range)),
  ]);
  const known = new Map(people.map((person) => [person.id, person]));
  return rows.map(({ creatorId, ...row }) => {
    const person = known.get(creatorId);
    return {
      userId: creatorId,
      name: person?.displayName ?? "Deleted account",
      shopName: person?.shopName ?? null,
      shopPath: person?.slug ? `/shop/${person.slug}` : null,
      avatarUrl: person ? photoOf(person.profileImage, person.photoUrl) : null,
      ...{ sales: Number(row.sales), grossCents: Number(row.gross), refundedCents: Number(row.refunded), earnedCents: Number(row.earned) },
      refundBps: shareBpsOf(Number(row.refunded), Number(row.gross) - Number(row.discounts)),
      previousCents: before.get(creatorId) ?? 0,
    };
  });
}

async function earnedBefore(db: Db, ids: readonly string[], { from, to }: DayRange): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("creatorDays as d")
    .select("d.creatorId")
    .select(({ fn }) => fn.sum<number>("d.earned").as("earned"))
    .where(IS_WHOLE)
    .where("d.creatorId", "in", ids)
    .where("d.day", ">=", from)
    .where("d.day", "<=", to)
    .groupBy("d.creatorId")
    .execute();
  return new Map(rows.map(({ creatorId, earned }) => [creatorId, Number(earned)]));
}

export async function earnerTotals(db: Db, { from, to }: DayRange): Promise<EarnerTotals> {
  const { rows } = await sql<Record<keyof EarnerTotals, number>>`select
      count(distinct d.creator_id) filter (where d.gross > 0 or d.refunded > 0)::int as creators, coalesce(sum(d.sales), 0)::bigint as sales,
      coalesce(sum(d.gross), 0)::bigint as gross_cents, coalesce(sum(d.refunded), 0)::bigint as refunded_cents,
      coalesce(sum(d.earned), 0)::bigint as earned_cents
    from creator_days d where ${IS_WHOLE} and d.day >= ${from} and d.day <= ${to}`.execute(db);
  return rows[0] ?? { creators: 0, sales: 0, grossCents: 0, refundedCents: 0, earnedCents: 0 };
}
