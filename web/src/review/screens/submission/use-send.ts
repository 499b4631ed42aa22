import type { DecisionLine, ReviewItem } from "@blenda/domain/review/model";
import { reviewTexts } from "@blenda/domain/review/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { codeOf } from "../../../lib/calls/refusal.ts";
import { toast } from "../../../lib/toast.ts";
import { useReviewWays } from "../../data/use-review-ways.ts";
import type { Verdict, VerdictState } from "../../data/use-verdict.ts";

interface DecisionResult {
  decision: DecisionLine;
  nextId: string | null;
}

/** Sends a decision, says how it went, and opens the next submission. */
export function useSend(item: ReviewItem, { forget }: VerdictState) {
  const { itemType } = item;
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { submissionWay, queuePath } = useReviewWays();
  const told = { isToldInPlace: true } as const;
  const approve = useAct(api.review.approve, told);
  const requestChanges = useAct(api.review.requestChanges, told);
  const reject = useAct(api.review.reject, told);
  const all = [approve, requestChanges, reject];

  const onSuccess = ({ decision, nextId }: DecisionResult) => {
    forget();
    toast.done(`${decision.title}: ${reviewTexts.decisions[decision.decision].toLowerCase()}`);
    for (const list of [api.review.queue, api.review.counts, api.review.reviewerFigures])
      void cache.invalidateQueries({ queryKey: list.key() });
    void navigate(nextId ? submissionWay({ itemType, id: nextId }) : { to: queuePath[itemType] });
  };
  const onError = (error: Error) => {
    // What the page shows is no longer what waits there.
    if (["REVIEW_CHANGED", "REVIEW_TAKEN", "REVIEW_COPY_UNEXPLAINED"].includes(codeOf(error) ?? ""))
      void cache.invalidateQueries({ queryKey: api.review.item.key() });
  };
  const send = ({ choice, comments, reason, text, notACopy }: Verdict) => {
    for (const { reset } of all) reset();
    const seen = { itemType, id: item.id, submissionId: item.submission.id };
    const written = comments.flatMap(({ text: said, ...about }) => (said.trim() === "" ? [] : [{ ...about, text: said.trim() }]));
    const why = notACopy.trim();
    if (choice === "approve") approve.act({ ...seen, ...(why && { notACopy: why }) }, { onSuccess, onError });
    if (choice === "requestChanges") requestChanges.act({ ...seen, comments: written }, { onSuccess, onError });
    if (choice === "reject" && reason) reject.act({ ...seen, reason, text: text.trim() }, { onSuccess, onError });
  };
  return { send, isSending: all.some(({ isActing }) => isActing), error: all.find(({ error }) => error)?.error ?? null };
}
