import { RATINGS } from "@blenda/domain/ratings/constants";
import type { ReviewRequest } from "@blenda/domain/ratings/model";
import { ratingTexts } from "@blenda/domain/ratings/texts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { agoOf } from "../../../lib/text/time.ts";
import { offerUndo } from "../../../product/toast-offers.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { forgetReviews, requestsQuery } from "../../data/rating-queries.ts";
import { ItemLine } from "./item-line.tsx";
import { ReviewForm, type Words } from "./review-form.tsx";

interface Props {
  request: ReviewRequest;
  /** The review is written: the next one may be asked for. */
  onDone: () => void;
  /** Closed, put off or declined: nothing more is asked for today. */
  onPutOff: () => void;
}

/** Spec 2 §2, letter for letter. */
export function ReviewModal({ request, onDone, onPutOff }: Props) {
  const cache = useQueryClient();
  const { id: requestId, itemType, itemId, creatorName, purchasedAt } = request;
  const { act: markShown } = useAct(api.ratings.markShown, { isToldInPlace: true });
  const { act, isActing, error } = useAct(api.ratings.submitReview, {
    learn: forgetReviews,
    done: () => ratingTexts.thanks,
    isToldInPlace: true,
  });
  useEffect(() => markShown({ requestId }), [markShown, requestId]);

  const send = (words: Words, clear: () => void) =>
    act(
      { itemType, itemId, ...words },
      {
        onSuccess: () => {
          clear();
          leaveList(cache, request);
          onDone();
        },
      },
    );
  return (
    <Dialog isOpen title="Rate Your Purchase" onClose={onPutOff}>
      <ItemLine item={request}>
        <p className="type-ui text-muted">by {creatorName}</p>
        <p className="type-small text-muted">Bought {agoOf(purchasedAt)}</p>
      </ItemLine>
      <ReviewForm keptAs={`review ${itemType} ${itemId}`} error={error} onSend={send}>
        <div className="grid gap-3">
          <Button type="submit" kind="primary" size="large" isBusy={isActing}>
            Submit Review
          </Button>
          <OtherAnswers request={request} onPutOff={onPutOff} />
        </div>
      </ReviewForm>
      {request.remindCount >= RATINGS.REMINDERS_SAID && (
        <p className="text-center type-small text-muted">{remindersText(request.remindersLeft)}</p>
      )}
      <p className="text-center type-small text-muted">Your review helps other users make informed decisions</p>
    </Dialog>
  );
}

/** Later, or never. */
function OtherAnswers({ request, onPutOff }: Pick<Props, "request" | "onPutOff">) {
  const cache = useQueryClient();
  const requestId = request.id;
  const remind = useAct(api.ratings.remindLater, { done: () => ratingTexts.reminded });
  const dismiss = useAct(api.ratings.dismiss);
  const leave = () => {
    leaveList(cache, request);
    onPutOff();
  };
  const leaveForGood = () => {
    offerUndo(ratingTexts.dismissed, () => dismiss.act({ requestId, isDismissed: false }));
    leave();
  };
  return (
    <div className="grid auto-cols-fr gap-3 sm:grid-flow-col">
      {request.remindersLeft > 0 && (
        <Button isBusy={remind.isActing} onClick={() => remind.act({ requestId }, { onSuccess: leave })}>
          Remind Later
        </Button>
      )}
      <Button
        kind="quiet"
        isBusy={dismiss.isActing}
        onClick={() => dismiss.act({ requestId, isDismissed: true }, { onSuccess: leaveForGood })}
      >
        Don't Show Again
      </Button>
    </div>
  );
}

/** Answered here: it is not put forward a second time while the server's word is on its way. */
const leaveList = (cache: QueryClient, { id }: ReviewRequest): void =>
  void cache.setQueryData(requestsQuery.queryKey, (list) => list?.filter((each) => each.id !== id));

/** People are told that it ends by itself (decision D22). */
function remindersText(left: number): string {
  if (left === 0) return "This is the last time we'll ask.";
  return left === 1 ? "We'll only remind you once more." : `We'll remind you ${left} more times at most.`;
}
