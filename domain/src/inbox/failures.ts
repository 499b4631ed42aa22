import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { INBOX } from "./constants.ts";
import { inboxTexts } from "./texts.ts";

export const inboxFailures = {
  /** Thrown for one that does not exist and for another person's alike. */
  INBOX_NOT_FOUND: failure(404, "We can't find this conversation"),
  INBOX_NOBODY: failure(404, "You can't message this person"),
  INBOX_SELF: failure(422, "You can't message yourself"),
  /** Thrown to both sides of a block: neither learns which one did it. */
  INBOX_BLOCKED: failure(403, inboxTexts.blocked),
  INBOX_CLOSED: failure(409, inboxTexts.closed),
  /** Thrown before strangers could be flooded. */
  INBOX_TOO_MANY_NEW: failure(
    429,
    z.object({ most: z.int() }),
    ({ most }) => `You can start ${most} new conversations a day. Please try again tomorrow.`,
  ),
  INBOX_EMPTY: failure(422, "Write something or attach a file"),
  INBOX_ATTACHMENT_UNKNOWN: failure(422, "One of these files is gone. Please attach it again."),
  INBOX_ATTACHMENT_REFUSED: failure(422, z.object({ reason: z.string() }), ({ reason }) => reason),
  INBOX_ATTACHMENT_TYPE: failure(415, inboxTexts.attachmentType),
  INBOX_ATTACHMENT_TOO_LARGE: failure(413, inboxTexts.attachmentTooLarge),
  INBOX_CANNED_FULL: failure(409, `You can keep ${INBOX.CANNED_MOST} saved replies. Delete one first.`),
  INBOX_CANNED_GONE: failure(404, "This saved reply is gone"),
  INBOX_EDIT_OVER: failure(409, `You can edit a message for ${INBOX.EDIT_MINUTES} minutes`),
  INBOX_CASE_NOT_FOUND: failure(404, "This conversation isn't open to our team"),
  /** Thrown to staff who have not joined, or have left again. */
  INBOX_CASE_NOT_JOINED: failure(409, "Join this conversation first"),
  /** Thrown when the table of moves has no such step (decision B0). */
  INBOX_INVALID_TRANSITION: failure(
    409,
    z.object({ from: z.string(), event: z.string(), allowed: z.array(z.string()) }),
    ({ from }) => `This is not possible while the conversation is ${from.replaceAll("_", " ")}`,
  ),
};
