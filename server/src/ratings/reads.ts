import { histogramOf, ratingOfStars } from "@blenda/domain/publication/rules";
import { RATINGS } from "@blenda/domain/ratings/constants";
import type { ReviewPage } from "@blenda/domain/ratings/model";
import { Instant } from "@blenda/domain/shared/time";
import { publicProducts } from "../catalogue/port.ts";
import { CursorId, cursorCodec } from "../platform/database/cursor.ts";
import type { Db } from "../platform/database/db.ts";
import { publicTrainings } from "../trainings/port.ts";
import { findItem, findOpenItem } from "./item-repository.ts";
import { openRatings, ratings } from "./procedures.ts";
import { countWaiting, receivedAfter } from "./replies/received-repository.ts";
import { reviewRequestsFor } from "./requests/open-requests.ts";
import { reviewPage } from "./reviews/page.ts";
import { reviewObstacle } from "./reviews/review-permission.ts";
import { findReviewBy } from "./reviews/review-repository.ts";
import { reviewOf } from "./reviews/view.ts";

export const requests = ratings.requests.handler(({ context: { db, user, now } }) => reviewRequestsFor(db, user.id, now()));

type Wish = Parameters<typeof reviewPage>[1];
type Stars = Pick<ReviewPage, "rating" | "histogram">;

const starsSaying = (stars: readonly number[]): Stars => ({ rating: ratingOfStars(stars), histogram: histogramOf(stars) });

/** A shop's are those of everything it has on sale. */
async function starsOfShop(db: Db, creatorId: string): Promise<Stars> {
  const [sold, taught] = await Promise.all([publicProducts.totalsOf(db, creatorId), publicTrainings.totalsOf(db, creatorId)]);
  return starsSaying(sold.stars.map((count, at) => count + (taught.stars[at] ?? 0)));
}

/** `null` where there is nothing everybody, or our own people, may look at. */
async function starsFor(db: Db, { itemType, itemId }: Wish, isStaff: boolean): Promise<Stars | null> {
  if (itemType === "shop") return starsOfShop(db, itemId);
  const item = await (isStaff ? findItem : findOpenItem)(db, { itemType, itemId });
  return item ? starsSaying(item.stars) : null;
}

export const reviews = openRatings.reviews.handler(async ({ input, context: { db, actor }, errors }) => {
  const stars = await starsFor(db, input, false);
  if (!stars) throw errors.RATING_ITEM_GONE();
  return { ...stars, ...(await reviewPage(db, input, { id: actor?.id ?? null, isStaff: false })) };
});

export const reviewsForStaff = ratings.reviewsForStaff.handler(async ({ input, context: { db, user }, errors }) => {
  const stars = await starsFor(db, input, true);
  if (!stars) throw errors.RATING_ITEM_GONE();
  return { ...stars, ...(await reviewPage(db, input, { id: user.id, isStaff: true })) };
});

export const myReview = ratings.myReview.handler(async ({ input, context }) => {
  const { db, user } = context;
  const row = await findReviewBy(db, user.id, input);
  if (row) return { review: reviewOf(row, user.id), obstacle: null };
  const item = await findItem(db, input);
  return { review: null, obstacle: item ? await reviewObstacle(db, user.id, item, context) : "not_bought" };
});

const place = cursorCodec(Instant, CursorId);

export const received = ratings.received.handler(async ({ input, context: { db, user } }) => {
  const rows = await receivedAfter(db, user.id, input, place.read(input.after));
  const page = rows.slice(0, RATINGS.PAGE);
  const last = page.at(-1);
  return {
    reviews: page.map((row) => reviewOf(row, user.id)),
    waiting: await countWaiting(db, user.id),
    next: rows.length > page.length && last ? place.write(last.createdAt, last.id) : null,
  };
});
