import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { NAME_MAX } from "../account/constants.ts";
import { lockoutFailures } from "../lockout/failures.ts";
import { pick } from "../shared/failure.ts";
import { Email, personName, TypedEmail } from "../shared/text.ts";
import { identityFailures } from "./failures.ts";
import { LinkToken, Password, Redirect, Session } from "./model.ts";
import { identityTexts } from "./texts.ts";

/** The address as it is stored: trimmed and in lower case. */
const Addressed = z.object({ email: z.string() });
const passwordFailures = pick(
  identityFailures,
  "IDENTITY_PASSWORD_SHORT",
  "IDENTITY_PASSWORD_LONG",
  "IDENTITY_PASSWORD_COMMON",
  "IDENTITY_BUSY",
);

/**
 * Signing in with Google is not a call but a window: `/auth/google/start` is opened as a popup, `?link=1` by a
 * signed-in person who wants to connect their account. The window posts `{ type: GOOGLE_MESSAGE, ok, message? }` and
 * closes.
 */
export const identityContract = {
  /** The first question of every visit. */
  session: read({ access: "public", failed: identityTexts.loadFailed }).output(Session),

  /** Answers alike whether the address is taken or not; its owner learns the truth by mail (decision A8). */
  signUp: command({ access: "public", failed: identityTexts.signUpFailed, limits: [{ per: "address", max: 20, minutes: 60 }] })
    .errors(passwordFailures)
    .input(z.strictObject({ name: personName(1, NAME_MAX), email: Email, password: Password, redirect: Redirect.optional() }))
    .output(Addressed),

  /**
   * The link in the mail after signing up, `/confirm-email#token=…&email=…`. Only now the account exists; it also signs the
   * browser in. The link proves the address and nothing else: in another browser than the one that signed up the password
   * is asked for again, and what is typed there counts. `redirect` is what signing up was given.
   */
  confirmEmail: command({ access: "public", failed: identityTexts.confirmFailed, limits: [{ per: "address", max: 30, minutes: 60 }] })
    .errors(passwordFailures)
    .errors(pick(identityFailures, "IDENTITY_LINK_INVALID", "IDENTITY_PASSWORD_AGAIN"))
    .input(z.strictObject({ token: LinkToken, password: Password.optional() }))
    .output(Session.extend({ redirect: z.string().nullable() })),

  signIn: command({ access: "public", failed: identityTexts.signInFailed, limits: [{ per: "address", max: 50, minutes: 1 }] })
    .errors(pick(identityFailures, "IDENTITY_INVALID", "IDENTITY_SUSPENDED", "IDENTITY_BUSY"))
    .errors(
      pick(
        lockoutFailures,
        "LOCKOUT_WARNING",
        "LOCKOUT_LOCKED_NOW",
        "auth/account-locked-temp",
        "LOCKOUT_EMAIL_NOW",
        "auth/account-locked-email",
        "LOCKOUT_UNRECORDED",
      ),
    )
    .input(z.strictObject({ email: TypedEmail, password: Password }))
    .output(Session),

  signOut: command({ access: "signed-in", failed: identityTexts.signOutFailed }).output(Session),

  requestReset: command({
    access: "public",
    failed: identityTexts.resetRequestFailed,
    limits: [{ per: "address", max: 10, minutes: 60 }],
  })
    .input(z.strictObject({ email: Email }))
    .output(Addressed),

  /** The link in the mail, `/reset-password#token=…&email=…`. Every session ends; Google and second factors added lately go. */
  resetPassword: command({ access: "public", failed: identityTexts.resetFailed, limits: [{ per: "address", max: 20, minutes: 60 }] })
    .errors(passwordFailures)
    .errors(pick(identityFailures, "IDENTITY_LINK_INVALID"))
    .input(z.strictObject({ token: LinkToken, password: Password }))
    .output(Addressed.extend({ isGoogleGone: z.boolean(), areFactorsGone: z.boolean() })),
};
