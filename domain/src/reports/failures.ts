import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { Instant } from "../shared/time.ts";
import { REPORTS } from "./constants.ts";
import { reportTexts } from "./texts.ts";

export const reportFailures = {
  /** Thrown for what does not exist and for what the reporter cannot see alike. */
  REPORTS_TARGET_GONE: failure(404, "This isn't here anymore"),
  REPORTS_OWN: failure(422, "You can't report yourself"),
  REPORTS_REASON: failure(422, "Choose another reason"),
  REPORTS_TOO_MANY: failure(429, `You can send ${REPORTS.PER_DAY} reports a day. Please try again tomorrow.`),
  REPORTS_PICTURE_UNKNOWN: failure(422, "One of these pictures is gone. Please add it again."),
  REPORTS_PICTURE_REFUSED: failure(422, "We can't read this picture. Please try another one."),
  REPORTS_PICTURE_TYPE: failure(415, reportTexts.pictureType),
  REPORTS_PICTURE_TOO_LARGE: failure(413, reportTexts.pictureTooLarge),
  /** Thrown for what does not exist and for another person's alike. */
  REPORTS_NOT_FOUND: failure(404, "We can't find this report"),
  /** Thrown for the second to decide. */
  REPORTS_DECIDED: failure(409, "Someone else has decided this already"),
  REPORTS_TAKEN: failure(409, z.object({ name: z.string(), since: Instant }), ({ name }) => `${name} is working on this`),
  REPORTS_FIRST_REVIEWER: failure(403, reportTexts.obstacles.first_reviewer),
  /** Thrown for a decision this kind of thing does not have, or that came too late because its author deleted it. */
  REPORTS_DECISION: failure(409, "This decision isn't possible here anymore"),
  REPORTS_UNDO_OVER: failure(409, "The messages have been sent. You can decide again after an appeal."),
  REPORTS_APPEAL_OVER: failure(409, "You can't appeal this anymore"),
  REPORTS_ANSWER_OVER: failure(409, "We've decided in the meantime"),
  REPORTS_SECOND_ADMIN: failure(403, "Another admin has to agree"),
  REPORTS_NO_COLLEAGUE: failure(422, "This person doesn't decide reports"),
};
