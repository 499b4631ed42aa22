import { RATINGS } from "@blenda/domain/ratings/constants";
import type { ReviewRequest } from "@blenda/domain/ratings/model";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useQuietMoment } from "../data/quiet.ts";
import { requestsQuery } from "../data/rating-queries.ts";
import { ReviewModal } from "./asking/review-modal.tsx";

const FIRST_MS = RATINGS.MODAL_DELAY_SECONDS * 1_000;
const NEXT_MS = RATINGS.NEXT_DELAY_SECONDS * 1_000;

interface RequestState {
  open: ReviewRequest | null;
  /** How long the page must be quiet; null once it was put off. */
  delayMs: number | null;
}

/**
 * Asks buyers what they think (spec 2 §4): two seconds after the page is quiet, the next one a second after a review was
 * written, and nothing more for a day once one is put off; the server remembers that for their other pages.
 */
export function ReviewRequests() {
  const { data: [next] = [] } = useQuery(requestsQuery);
  const [{ open, delayMs }, setAsking] = useState<RequestState>({ open: null, delayMs: FIRST_MS });
  useQuietMoment(next && !open ? delayMs : null, () => next && setAsking({ open: next, delayMs }));
  // Only what is open can be closed: a dialog that goes tells so once more.
  const close = (then: number | null) => () => setAsking((before) => (before.open ? { open: null, delayMs: then } : before));
  return open && <ReviewModal key={open.id} request={open} onDone={close(NEXT_MS)} onPutOff={close(null)} />;
}
