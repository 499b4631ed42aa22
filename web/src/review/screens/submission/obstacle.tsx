import type { ReviewItem } from "@blenda/domain/review/model";
import { reviewTexts, takenText } from "@blenda/domain/review/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";

/** Why this reader cannot decide here, and what they can do about it. */
export function Obstacle({ item: { itemType, id, obstacle, claim } }: { item: ReviewItem }) {
  const cache = useQueryClient();
  const { act, isActing } = useAct(api.review.claimReview, {
    learn: () => cache.invalidateQueries({ queryKey: api.review.item.key() }),
  });
  if (obstacle === null) return null;
  const isTaken = obstacle === "taken" && claim !== null;
  return (
    <Alert tone="info" title={isTaken ? takenText(claim.since) : reviewTexts.obstacles[obstacle]} className="mb-4">
      {isTaken && (
        <div className="grid justify-items-start gap-2">
          <p>{claim.name} is on it. You can read along, or take it over if you've agreed to.</p>
          <Button size="small" isBusy={isActing} onClick={() => act({ itemType, id, isTakeover: true })}>
            Take over
          </Button>
        </div>
      )}
    </Alert>
  );
}
