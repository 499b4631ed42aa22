import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { STEP_UP_ACTIONS } from "./step-up.ts";
import { ownTargetText } from "./target.ts";

/** Refusals any call may meet before its operation begins. */
export const accessFailures = {
  UNAUTHORIZED: failure(401, "User not authenticated"),
  FORBIDDEN: failure(403, "You don't have access to this"),
  /** Thrown when a call needs a second factor that was not shown yet, or too long ago: the browser asks for it and calls again. */
  MFA_REQUIRED: failure(403, z.object({ action: z.enum(STEP_UP_ACTIONS) }), () => "This action requires multi-factor authentication"),
  /** Thrown to one of our own people who has no second factor at all. */
  MFA_NOT_CONFIGURED: failure(403, z.object({ action: z.enum(STEP_UP_ACTIONS) }), () => "MFA must be configured for admin actions"),
  /** Thrown to one of our own people who would decide about themselves or something of theirs (decision 0083). */
  OWN_TARGET: failure(403, ownTargetText),
  NOT_FOUND: failure(404, "There is nothing here"),
  /** Thrown for input that does not fit its schema; `fields` names what was wrong, never what was sent. */
  BAD_REQUEST: failure(400, z.object({ fields: z.array(z.string()) }).optional(), () => "We couldn't understand part of that request"),
  /** Thrown when an unsafe request does not come from our own pages. */
  ORIGIN_REFUSED: failure(403, "This request didn't come from our site"),
  /** Thrown where no address is configured and the request calls us by a name that could be made up. */
  NAME_REFUSED: failure(421, "Blenda isn't set up for this address. Open it as localhost, or set PUBLIC_URL to this address."),
  METHOD_NOT_ALLOWED: failure(405, "This address doesn't accept that kind of request"),
  PAYLOAD_TOO_LARGE: failure(413, "That's too large to send"),
  /** Thrown for a compressed body or a kind of content the call does not take. */
  UNSUPPORTED_MEDIA_TYPE: failure(415, "That kind of content isn't accepted here"),
  /** Thrown when a command key comes back with a different wish. */
  KEY_REUSED: failure(422, "This request was already used for something else"),
  TOO_MANY_REQUESTS: failure(
    429,
    z.object({ retryAfterSeconds: z.int() }),
    ({ retryAfterSeconds }) => `Too many requests. Please try again in ${inWords(retryAfterSeconds)}.`,
  ),
  /** Thrown when as much is being done already as this machine can do beside everything else. */
  BUSY: failure(
    503,
    z.object({ retryAfterSeconds: z.int() }),
    ({ retryAfterSeconds }) => `A lot is going on right now. Please try again in ${inWords(retryAfterSeconds)}.`,
  ),
  /** Thrown for a file that holds nothing. */
  EMPTY_FILE: failure(422, "This file is empty. Choose another one."),
  /** Thrown for a picture that was only named: not there, too large, no picture, or nowhere our server may go (decision D12). */
  PICTURE_NOT_FETCHED: failure(422, "We couldn't get this picture from the other website. Save it and upload it here instead."),
  /** Thrown when PostgreSQL cannot be reached; the sentence is the specification's. */
  DATABASE_UNAVAILABLE: failure(503, "Firestore not available"),
};

function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} second${seconds === 1 ? "" : "s"}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} minute${minutes === 1 ? "" : "s"}`;
}
