import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { MOST_KEYS } from "./constants.ts";

const tries = (left: number) => (left === 1 ? "You have one try left." : `You have ${left} tries left.`);

export const mfaFailures = {
  /** Thrown for a code or a key's answer that is wrong, was used before or came too late: it does not say which. */
  MFA_WRONG: failure(403, z.object({ left: z.int() }), ({ left }) => `That didn't work. ${tries(left)}`),
  /** Thrown by the try that starts the lock and while it runs, whatever was entered (trust M4). */
  MFA_LOCKED: failure(
    423,
    z.object({ minutes: z.int() }),
    ({ minutes }) => `Too many wrong codes. Please try again in ${minutes} minute${minutes === 1 ? "" : "s"}.`,
  ),
  /** Thrown for a texted code or a key's answer when nothing was asked, or too long ago: the browser asks for a new challenge. */
  MFA_CHALLENGE_GONE: failure(410, z.object({ isSent: z.boolean() }), ({ isSent }) =>
    isSent
      ? "There's no code to check: it has expired, or none was sent. Please ask for a new one."
      : "Your key wasn't asked, or it took too long. Please try again.",
  ),
  /** Thrown for a setup that is unknown, another's, finished or too old: it does not say which. */
  MFA_SETUP_GONE: failure(410, "This setup has expired. Please start again."),
  /** Thrown for a method that is not offered here, or that this person has not set up. */
  MFA_METHOD_UNAVAILABLE: failure(409, "This method isn't available for your account."),
  /** Thrown when the person already has this method; keys may be several. */
  MFA_METHOD_TAKEN: failure(409, "You've already set this method up. Turn it off first to set it up again."),
  MFA_PHONE_INVALID: failure(400, "Please enter your phone number with its country code, like +1 202 555 0143."),
  /** Thrown when the text message could not be handed over. */
  MFA_SMS_FAILED: failure(502, "We couldn't send a text message to this number. Please try again or choose another method."),
  /** Thrown for a key whose answer does not hold: another origin, another algorithm, no user verification, a key that is there already. */
  MFA_KEY_REFUSED: failure(400, "This key can't be used here. Please try another one."),
  MFA_TOO_MANY_KEYS: failure(409, `You can have up to ${MOST_KEYS} keys. Remove one to add another.`),
  MFA_KEY_GONE: failure(404, "This key has already been removed."),
  /** Thrown to staff without a factor who bring no code for their first one: a password alone opens no staff area. */
  MFA_ENROLMENT_CODE_NEEDED: failure(403, "You need a setup code to set up your first method. A super admin can give you one."),
  /** Thrown for a setup code that is wrong, another's, used, replaced or too old: it does not say which. */
  MFA_ENROLMENT_CODE_WRONG: failure(403, "This setup code doesn't work. Check it, or ask a super admin for a new one."),
  /** Thrown when staff would turn the question at sign-in off. */
  MFA_STAFF_ALWAYS_ASKED: failure(409, "Everyone on staff is asked for their second factor when they log in from a new browser."),
  /** Thrown to a person who has none and wants it asked at sign-in, or wants codes for none. */
  MFA_NONE: failure(409, "Set up a method first."),
  /** Thrown when the token is not that of a live session of this person, this browser and this action (trust M6). */
  MFA_TOKEN_INVALID: failure(403, "Please verify it's you again."),
  /** Thrown to a browser that has not given the right password just before. */
  MFA_NOT_SIGNING_IN: failure(401, "Please log in again."),
  /** Thrown to staff who ask for recovery by mail: a mailbox alone must not open the staff area. */
  MFA_RECOVERY_STAFF: failure(
    403,
    "Please ask a super admin to reset your second factor, or reset it with the admin command on the server.",
  ),
};
