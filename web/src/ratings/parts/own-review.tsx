import type { RatedItem } from "@blenda/domain/ratings/model";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMe } from "../../lib/session/use-me.ts";
import { Button } from "../../ui/controls/button.tsx";
import { myReviewQuery } from "../data/rating-queries.ts";
import { EditReview, WriteReview } from "./asking/write-review.tsx";
import { StarRow } from "./stars/star-row.tsx";

/** Beside something bought: what its owner said about it, or the way to say something, at any time. Nothing for everybody else. */
export function OwnReview({ itemType, itemId, title }: RatedItem & { title: string }) {
  const isMember = useMe() !== null;
  const { data } = useQuery({ ...myReviewQuery({ itemType, itemId }), enabled: isMember });
  const [doing, setDoing] = useState<"write" | "edit" | null>(null);
  if (!data || (data.obstacle && !data.review)) return null;
  const { review } = data;
  const close = () => setDoing(null);
  return (
    <section aria-label="Your review" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
      {review ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="type-ui font-semibold">Your review</h3>
          <StarRow stars={review.rating} />
        </div>
      ) : (
        <div className="grid gap-0.5">
          <h3 className="type-ui font-semibold">You own this</h3>
          <p className="type-small text-muted">Tell others how it worked for you.</p>
        </div>
      )}
      <Button size="small" onClick={() => setDoing(review ? "edit" : "write")}>
        {review ? "Edit review" : "Write a review"}
      </Button>
      {doing === "edit" && review && <EditReview review={review} onClose={close} />}
      {doing === "write" && <WriteReview itemType={itemType} itemId={itemId} title={title} onClose={close} />}
    </section>
  );
}
