import type { PublishedType } from "@blenda/domain/publication/constants";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { prepared } from "../platform/database/prepared.ts";

export interface Totals {
  count: number;
  sales: number;
  /** Reviews of one, two, three, four and five stars. */
  stars: number[];
}

const STARS = ["stars 1", "stars 2", "stars 3", "stars 4", "stars 5"] as const;
const TOTALS = ["shop", "sales", ...STARS] as const;
type TotalScope = (typeof TOTALS)[number];

/** Sums over everything a creator has published of a kind, as the database keeps them: however large a shop, a handful of rows. */
export function totalsOf(type: PublishedType) {
  const rowsOfTotals = prepared((db, { creatorId }: { creatorId: string }) =>
    db
      .selectFrom("publishedCounts")
      .select(["scope", "amount"])
      .where("kind", "=", sql.lit(type))
      .where(
        "scope",
        "in",
        TOTALS.map((scope) => sql.lit<TotalScope>(scope)),
      )
      .where("key", "=", creatorId),
  );
  return async (db: Db, creatorId: string): Promise<Totals> => {
    const amounts = new Map((await rowsOfTotals(db, { creatorId })).map(({ scope, amount }) => [scope, amount]));
    const amountOf = (scope: TotalScope) => amounts.get(scope) ?? 0;
    return { count: amountOf("shop"), sales: amountOf("sales"), stars: STARS.map(amountOf) };
  };
}
