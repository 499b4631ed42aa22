import { RATINGS, type RatedType, REVIEW_SORTS, type ReviewSort } from "@blenda/domain/ratings/constants";
import type { Review, ReviewPage } from "@blenda/domain/ratings/model";
import { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { CursorId, cursorCodec } from "../../platform/database/cursor.ts";
import type { Db } from "../../platform/database/db.ts";
import { COUNTS, findReviewBy, reviewsSeenBy, type SeenReview } from "./review-repository.ts";
import { reviewOf } from "./view.ts";

/** What a list is sorted by before the newest: the largest first. */
const KEYS: Record<ReviewSort, { by: RawBuilder<number>; of(row: SeenReview): number }> = {
  helpful: { by: sql<number>`r.helpful_count`, of: (row) => row.helpfulCount },
  newest: { by: sql<number>`0`, of: () => 0 },
  highest: { by: sql<number>`r.rating`, of: (row) => row.rating },
  lowest: { by: sql<number>`(-r.rating)`, of: (row) => -row.rating },
};

const place = cursorCodec(z.enum(REVIEW_SORTS), z.int().min(-5).max(2_000_000_000), Instant, CursorId);

interface Wish {
  itemType: RatedType;
  itemId: string;
  sort: ReviewSort;
  stars?: number | undefined;
  after?: string | undefined;
}

interface Reader {
  id: string | null;
  /** Our own people see what is hidden from others, too. */
  isStaff: boolean;
}

/** A page of what buyers say. The reader's own stands above the first, and nowhere else; a shop's list is of everybody's. */
export async function reviewPage(db: Db, wish: Wish, reader: Reader): Promise<Pick<ReviewPage, "own" | "reviews" | "next">> {
  const { itemType, sort, stars } = wish;
  const from = place.read(wish.after);
  const after = from?.[0] === sort ? from : null;
  const isOfShop = itemType === "shop";
  const { by, of } = KEYS[sort];
  const rows = await listed(db, wish, reader)
    .$if(stars !== undefined, (q) => q.where("r.rating", "=", stars ?? 0))
    .$if(!isOfShop && reader.id !== null, (q) => q.where("r.userId", "<>", reader.id ?? ""))
    .$if(after !== null && sort === "newest", (q) =>
      q.where(sql<boolean>`(r.created_at, r.id) < (${after?.[2]}::timestamptz, ${after?.[3]})`),
    )
    .$if(after !== null && sort !== "newest", (q) =>
      q.where(sql<boolean>`(${by}, r.created_at, r.id) < (${after?.[1]}::int, ${after?.[2]}::timestamptz, ${after?.[3]})`),
    )
    .$if(sort !== "newest", (q) => q.orderBy(by, "desc"))
    .orderBy("r.createdAt", "desc")
    .orderBy("r.id", "desc")
    .limit(RATINGS.PAGE + 1)
    .execute();
  const page = rows.slice(0, RATINGS.PAGE);
  const last = page.at(-1);
  return {
    own: after === null && !isOfShop ? await ownReview(db, reader.id, { itemType, itemId: wish.itemId }) : null,
    reviews: page.map((row) => reviewOf(row, reader.id)),
    next: rows.length > page.length && last ? place.write(sort, of(last), last.createdAt, last.id) : null,
  };
}

/** Of one thing, or of everything a shop has on sale. */
function listed(db: Db, { itemType, itemId }: Wish, { id, isStaff }: Reader) {
  const all = reviewsSeenBy(db, id).$if(!isStaff, (q) => q.where(COUNTS));
  return itemType === "shop"
    ? all.where("r.creatorId", "=", itemId).where(sql<boolean>`coalesce(p.status, t.status) = 'published'`)
    : all.where("r.itemType", "=", itemType).where("r.itemId", "=", itemId);
}

async function ownReview(
  db: Db,
  readerId: string | null,
  item: { itemType: "product" | "training"; itemId: string },
): Promise<Review | null> {
  const row = readerId === null ? undefined : await findReviewBy(db, readerId, item);
  return row ? reviewOf(row, readerId) : null;
}
