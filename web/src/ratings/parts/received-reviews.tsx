import type { ReceivedFilter } from "@blenda/domain/ratings/constants";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { receivedQuery } from "../data/rating-queries.ts";
import { ReviewLine } from "./reviews/review-line.tsx";

/** For creators: what buyers said about everything they sell, answered where it stands. */
export function ReceivedReviews() {
  const [show, setShow] = useState<ReceivedFilter>("waiting");
  const query = useInfiniteQuery(receivedQuery(show));
  const { data, error, refetch } = query;
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? [];
  const waiting = data?.pages[0]?.waiting ?? 0;
  return (
    <section aria-label="Reviews" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="type-small text-muted">{waitingText(waiting)}</p>
        <SegmentedControl
          label="Reviews shown"
          value={show}
          options={[
            { value: "waiting", label: "Without a reply" },
            { value: "all", label: "All" },
          ]}
          onChange={setShow}
        />
      </div>
      {!data && !error && (
        <div role="status" aria-label="Loading the reviews" className="grid gap-4">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
      )}
      {!data && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {data && reviews.length === 0 && (
        <EmptyState icon="star" title={show === "waiting" ? "You've replied to every review" : "No reviews yet"}>
          {show === "waiting" ? "New ones show up here." : "We ask buyers a day after purchase."}
        </EmptyState>
      )}
      <ul className="divide-y divide-line">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewLine review={review} hasItem />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button className="justify-self-start" isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more reviews
        </Button>
      )}
    </section>
  );
}

const waitingText = (waiting: number): string =>
  waiting === 0 ? "Every review has a reply." : `${waiting} ${waiting === 1 ? "review has" : "reviews have"} no reply yet.`;
