import { RATINGS, type ReceivedFilter } from "@blenda/domain/ratings/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { COUNTS, reviewsSeenBy, type SeenReview } from "../reviews/review-repository.ts";

interface Wish {
  show: ReceivedFilter;
  stars?: number | undefined;
}

/** One more than a page, so that it is known whether there are more; the newest first. */
export const receivedAfter = (
  db: Db,
  creatorId: string,
  { show, stars }: Wish,
  after: [at: Instant, id: string] | null,
): Promise<SeenReview[]> =>
  reviewsSeenBy(db, creatorId)
    .where("r.creatorId", "=", creatorId)
    .where(COUNTS)
    .$if(show === "waiting", (q) => q.where("r.reply", "is", null))
    .$if(stars !== undefined, (q) => q.where("r.rating", "=", stars ?? 0))
    .$if(after !== null, (q) => q.where(sql<boolean>`(r.created_at, r.id) < (${after?.[0]}::timestamptz, ${after?.[1]})`))
    .orderBy("r.createdAt", "desc")
    .orderBy("r.id", "desc")
    .limit(RATINGS.PAGE + 1)
    .execute();

export async function countWaiting(db: Db, creatorId: string): Promise<number> {
  const row = await db
    .selectFrom("reviews as r")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("r.creatorId", "=", creatorId)
    .where("r.reply", "is", null)
    .where(COUNTS)
    .executeTakeFirst();
  return row?.count ?? 0;
}
