import { AUTHORING } from "@blenda/domain/authoring/constants";

export const submitLabel = (needsReview: boolean): string => (needsReview ? "Submit for review" : "Publish changes");

/** What pressing it does now. */
export function nextText(needsReview: boolean, open: number): string {
  if (open > 0) return open === 1 ? "Takes you to what's missing" : `Takes you to the first of ${open} missing things`;
  return needsReview ? `Answer in ${AUTHORING.ANSWER_BUSINESS_DAYS} business days` : "Live right away";
}
