import { can } from "@blenda/domain/access/can";
import { moderateReviews, REVIEW_SORTS, type ReviewSort } from "@blenda/domain/ratings/constants";
import type { ReviewPage } from "@blenda/domain/ratings/model";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMe } from "../../../lib/session/use-me.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { FramedSelect } from "../../../ui/controls/framed-select.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { type RatedItemKey, type ReviewFilters, reviewsQuery } from "../../data/rating-queries.ts";
import { OwnReview } from "../own-review.tsx";
import { ReviewLine } from "./review-line.tsx";
import { HowCounted, Summary } from "./summary.tsx";

const SORT_NAMES: Record<ReviewSort, string> = {
  helpful: "Most helpful",
  newest: "Newest",
  highest: "Highest rating",
  lowest: "Lowest rating",
};
const SORTS = REVIEW_SORTS.map((value) => ({ value, label: SORT_NAMES[value] }));

interface Props extends RatedItemKey {
  title: string;
}

/** What buyers say about a product, a course, or everything a shop sells. */
export function Reviews({ itemType, itemId, title }: Props) {
  const isStaff = can(useMe(), moderateReviews);
  const [reading, setReading] = useState<ReviewFilters>({ sort: "helpful", stars: undefined });
  const query = useInfiniteQuery(reviewsQuery({ itemType, itemId }, reading, isStaff));
  const { data, error, refetch } = query;
  const [first] = data?.pages ?? [];
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="grid scroll-mt-24 gap-x-14 gap-y-8 lg:grid-cols-[18.75rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-5">
        <h2 id="reviews-title" className="type-h2">
          Reviews
        </h2>
        {first?.rating && (
          <Summary
            rating={first.rating}
            histogram={first.histogram}
            stars={reading.stars}
            onStars={(stars) => setReading({ ...reading, stars })}
          />
        )}
        {first?.rating && <HowCounted />}
        {itemType !== "shop" && first && !first.own && <OwnReview itemType={itemType} itemId={itemId} title={title} />}
      </div>
      <div className="min-w-0">
        {!data && !error && (
          <div role="status" aria-label="Loading the reviews" className="grid gap-4">
            <Skeleton className="h-28" />
            <Skeleton className="h-28" />
          </div>
        )}
        {!data && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {first && !first.rating && !first.own && first.reviews.length === 0 && (
          <p className="border-y border-line py-5 text-muted">No reviews yet. We ask buyers a day after purchase.</p>
        )}
        {data && first && (first.rating || first.own || first.reviews.length > 0) && (
          <List pages={data.pages} reading={reading} onRead={setReading} hasItem={itemType === "shop"} isStaff={isStaff} />
        )}
        {query.hasNextPage && (
          <div className="border-t border-line pt-4 text-right">
            <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              Show more reviews
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

interface ListProps {
  pages: readonly ReviewPage[];
  reading: ReviewFilters;
  onRead: (reading: ReviewFilters) => void;
  hasItem: boolean;
  isStaff: boolean;
}

/** One's own stands first, however the others are sorted. */
function List({ pages, reading, onRead, hasItem, isStaff }: ListProps) {
  const [first] = pages;
  const others = pages.flatMap(({ reviews }) => reviews);
  const own = first?.own && (reading.stars === undefined || first.own.rating === reading.stars) ? first.own : null;
  return (
    <>
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3 border-b border-line pb-4">
        {reading.stars === undefined ? (
          <p className="type-small text-muted tabular-nums">{countText(first?.rating?.count ?? 0)}</p>
        ) : (
          <Button size="small" onClick={() => onRead({ ...reading, stars: undefined })}>
            {reading.stars} {reading.stars === 1 ? "star" : "stars"}
            <Icon name="x" size={14} />
            <span className="sr-only">Show all reviews</span>
          </Button>
        )}
        <FramedSelect label="Sort" value={reading.sort} options={SORTS} onChange={(sort) => onRead({ ...reading, sort })} />
      </div>
      <ul className="divide-y divide-line">
        {(own ? [own, ...others] : others).map((review) => (
          <li key={review.id}>
            <ReviewLine review={review} hasItem={hasItem} isStaff={isStaff} />
          </li>
        ))}
      </ul>
      {!own && others.length === 0 && <p className="py-6 text-muted">No reviews with {starsText(reading.stars)} yet.</p>}
    </>
  );
}

const countText = (count: number): string => `${exact(count)} ${count === 1 ? "review" : "reviews"}`;
const starsText = (stars: number | undefined): string => (stars === 1 ? "1 star" : `${stars ?? "these"} stars`);
