import type { Dimension } from "@blenda/domain/figures/constants";
import type { Range } from "@blenda/domain/figures/model";
import { type Selectable, sql } from "kysely";
import type { Database, Db } from "../../platform/database/db.ts";
import { prepared } from "../../platform/database/prepared.ts";
import type { Amounts } from "../sums/sums-repository.ts";

export type DayRow = Selectable<Database["creatorDays"]>;

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
    .selectAll()
    .where("creatorId", "=", creatorId)
    .where("slice", "=", slice)
    .where("split", "=", "")
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day"),
);

/** What one part of a split comes to. */
export interface PartSums extends Omit<Amounts, "clearing" | "shopViews"> {
  split: Dimension;
  part: string;
}

const SUMMED = [
  ...["sales", "free", "refunds", "gross", "discounts", "refunded", "commission", "card", "affiliate", "earned"],
  ...["sold_refunded", "sold_commission", "sold_earned", "sold_pending", "views"],
];
const sums = sql.raw(SUMMED.map((name) => `sum(${name})::bigint as ${name}`).join(", "));

/** Some splits at once, each part with its sums. */
export const splitSums = (db: Db, whose: Whose, splits: readonly Dimension[], { from, to }: Range): Promise<PartSums[]> =>
  selectParts(db, { ...whose, splits: [...splits], from, to });

// A range of the index for each split: with the list in the condition all days of all splits between them would be read.
const selectParts = prepared(
  (_db, { creatorId, slice, splits, from, to }: Whose & Range & { splits: Dimension[] }) => sql<PartSums>`
    select s.split, p.* from unnest(${splits}::text[]) as s (split) cross join lateral (
      select part, ${sums} from creator_days d where d.creator_id = ${creatorId} and d.slice = ${slice} and d.split = s.split
        and d.day >= ${from} and d.day <= ${to} group by part) as p`,
);

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
