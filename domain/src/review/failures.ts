import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { Instant } from "../shared/time.ts";
import { DECISIONS, REVIEW } from "./constants.ts";
import { claimedText, decidedText, reviewTexts } from "./texts.ts";

export const reviewFailures = {
  /** Thrown for what does not exist and for what was not submitted alike. */
  REVIEW_NOT_FOUND: failure(404, "This submission doesn't exist, or its creator withdrew it."),
  /** Thrown for the second to decide. */
  REVIEW_DECIDED: failure(409, z.object({ decision: z.enum(DECISIONS), at: Instant }), ({ decision, at }) => decidedText(decision, at)),
  /** Thrown while a colleague works on it. */
  REVIEW_TAKEN: failure(409, z.object({ since: Instant }), ({ since }) => claimedText(since)),
  /** Thrown when it was withdrawn and submitted again after the page was opened. */
  REVIEW_CHANGED: failure(409, "The creator has submitted this again. Look at the new version before you decide."),
  /** Thrown where others sell the same, or nearly, and it was not said why it may be sold all the same. */
  REVIEW_COPY_UNEXPLAINED: failure(409, reviewTexts.copyUnexplained),
  REVIEW_SENTENCES_FULL: failure(409, `The team has ${REVIEW.MOST_SENTENCES} saved sentences. Delete one to add another.`),
  /** Thrown where a colleague deleted it meanwhile. */
  REVIEW_SENTENCE_GONE: failure(404, "Someone has deleted this sentence."),
  /** Thrown while a colleague could look at the appeal. */
  REVIEW_FIRST_REVIEWER: failure(403, reviewTexts.obstacles.first_reviewer),
};
