import { z } from "zod";
import { type CallMeta, command, read } from "../access/procedure.ts";
import { identityFailures } from "../identity/failures.ts";
import { LinkToken, Password } from "../identity/model.ts";
import { pick } from "../shared/failure.ts";
import { Email, personName, plainText } from "../shared/text.ts";
import { Instant } from "../shared/time.ts";
import { BIO_MAX, NAME_MAX } from "./constants.ts";
import { accountFailures } from "./failures.ts";
import { DataExport, DeviceSession, FirstSteps, Profile } from "./model.ts";
import { accountTexts } from "./texts.ts";

/** Everything here is about one's own account; signed out it answers "No user is currently logged in". */
const own = (failed: string, max = 300, minutes = 60): CallMeta => ({
  access: "signed-in",
  signedOut: "IDENTITY_NOT_SIGNED_IN",
  failed,
  limits: [{ per: "account", max, minutes }],
});
/** Calls that decide who comes in: of a person with a second factor they ask for one shown within ten minutes (decision B12). */
const guarded = (failed: string, max: number, minutes = 60): CallMeta => ({ ...own(failed, max, minutes), mfa: "ACCOUNT" });
/** Reads are asked often and cost little; the limit for everybody is enough. */
const ownRead: CallMeta = { access: "signed-in", signedOut: "IDENTITY_NOT_SIGNED_IN", failed: accountTexts.loadFailed };
const signedOut = pick(identityFailures, "IDENTITY_NOT_SIGNED_IN");
const unproven = pick(identityFailures, "IDENTITY_NOT_SIGNED_IN", "IDENTITY_REAUTH_REQUIRED");

/**
 * A photo is not a call but an upload: POST the picture itself (image/png, image/jpeg, image/webp, at most 5 MB) to
 * `/api/account/photo?x=…&y=…&size=…`. It answers with the Profile, or `{ code, message }` like every call.
 *
 * Calls that may answer IDENTITY_REAUTH_REQUIRED want a recent proof: signing in counts for ten minutes, `reauthenticate`
 * renews it, and a person without a password signs in with Google again.
 */
export const accountContract = {
  profile: read(ownRead).errors(signedOut).output(Profile),

  updateProfile: command(own(accountTexts.saveFailed, 120))
    .errors(signedOut)
    .input(z.strictObject({ name: personName(1, NAME_MAX), displayName: personName(1, NAME_MAX), bio: plainText(0, BIO_MAX) }))
    .output(Profile),

  /**
   * Off: where they save something or put it in a cart, its creator reads that it happened, without a name. What was told before is
   * told anew.
   */
  setNamedToCreators: command(own(accountTexts.namingFailed, 60))
    .errors(signedOut)
    .input(z.strictObject({ isNamed: z.boolean() }))
    .output(Profile),

  firstSteps: read(ownRead).errors(signedOut).output(FirstSteps),

  /** All done, or not wanted: they are not shown again, on any device. */
  endFirstSteps: command(own(accountTexts.saveFailed))
    .errors(signedOut)
    .output(z.object({ hasFirstSteps: z.literal(false) })),

  removePhoto: command(own(accountTexts.photoFailed)).errors(signedOut).output(Profile),

  reauthenticate: command(own(accountTexts.reauthFailed, 10, 15))
    .errors(signedOut)
    .errors(pick(identityFailures, "IDENTITY_PASSWORD_WRONG", "IDENTITY_BUSY"))
    .input(z.strictObject({ password: Password }))
    .output(z.object({ provenUntil: Instant })),

  /** Without a password yet, `currentPassword` is left out and a recent proof is wanted. Ends every other session. */
  changePassword: command(guarded(accountTexts.passwordFailed, 10, 15))
    .errors(unproven)
    .errors(
      pick(
        identityFailures,
        "IDENTITY_PASSWORD_WRONG",
        "IDENTITY_PASSWORD_SHORT",
        "IDENTITY_PASSWORD_LONG",
        "IDENTITY_PASSWORD_COMMON",
        "IDENTITY_BUSY",
      ),
    )
    .input(z.strictObject({ currentPassword: Password.optional(), password: Password }))
    .output(Profile),

  /** Wants a recent proof. The new address gets a link to confirm, the old one a notice with a link to cancel. */
  changeEmail: command(guarded(accountTexts.emailFailed, 5))
    .errors(unproven)
    .errors(pick(accountFailures, "ACCOUNT_EMAIL_SAME"))
    .input(z.strictObject({ email: Email }))
    .output(Profile),

  /** The link in the mail to the new address, `/confirm-email#change=…`. */
  confirmEmailChange: command({ access: "public", failed: accountTexts.emailFailed, limits: [{ per: "address", max: 30, minutes: 60 }] })
    .errors(pick(identityFailures, "IDENTITY_LINK_INVALID"))
    .input(z.strictObject({ token: LinkToken }))
    .output(z.object({ email: z.string() })),

  /**
   * The link in the mail to the old address, `/confirm-email#cancel=…`. Also takes a confirmed change back, with those that
   * followed it. Ends all sessions, the password and what was connected lately.
   */
  cancelEmailChange: command({ access: "public", failed: accountTexts.emailFailed, limits: [{ per: "address", max: 30, minutes: 60 }] })
    .errors(pick(identityFailures, "IDENTITY_LINK_INVALID"))
    .errors(pick(accountFailures, "ACCOUNT_EMAIL_TAKEN"))
    .input(z.strictObject({ token: LinkToken }))
    .output(z.object({ email: z.string() })),

  /** The one asking comes first, then by when they were last seen. */
  sessions: read(ownRead).errors(signedOut).output(z.array(DeviceSession)),

  endSession: command(own(accountTexts.sessionFailed))
    .errors(signedOut)
    .errors(pick(accountFailures, "ACCOUNT_SESSION_GONE"))
    .input(z.strictObject({ id: z.string().min(1).max(64) }))
    .output(z.array(DeviceSession)),

  endOtherSessions: command(own(accountTexts.sessionFailed)).errors(signedOut).output(z.array(DeviceSession)),

  unlinkGoogle: command(own(accountTexts.googleFailed))
    .errors(signedOut)
    .errors(pick(accountFailures, "ACCOUNT_PASSWORD_NEEDED"))
    .output(Profile),

  /** Wants a recent proof, and so does the download. While one is being made, that one is answered. */
  requestExport: command(own(accountTexts.exportFailed, 5, 24 * 60))
    .errors(unproven)
    .output(DataExport),

  /** Newest first; goes stale live while one is being made. */
  exports: read(ownRead).errors(signedOut).output(z.array(DataExport)),

  /** Wants a recent proof. Fourteen days to change one's mind; every other session ends at once. */
  deleteAccount: command(own(accountTexts.deleteFailed, 10))
    .errors(unproven)
    .errors(pick(accountFailures, "ACCOUNT_IS_ADMIN"))
    .output(Profile),

  undoDelete: command(own(accountTexts.undoFailed)).errors(signedOut).output(Profile),
};
