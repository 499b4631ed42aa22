import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { Suspension } from "./model.ts";
import { identityTexts } from "./texts.ts";

export const identityFailures = {
  /** Thrown alike for an unknown address and for a wrong password. */
  IDENTITY_INVALID: failure(401, "Invalid email or password. Please try again."),
  /** Thrown only for the right password of a suspended account. `/account-suspended` says the same. */
  IDENTITY_SUSPENDED: failure(403, Suspension, ({ reason, until }) => identityTexts.suspended(reason, until)),
  /** Thrown by everything a person does to their own account while signed out. */
  IDENTITY_NOT_SIGNED_IN: failure(401, identityTexts.notSignedIn),
  IDENTITY_PASSWORD_SHORT: failure(400, identityTexts.passwordShort),
  IDENTITY_PASSWORD_LONG: failure(400, identityTexts.passwordLong),
  IDENTITY_PASSWORD_COMMON: failure(400, "This password is too common. Please choose another."),
  /** Thrown when the password given for a delicate change is not the account's. */
  IDENTITY_PASSWORD_WRONG: failure(403, "That's not your current password."),
  /** Thrown when a delicate change comes without a recent proof of who asks. */
  IDENTITY_REAUTH_REQUIRED: failure(403, "Please confirm it's you first."),
  /** Thrown when a sign-up is confirmed in another browser than the one it was made in. The link is not used up. */
  IDENTITY_PASSWORD_AGAIN: failure(403, "You signed up in a different browser. Please enter your password."),
  /** Thrown for a link from a mail that is unknown, used or too old: it does not say which. */
  IDENTITY_LINK_INVALID: failure(410, "This link is no longer valid. Please request a new one."),
  /** Thrown when more people sign in at once than passwords can be checked; the attempt is not counted. */
  IDENTITY_BUSY: failure(
    503,
    z.object({ retryAfterSeconds: z.int() }),
    () => "Too many people are logging in right now. Please try again in a moment.",
  ),
};
