import type { RatedItem, Review } from "@blenda/domain/ratings/model";
import { ratingTexts } from "@blenda/domain/ratings/texts";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { forgetReviews } from "../../data/rating-queries.ts";
import { ReviewForm } from "./review-form.tsx";

const bothOf = (first: () => void, then: () => void) => () => {
  first();
  then();
};

interface WriteReviewProps extends RatedItem {
  title: string;
  onClose: () => void;
}

/** Without being asked: from the order, or below the item. */
export function WriteReview({ itemType, itemId, title, onClose }: WriteReviewProps) {
  const { act, isActing, error } = useAct(api.ratings.submitReview, {
    learn: forgetReviews,
    done: () => ratingTexts.thanks,
    isToldInPlace: true,
  });
  return (
    <Dialog isOpen title="Write a review" onClose={onClose}>
      <p className="type-h3 break-words">{title}</p>
      <ReviewForm
        keptAs={`review ${itemType} ${itemId}`}
        error={error}
        onSend={(words, clear) => act({ itemType, itemId, ...words }, { onSuccess: bothOf(clear, onClose) })}
      >
        <Button type="submit" kind="primary" size="large" isBusy={isActing}>
          Submit Review
        </Button>
      </ReviewForm>
    </Dialog>
  );
}

export function EditReview({ review, onClose }: { review: Review; onClose: () => void }) {
  const { act, isActing, error } = useAct(api.ratings.editReview, {
    learn: forgetReviews,
    done: () => "Your review was updated.",
    isToldInPlace: true,
  });
  const { id: reviewId, title, rating, comment } = review;
  return (
    <Dialog isOpen title="Edit your review" onClose={onClose}>
      <p className="type-h3 break-words">{title}</p>
      <ReviewForm
        keptAs={`change of review ${reviewId}`}
        before={{ rating, comment }}
        error={error}
        onSend={(words, clear) => act({ reviewId, ...words }, { onSuccess: bothOf(clear, onClose) })}
      >
        <p className="type-small text-muted">It'll be marked as edited.</p>
        <Button type="submit" kind="primary" size="large" isBusy={isActing}>
          Save review
        </Button>
      </ReviewForm>
    </Dialog>
  );
}
