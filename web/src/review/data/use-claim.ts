import { REVIEW } from "@blenda/domain/review/constants";
import type { ReviewItem } from "@blenda/domain/review/model";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { client } from "../../lib/calls/api.ts";
import { isUnattended } from "../../lib/calls/attendance.ts";
import { itemQuery } from "./review-queries.ts";

const RENEW_MS = (REVIEW.CLAIM_MINUTES * 60_000) / 2;

/**
 * Holds a submission while a reviewer is at its page, so that no colleague works on it: taken when it is opened, kept while
 * they move, given back when they leave. A closed browser loses it by the clock.
 */
export function useClaim({ itemType, id, submission, obstacle }: ReviewItem): void {
  const cache = useQueryClient();
  const mayTake = obstacle === null;
  const submissionId = submission.id;
  useEffect(() => {
    if (!mayTake || !submissionId) return;
    const item = { itemType, id };
    let isHere = true;
    const take = async () => {
      try {
        const claim = await client.review.claimReview(item);
        if (isHere) cache.setQueryData(itemQuery(item).queryKey, (before) => before && { ...before, claim });
      } catch {
        // A colleague was quicker, or it is gone: the page asks again and says so.
        if (isHere) await cache.invalidateQueries({ queryKey: itemQuery(item).queryKey });
      }
    };
    void take();
    const timer = setInterval(() => {
      if (!isUnattended()) void take();
    }, RENEW_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
      // Too late for a word about it: if it does not arrive, the clock gives it back.
      client.review.putBack(item).catch(() => {});
    };
  }, [cache, itemType, id, submissionId, mayTake]);
}
