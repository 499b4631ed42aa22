import { z } from "zod";
import { type CallMeta, command, read } from "../access/procedure.ts";
import { identityFailures } from "../identity/failures.ts";
import { LinkToken, Session } from "../identity/model.ts";
import { pick } from "../shared/failure.ts";
import { personName } from "../shared/text.ts";
import { Instant } from "../shared/time.ts";
import { BACKUP_CODES, KEY_NAME } from "./constants.ts";
import { mfaFailures } from "./failures.ts";
import {
  Action,
  Answer,
  AnswerFor,
  Bytes,
  Challenge,
  EnrolmentCode,
  KeyCreation,
  Method,
  MfaEvents,
  MfaOverview,
  SessionToken,
  Setup,
  Transports,
  TypedCode,
} from "./model.ts";
import { mfaTexts } from "./texts.ts";

/** One's own factors. Never for staff alone: they must be within reach before there is a factor. */
const own = (failed: string, max = 60): CallMeta => ({
  access: "signed-in",
  signedOut: "IDENTITY_NOT_SIGNED_IN",
  failed,
  limits: [{ per: "account", max, minutes: 60 }],
});
/** Calls that change who can come in: of a person with a factor they ask for one shown within ten minutes (trust M8). */
const guarded = (failed: string): CallMeta => ({ ...own(failed), mfa: "ACCOUNT" });
const ownRead: CallMeta = { access: "signed-in", signedOut: "IDENTITY_NOT_SIGNED_IN", failed: mfaTexts.loadFailed };
const open = (failed: string): CallMeta => ({ access: "public", failed, limits: [{ per: "address", max: 60, minutes: 60 }] });

const signedOut = pick(identityFailures, "IDENTITY_NOT_SIGNED_IN");
const unproven = pick(identityFailures, "IDENTITY_NOT_SIGNED_IN", "IDENTITY_REAUTH_REQUIRED");
const refused = pick(mfaFailures, "MFA_WRONG", "MFA_LOCKED", "MFA_CHALLENGE_GONE", "MFA_METHOD_UNAVAILABLE");
const busy = pick(identityFailures, "IDENTITY_BUSY");

const Done = z.object({ success: z.literal(true) });
const code = { enrolmentCode: EnrolmentCode.optional() };
const codeRefused = pick(mfaFailures, "MFA_ENROLMENT_CODE_NEEDED", "MFA_ENROLMENT_CODE_WRONG");
/** The session this opens, for the action that was asked for; the row on the server decides what it is good for. */
const Opened = Done.extend({ sessionToken: SessionToken, expiresIn: z.int() });
/** The backup codes that come with a first method, where `setup` has not answered them: shown this once. Empty: there is a set. */
const Enrolled = Opened.extend({ backupCodes: z.array(z.string()).max(BACKUP_CODES) });
const KeyName = personName(1, KEY_NAME.MAX);
const KeyId = z.string().min(1).max(64);

/**
 * The second factor of the caller. What adds or removes one wants a recent password (IDENTITY_REAUTH_REQUIRED,
 * `account.reauthenticate`) and, of a person with a factor, one shown within ten minutes (MFA_REQUIRED with the action
 * ACCOUNT). A call refused with MFA_REQUIRED is sent again, with the same key, after `challenge` and `verify`.
 */
export const mfaContract = {
  config: read(ownRead).errors(signedOut).output(MfaOverview),

  /** For SMS it also sends the code. Staff bring the code that was given to them for their first method. */
  setup: command(guarded(mfaTexts.setupFailed))
    .errors(unproven)
    .errors(busy)
    .errors(codeRefused)
    .errors(pick(mfaFailures, "MFA_METHOD_UNAVAILABLE", "MFA_METHOD_TAKEN", "MFA_PHONE_INVALID", "MFA_SMS_FAILED"))
    .input(
      z.discriminatedUnion("method", [
        z.strictObject({ method: z.literal("authenticator"), ...code }),
        z.strictObject({ method: z.literal("sms"), phoneNumber: z.string().min(1).max(40), ...code }),
      ]),
    )
    .output(Setup),

  /** From here on the method counts, and the backup codes that `setup` answered work. Opens the sessions a `verify` would. */
  verifySetup: command(own(mfaTexts.setupUnverified))
    .errors(signedOut)
    .errors(busy)
    .errors(codeRefused)
    .errors(pick(mfaFailures, "MFA_SETUP_GONE", "MFA_WRONG", "MFA_LOCKED", "MFA_METHOD_TAKEN"))
    .input(z.strictObject({ setupId: z.string().min(1).max(64), code: TypedCode, method: z.enum(["sms", "authenticator"]) }))
    .output(Enrolled),

  enrolKey: command(guarded(mfaTexts.enrolFailed))
    .errors(unproven)
    .errors(codeRefused)
    .errors(pick(mfaFailures, "MFA_METHOD_UNAVAILABLE", "MFA_TOO_MANY_KEYS"))
    .input(z.strictObject({ keyName: KeyName.default(KEY_NAME.DEFAULT), ...code }))
    .output(KeyCreation),

  /** Of `startRegistration`'s answer: `id`, `response.attestationObject`, `response.clientDataJSON`, `response.transports`. */
  verifyEnrolment: command(own(mfaTexts.enrolFailed))
    .errors(signedOut)
    .errors(busy)
    .errors(codeRefused)
    .errors(pick(mfaFailures, "MFA_SETUP_GONE", "MFA_KEY_REFUSED", "MFA_TOO_MANY_KEYS"))
    .input(
      z.strictObject({
        setupId: z.string().min(1).max(64),
        credentialId: Bytes,
        response: z.strictObject({ attestationObject: Bytes, clientDataJSON: Bytes, transports: Transports.optional() }),
      }),
    )
    .output(Enrolled),

  /** Begins what `verify` ends, for text messages and keys. For SMS it sends the code; asked again it sends another. */
  challenge: command(own(mfaTexts.challengeFailed, 200))
    .errors(signedOut)
    .errors(pick(mfaFailures, "MFA_LOCKED", "MFA_METHOD_UNAVAILABLE", "MFA_SMS_FAILED"))
    .input(z.strictObject({ action: Action, method: Method }))
    .output(Challenge),

  /**
   * An authenticator's code and a backup code need no `challenge` before; a texted one and a key's answer do. ADMIN_ACCESS and
   * ADMIN_ROUTE_ACCESS are opened together, each by a session of its own (decision D1).
   */
  verify: command(own(mfaTexts.verifyFailed, 200)).errors(signedOut).errors(refused).errors(busy).input(AnswerFor).output(Opened),

  /** The dialog was closed: the text message or the key that was asked for no longer answers. */
  deny: command(own(mfaTexts.challengeFailed, 200))
    .errors(signedOut)
    .input(z.strictObject({ action: Action }))
    .output(Done),

  /** Whether this browser's session for the action is live. Asking does not keep it alive. */
  session: read(ownRead)
    .errors(signedOut)
    .input(z.strictObject({ action: Action }))
    .output(z.object({ valid: z.boolean(), expiresIn: z.int(), sessionToken: SessionToken.nullable() })),

  /** Ends what this browser has verified, for every action. */
  endSessions: command(own(mfaTexts.saveFailed)).errors(signedOut).output(Done),

  /** The token is that of this browser's ACCOUNT session. The old set dies when this succeeds, not before. */
  generateBackupCodes: command(guarded(mfaTexts.codesUnmade))
    .errors(unproven)
    .errors(busy)
    .errors(pick(mfaFailures, "MFA_TOKEN_INVALID", "MFA_NONE"))
    .input(z.strictObject({ sessionToken: SessionToken }))
    .output(Done.extend({ backupCodes: z.array(z.string()).max(BACKUP_CODES) })),

  /** Of hardware keys: all of them. With the last method of staff the staff area shuts, until a code opens the way to a new one. */
  disable: command(guarded(mfaTexts.disableUndone))
    .errors(unproven)
    .errors(pick(mfaFailures, "MFA_METHOD_UNAVAILABLE"))
    .input(z.strictObject({ method: Method }))
    .output(Done),

  renameKey: command(own(mfaTexts.saveFailed))
    .errors(signedOut)
    .errors(pick(mfaFailures, "MFA_KEY_GONE"))
    .input(z.strictObject({ id: KeyId, name: KeyName }))
    .output(Done),

  removeKey: command(guarded(mfaTexts.saveFailed))
    .errors(unproven)
    .errors(pick(mfaFailures, "MFA_KEY_GONE"))
    .input(z.strictObject({ id: KeyId }))
    .output(Done),

  setPrimary: command(own(mfaTexts.saveFailed))
    .errors(signedOut)
    .errors(pick(mfaFailures, "MFA_METHOD_UNAVAILABLE"))
    .input(z.strictObject({ method: z.enum(["sms", "authenticator", "hardware_key"]) }))
    .output(Done),

  /** Asked at sign-in in browsers that did not sign in before (decision D9). Staff always are. */
  setSignInCheck: command(guarded(mfaTexts.saveFailed))
    .errors(signedOut)
    .errors(pick(mfaFailures, "MFA_NONE", "MFA_STAFF_ALWAYS_ASKED"))
    .input(z.strictObject({ isOn: z.boolean() }))
    .output(Done.extend({ isAskedAtSignIn: z.boolean() })),

  /** For a browser whose password was right: `identity.session` says so in `needsFactor`. */
  challengeSignIn: command(open(mfaTexts.challengeFailed))
    .errors(pick(mfaFailures, "MFA_NOT_SIGNING_IN", "MFA_LOCKED", "MFA_METHOD_UNAVAILABLE", "MFA_SMS_FAILED"))
    .input(z.strictObject({ method: Method }))
    .output(Challenge),

  /** Signs the browser in, and makes it a known one. */
  verifySignIn: command(open(mfaTexts.verifyFailed))
    .errors(pick(mfaFailures, "MFA_NOT_SIGNING_IN"))
    .errors(refused)
    .errors(busy)
    .input(Answer)
    .output(Session),

  /** A person signing in says that every factor is lost. Mails `/recover-factor#confirm=…`. */
  requestRecovery: command(open(mfaTexts.recoveryFailed))
    .errors(pick(mfaFailures, "MFA_NOT_SIGNING_IN", "MFA_RECOVERY_STAFF"))
    .output(Done),

  /** The wait begins. Mails what will happen, and `/recover-factor#cancel=…`. */
  confirmRecovery: command(open(mfaTexts.recoveryFailed))
    .errors(pick(identityFailures, "IDENTITY_LINK_INVALID"))
    .errors(pick(mfaFailures, "MFA_RECOVERY_STAFF"))
    .input(z.strictObject({ token: LinkToken }))
    .output(Done.extend({ dueAt: Instant })),

  /** By the link of a mail; without a token by a signed-in person. */
  cancelRecovery: command(open(mfaTexts.recoveryFailed))
    .errors(pick(identityFailures, "IDENTITY_LINK_INVALID"))
    .input(z.strictObject({ token: LinkToken.optional() }))
    .output(Done),

  /** By the link of the mail about a new method: it goes, and with it every way in that its adder may have. */
  disownFactor: command(open(mfaTexts.disownFailed))
    .errors(pick(identityFailures, "IDENTITY_LINK_INVALID"))
    .input(z.strictObject({ token: LinkToken }))
    .output(Done),

  /** One's own, newest first. */
  events: read(ownRead).errors(signedOut).output(MfaEvents),
};
