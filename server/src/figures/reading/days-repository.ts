import type { Dimension } from "@blenda/domain/figures/constants";
import type { Range } from "@blenda/domain/figures/model";
import { monthsWithin } from "@blenda/domain/figures/rules";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { jsonRows, readJsonRows } from "../../platform/database/json-rows.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { byMonth } from "../sums/slices.ts";
import type { Amounts } from "../sums/sums-repository.ts";

/** A day without its place: whoever asks has said it. */
export type DayRow = Amounts & { day: string };

const AMOUNTS = [
  ...(["sales", "free", "refunds", "gross", "discounts", "refunded", "commission", "card", "affiliate", "earned"] as const),
  ...(["soldRefunded", "soldCommission", "soldEarned", "soldPending", "clearing", "views", "shopViews"] as const),
] satisfies (keyof Amounts)[];

/** Whose, and of all of it or of one slice. */
export interface DaySlice {
  creatorId: string;
  slice: string;
}

/** The whole of each day, oldest first; days without anything are absent. */
export async function wholeDays(db: Db, whose: DaySlice, { from, to }: Range): Promise<DayRow[]> {
  const [found] = await selectDays(db, { ...whose, from, to });
  return found ? readJsonRows(found.days) : [];
}

/** As one value: hundreds of rows with many columns cost more to take apart than to find. */
const selectDays = prepared((db, { creatorId, slice, from, to }: DaySlice & Range) =>
  db.selectNoFrom(({ selectFrom }) =>
    jsonRows<DayRow>(
      selectFrom("creatorDays as d")
        .select(["d.day", ...AMOUNTS.map((name) => `d.${name}` as const)])
        .where("d.creatorId", "=", creatorId)
        .where("d.slice", "=", slice)
        .where("d.split", "=", "")
        .where("d.day", ">=", from)
        .where("d.day", "<=", to)
        .orderBy("d.day"),
    ).as("days"),
  ),
);

/** What one part of a split comes to. */
export type PartSums<Of extends keyof Amounts> = Pick<Amounts, Of> & { split: Dimension; part: string };

/** A range of the index for each: of days, or of months. */
interface SplitQuestion extends DaySlice {
  splits: string[];
  names: string[];
  froms: string[];
  tos: string[];
}

/** Sums of the parts of some splits at once: whole months as such, the days before and after them one by one. */
export function splitSums<const Of extends keyof Amounts>(names: readonly Of[]) {
  const sums = sql.join(names.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`));
  const select = prepared(
    (_db, { creatorId, slice, splits, names, froms, tos }: SplitQuestion) => sql<PartSums<Of>>`
      select s.split, d.part, ${sums}
      from unnest(${splits}::text[], ${names}::text[], ${froms}::text[], ${tos}::text[]) as s (split, name, first, last)
      cross join lateral (select * from creator_days c where c.creator_id = ${creatorId} and c.slice = ${slice} and c.split = s.name
        and c.day >= s.first and c.day <= s.last) as d group by s.split, d.part`,
  );
  return (db: Db, whose: DaySlice, splits: readonly Dimension[], range: Range): Promise<PartSums<Of>[]> => {
    const { months, days } = monthsWithin(range);
    const ranges = splits.flatMap((split) => [
      ...days.map((each) => ({ split, name: split as string, ...each })),
      ...(months ? [{ split, name: byMonth(split), ...months }] : []),
    ]);
    return select(db, {
      ...whose,
      splits: ranges.map(({ split }) => split),
      names: ranges.map(({ name }) => name),
      froms: ranges.map(({ from }) => from),
      tos: ranges.map(({ to }) => to),
    });
  };
}

/** The newest day with a sale, up to this one. */
export async function lastSaleDay(db: Db, { creatorId, slice }: DaySlice, to: string): Promise<string | null> {
  const row = await db
    .selectFrom("creatorDays")
    .select("day")
    .where("creatorId", "=", creatorId)
    .where("slice", "=", slice)
    .where("split", "=", "")
    .where("day", "<=", to)
    .where("sales", ">", 0)
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
}

/** Since when somebody's pages are counted. */
export async function countedSince(db: Db, creatorId: string): Promise<string | null> {
  const row = await db
    .selectFrom("creatorDays")
    .select("day")
    .where("creatorId", "=", creatorId)
    .where("slice", "=", "")
    .where("split", "=", "")
    .where("views", ">", 0)
    .orderBy("day")
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
}
