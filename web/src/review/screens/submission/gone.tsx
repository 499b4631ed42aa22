import type { PublishedType } from "@blenda/domain/publication/constants";
import { reviewScreens } from "@blenda/domain/review/screens";
import { decidedText, reviewTexts } from "@blenda/domain/review/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../../../lib/calls/api.ts";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { useReviewWays } from "../../data/use-review-ways.ts";

/** Nothing waits here any more: a colleague decided it, perhaps while the page was open, or its creator took it back. */
export function Gone({ itemType, id: itemId, message }: { itemType: PublishedType; id: string; message: string }) {
  const { data } = useQuery(api.review.history.queryOptions({ input: { itemType, itemId, limit: 1 } }));
  const last = data?.rows[0];
  const { isReviewer, queuePath } = useReviewWays();
  return (
    <div className="grid gap-4">
      <h1 className="sr-only">{reviewTexts.items[itemType].review}</h1>
      <EmptyState
        icon="history"
        title={last ? decidedText(last.decision, last.decidedAt) : message}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Link to={queuePath[itemType]} className={buttonStyle("primary")}>
              Back to the queue
            </Link>
            {isReviewer && (
              <Link to={reviewScreens.history.path} search={{ item: itemId, type: itemType } as never} className={buttonStyle("secondary")}>
                Its decisions
              </Link>
            )}
          </div>
        }
      >
        {last ? `${last.title} isn't waiting any more.` : "There's nothing to decide here."}
      </EmptyState>
    </div>
  );
}
