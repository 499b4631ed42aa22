import { failure } from "../shared/failure.ts";
import { disputeTexts } from "./texts.ts";

export const disputeFailures = {
  /** Thrown for a dispute that does not exist and for one of another creator's sales alike. */
  DISPUTES_NOT_FOUND: failure(404, "We can't find this dispute"),
  DISPUTES_FILE_TYPE: failure(415, disputeTexts.fileType),
  DISPUTES_FILE_TOO_LARGE: failure(413, disputeTexts.fileTooLarge),
  DISPUTES_FILE_REFUSED: failure(422, "We can't read this file. Please save it again or choose another."),
  DISPUTES_FILE_UNKNOWN: failure(422, disputeTexts.fileGone),
  DISPUTES_TOO_MUCH: failure(422, disputeTexts.tooMuch),
  DISPUTES_TOO_LATE: failure(409, "It's too late to add evidence"),
  /** Thrown for one the bank has decided, and for evidence that was sent already: it is taken once. */
  DISPUTES_NOT_NOW: failure(409, "Evidence can be sent once, while the bank is reviewing it"),
  DISPUTES_PROVIDER: failure(503, "The card provider didn't take the evidence. Nothing was sent. Try again in a few minutes."),
};
