import type { RatedType, ReceivedFilter, ReviewSort } from "@blenda/domain/ratings/constants";
import type { RatedItem, Review } from "@blenda/domain/ratings/model";
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

/** A day passes while a page is open, and no note tells of it. */
const LOOK_AGAIN_MS = 15 * 60_000;

/** What the reader is asked about, the first of it first. Live. */
export const requestsQuery = queryOptions({ ...api.ratings.requests.queryOptions(), refetchInterval: LOOK_AGAIN_MS });

/** What reviews are read of; of a shop the id of whose it is. */
export interface RatedItemKey {
  itemType: RatedType;
  itemId: string;
}

/** How they are read. */
export interface ReviewFilters {
  sort: ReviewSort;
  /** Only those with so many stars. */
  stars: number | undefined;
}

/** Page after page. Our own people see what is hidden too. */
export const reviewsQuery = (rated: RatedItemKey, reading: ReviewFilters, isStaff: boolean) =>
  infiniteQueryOptions({
    ...(isStaff ? api.ratings.reviewsForStaff : api.ratings.reviews).infiniteOptions({
      input: (after: string | undefined) => ({ ...rated, ...reading, after }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    placeholderData: keepPreviousData,
  });

/** What the reader said about something they own, or why they can't. */
export const myReviewQuery = ({ itemType, itemId }: RatedItem) =>
  queryOptions(api.ratings.myReview.queryOptions({ input: { itemType, itemId } }));

/** What was said about everything a creator sells. Live for them. */
export const receivedQuery = (show: ReceivedFilter, stars?: number) =>
  infiniteQueryOptions({
    ...api.ratings.received.infiniteOptions({
      input: (after: string | undefined) => ({ show, stars, after }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    placeholderData: keepPreviousData,
  });

/** Everything that shows reviews, or figures made of them. */
const READS = [api.ratings.reviews, api.ratings.reviewsForStaff, api.ratings.myReview, api.ratings.received] as const;
const FIGURES = [api.catalogue.product, api.trainings.training, api.shops.shop] as const;

/** A review is new, changed or gone: what rests on it is read anew. */
export function forgetReviews(_review: unknown, cache: QueryClient): void {
  for (const read of [...READS, ...FIGURES]) void cache.invalidateQueries({ queryKey: read.key() });
}

type ShownPages = { pages: { own?: Review | null; reviews: Review[] }[] } | undefined;

/** A review that keeps its stars and its place is changed where it stands. */
export function learnReview(review: Review, cache: QueryClient): void {
  const changed = (each: Review) => (each.id === review.id ? review : each);
  for (const read of [api.ratings.reviews, api.ratings.reviewsForStaff, api.ratings.received])
    cache.setQueriesData(
      { queryKey: read.key() },
      (data: ShownPages) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({ ...page, ...(page.own && { own: changed(page.own) }), reviews: page.reviews.map(changed) })),
        },
    );
}
