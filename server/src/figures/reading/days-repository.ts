import type { Dimension } from "@blenda/domain/figures/constants";
import type { Range } from "@blenda/domain/figures/model";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { prepared } from "../../platform/database/prepared.ts";
import type { Amounts } from "../sums/sums-repository.ts";

/** A day without its place: whoever asks has said it. */
export type DayRow = Amounts & { day: string };

const AMOUNTS = [
  ...(["sales", "free", "refunds", "gross", "discounts", "refunded", "commission", "card", "affiliate", "earned"] as const),
  ...(["soldRefunded", "soldCommission", "soldEarned", "soldPending", "clearing", "views", "shopViews"] as const),
] satisfies (keyof Amounts)[];

/** Whose, and of all of it or of one slice. */
export interface Whose {
  creatorId: string;
  slice: string;
}

/** The whole of each day, oldest first; days without anything are absent. */
export const wholeDays = (db: Db, whose: Whose, { from, to }: Range): Promise<DayRow[]> => selectDays(db, { ...whose, from, to });

const selectDays = prepared((db, { creatorId, slice, from, to }: Whose & Range) =>
  db
    .selectFrom("creatorDays")
    .select(["day", ...AMOUNTS])
    .where("creatorId", "=", creatorId)
    .where("slice", "=", slice)
    .where("split", "=", "")
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day"),
);

/** What one part of a split comes to. */
export type PartSums<Of extends keyof Amounts> = Pick<Amounts, Of> & { split: Dimension; part: string };

interface Splitting extends Whose, Range {
  splits: Dimension[];
}

/**
 * Sums of the parts of some splits at once. What is not asked for is not added up: of a year it is tens of thousands of rows. Each
 * split is a range of the index of its own; with the list in the condition all days of all splits between them would be read.
 */
export function splitSums<const Of extends keyof Amounts>(names: readonly Of[]) {
  const sums = sql.join(names.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`));
  const select = prepared(
    (_db, { creatorId, slice, splits, from, to }: Splitting) => sql<PartSums<Of>>`
      select s.split, p.* from unnest(${splits}::text[]) as s (split) cross join lateral (
        select part, ${sums} from creator_days d where d.creator_id = ${creatorId} and d.slice = ${slice} and d.split = s.split
          and d.day >= ${from} and d.day <= ${to} group by part) as p`,
  );
  return (db: Db, whose: Whose, splits: readonly Dimension[], { from, to }: Range): Promise<PartSums<Of>[]> =>
    select(db, { ...whose, splits: [...splits], from, to });
}

/** The newest day with a sale, up to this one. */
export async function lastSaleDay(db: Db, { creatorId, slice }: Whose, to: string): Promise<string | null> {
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
