import type { Review } from "@blenda/domain/ratings/model";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { ReasonDialog } from "../../../product/reason/reason-dialog.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { forgetReviews } from "../../data/rating-queries.ts";

/** Our own people hide what breaks the rules and show it again, each with a reason. */
export function StaffSteps({ review: { id, hidden } }: { review: Review }) {
  const [isAsking, setAsking] = useState(false);
  const step = useAct(hidden ? api.ratings.restoreReview : api.ratings.hideReview, {
    learn: forgetReviews,
    done: () => (hidden ? "The review is visible again." : "The review is hidden."),
    isToldInPlace: true,
  });
  const close = () => {
    step.reset();
    setAsking(false);
  };
  return (
    <>
      <Button kind="quiet" size="small" icon={hidden ? "eye" : "eye-off"} className="px-2 font-normal" onClick={() => setAsking(true)}>
        {hidden ? "Show again" : "Hide"}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={hidden ? "Show this review again?" : "Hide this review?"}
          label={hidden ? "Show review" : "Hide review"}
          kind={hidden ? "primary" : "danger"}
          reasonHelp="Its author will see it, and it's recorded in the audit log."
          isBusy={step.isActing}
          error={step.error}
          onSend={({ reason }) => step.act({ reviewId: id, reason }, { onSuccess: close })}
          onClose={close}
        >
          {hidden
            ? "Everyone can read it again, and its stars count."
            : "Only its author and the team can still see it. Its stars no longer count."}
        </ReasonDialog>
      )}
    </>
  );
}
