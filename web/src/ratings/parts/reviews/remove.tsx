import type { Review } from "@blenda/domain/ratings/model";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { forgetReviews, learnReview } from "../../data/rating-queries.ts";

interface Props {
  review: Review;
  onClose: () => void;
}

export function RemoveReview({ review: { id }, onClose }: Props) {
  const { act, isActing } = useAct(api.ratings.removeReview, { learn: forgetReviews, done: () => "Your review was deleted." });
  return (
    <ConfirmDialog
      question="Delete your review?"
      label="Delete review"
      keepLabel="Keep it"
      isBusy={isActing}
      onYes={() => act({ reviewId: id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      Your stars no longer count, and the shop's reply is removed too. You can write another one any time.
    </ConfirmDialog>
  );
}

export function RemoveReply({ review: { id }, onClose }: Props) {
  const { act, isActing } = useAct(api.ratings.removeReply, { learn: learnReview, done: () => "Your reply was deleted." });
  return (
    <ConfirmDialog
      question="Delete your reply?"
      label="Delete reply"
      keepLabel="Keep it"
      isBusy={isActing}
      onYes={() => act({ reviewId: id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      The review stays. You can reply again any time.
    </ConfirmDialog>
  );
}
