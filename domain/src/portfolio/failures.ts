import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { PORTFOLIO } from "./constants.ts";
import { portfolioTexts } from "./texts.ts";

export const portfolioFailures = {
  /** Thrown for an unknown person, a closed account, and a private work alike. */
  PORTFOLIO_NOT_FOUND: failure(404, "We can't find this portfolio"),
  PORTFOLIO_WORK_GONE: failure(404, "This work no longer exists"),
  PORTFOLIO_FULL: failure(409, `A portfolio can have up to ${PORTFOLIO.MOST_WORKS} works`),
  /** Thrown for a media id that is another person's or was never uploaded. */
  PORTFOLIO_MEDIA_UNKNOWN: failure(422, "One of these files isn't yours"),
  PORTFOLIO_MEDIA_TYPE: failure(415, portfolioTexts.mediaType),
  PORTFOLIO_MEDIA_TOO_LARGE: failure(413, portfolioTexts.mediaTooLarge),
  /** Thrown for what the file check found, in its words. */
  PORTFOLIO_MEDIA_REFUSED: failure(422, z.object({ reason: z.string() }), ({ reason }) => reason),
};
