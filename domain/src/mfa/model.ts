import { z } from "zod";
import { FACTOR_METHODS, STEP_UP_ACTIONS } from "../access/step-up.ts";
import { Instant } from "../shared/time.ts";
import { textOfBytes } from "./bytes.ts";
import { BACKUP_CODES, EVENTS_SHOWN, MOST_KEYS } from "./constants.ts";

export const Method = z.enum(FACTOR_METHODS);
export const Action = z.enum(STEP_UP_ACTIONS);

const BYTES_MOST = 6_144;
/** Bytes as WebAuthn's own JSON writes them. */
const BytesAsText = z
  .string()
  .min(1)
  .max(8_192)
  .regex(/^[A-Za-z0-9_-]+$/);
/** Bytes one by one, as the specification sends them (spec 2 §7). */
const BytesAsNumbers = z.array(z.int().min(0).max(255)).min(1).max(BYTES_MOST);
/** Whichever way they were sent, they arrive as text: that is how browsers and keys write them today. */
export const Bytes = z.union([BytesAsText, BytesAsNumbers.transform(textOfBytes)]);

/** How a key is reached. */
const Transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);
export type Transport = z.infer<typeof Transport>;
export const Transports = z.array(Transport).max(7);

/** As typed; what it opens is decided by its hash. */
export const EnrolmentCode = z.string().min(1).max(40);

/** As typed: spaces and dashes are taken out before it is compared. */
export const TypedCode = z.string().min(1).max(40);

/** Why a method cannot be added here and now; `null`: it can. */
export const AddProblem = z.enum(["no-sender", "address-of-digits", "taken", "full"]);
export type AddProblem = z.infer<typeof AddProblem>;

/** A key a person enrolled. Its public half stays with us and is not shown. */
export const EnrolledKey = z.object({
  id: z.string(),
  name: z.string(),
  algorithm: z.enum(["ES256", "RS256"]),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
  /** How often it opened something. */
  uses: z.int(),
});
export type EnrolledKey = z.infer<typeof EnrolledKey>;

/** One of those that need no list: the authenticator app, the phone. */
const EnrolledMethod = z.object({ createdAt: Instant, lastUsedAt: Instant.nullable() });

/** A session of one action in this browser. */
export const FactorSession = z.object({
  action: Action,
  method: Method,
  issuedAt: Instant,
  /** When it ends unless it is used again before; for actions that do not count use, the same as `endsAt`. */
  idleEndsAt: Instant,
  /** When it ends in any case. */
  endsAt: Instant,
});
export type FactorSession = z.infer<typeof FactorSession>;

/** Everything the pages about one's own second factor show. No secret is in it. */
export const MfaOverview = z.object({
  config: z.object({
    /** Whether there is any factor at all. */
    enabled: z.boolean(),
    /** What this person has set up. */
    methods: z.array(Method),
    /** Asked for first. */
    primaryMethod: Method.nullable(),
  }),
  /** Of those, what can be used here and now, the primary one first. Empty: the dialog has nothing to ask for. */
  availableMethods: z.array(Method),
  addable: z.array(z.object({ method: Method, problem: AddProblem.nullable() })),
  authenticator: EnrolledMethod.nullable(),
  /** `ending`: the last two digits. */
  sms: EnrolledMethod.extend({ ending: z.string() }).nullable(),
  keys: z.array(EnrolledKey).max(MOST_KEYS),
  backupCodes: z.object({
    createdAt: Instant.nullable(),
    left: z.int(),
    /** When each of the set was used; `null`: not yet. Empty: there is no set. */
    used: z.array(Instant.nullable()).max(BACKUP_CODES),
  }),
  isAskedAtSignIn: z.boolean(),
  /** Staff: without a factor the staff area stays shut, and sign-in always asks for one there is. */
  mustHaveFactor: z.boolean(),
  /** Staff without a factor: the first one takes a code that a super admin or the command on the server gave. */
  needsEnrolmentCode: z.boolean(),
  /** Until when adding or removing does not ask for the password; `null`: it does. */
  provenUntil: Instant.nullable(),
  /** While too many wrong codes were entered. */
  lockedUntil: Instant.nullable(),
  /** The live ones of this browser. */
  sessions: z.array(FactorSession),
  /** The owner asked by mail to have all factors removed: at this moment they will be. */
  recovery: z.object({ confirmedAt: Instant, dueAt: Instant }).nullable(),
});
export type MfaOverview = z.infer<typeof MfaOverview>;

const setupOf = { success: z.literal(true), setupId: z.string(), expiresAt: Instant };

/** Whatever is secret here is shown this once. The specification's `verificationId` is the `setupId`. */
export const Setup = z.discriminatedUnion("method", [
  z.object({ method: z.literal("sms"), ...setupOf, verificationId: z.string() }),
  z.object({
    method: z.literal("authenticator"),
    ...setupOf,
    /** For typing, in Base32. */
    secret: z.string(),
    /** The same for apps on this device. */
    uri: z.string(),
    /** The same as a picture: an SVG document. */
    qrCode: z.string(),
    /** They begin to work with `verifySetup`. Empty where a set with codes left is kept. */
    backupCodes: z.array(z.string()).max(BACKUP_CODES),
  }),
]);
export type Setup = z.infer<typeof Setup>;

const Credential = z.object({ id: z.string(), type: z.literal("public-key"), transports: Transports });

/** What the browser hands to the key: `startRegistration({ optionsJSON })`. */
export const KeyCreation = z.object({
  setupId: z.string(),
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({
    authenticatorAttachment: z.literal("cross-platform"),
    residentKey: z.literal("discouraged"),
    requireResidentKey: z.literal(false),
    userVerification: z.literal("required"),
  }),
});
export type KeyCreation = z.infer<typeof KeyCreation>;

/** What was asked. Of a key: `startAuthentication({ optionsJSON })`. */
export const Challenge = z.discriminatedUnion("method", [
  z.object({
    method: z.literal("hardware_key"),
    expiresAt: Instant,
    challenge: z.string(),
    rpId: z.string(),
    allowCredentials: z.array(Credential),
    timeout: z.int(),
    userVerification: z.literal("required"),
  }),
  /** `sentTo`: the last two digits of the phone. */
  z.object({ method: z.literal("sms"), expiresAt: Instant, sentTo: z.string() }),
  z.object({ method: z.literal("authenticator"), expiresAt: Instant }),
  z.object({ method: z.literal("backup_codes"), expiresAt: Instant }),
]);
export type Challenge = z.infer<typeof Challenge>;

/** The proof a person shows: a code, or a key's answer. */
const typed = { code: TypedCode };
const signed = { code: z.strictObject({ credentialId: Bytes, signature: Bytes, authenticatorData: Bytes, clientDataJSON: Bytes }) };
const ofAction = { action: Action };
export const Answer = z.discriminatedUnion("method", [
  z.strictObject({ method: z.enum(["sms", "authenticator", "backup_codes"]), ...typed }),
  z.strictObject({ method: z.literal("hardware_key"), ...signed }),
]);
export type Answer = z.infer<typeof Answer>;
export const AnswerFor = z.discriminatedUnion("method", [
  z.strictObject({ ...ofAction, method: z.enum(["sms", "authenticator", "backup_codes"]), ...typed }),
  z.strictObject({ ...ofAction, method: z.literal("hardware_key"), ...signed }),
]);

/** The token is kept in memory only. It opens nothing by itself: the server's own row decides (trust M6). */
export const SessionToken = z.string().min(1).max(100);

/** What happened, for its owner to recognise. */
export const EVENT_KINDS = [
  "verified",
  "denied",
  "wrong",
  "locked",
  "signed-in",
  "added",
  "removed",
  "code-given",
  "codes-made",
  "recovery-asked",
  "recovery-cancelled",
  "recovered",
] as const;
export const MfaEvent = z.object({
  id: z.int(),
  at: Instant,
  kind: z.enum(EVENT_KINDS),
  action: Action.nullable(),
  method: Method.nullable(),
  device: z.string(),
  browser: z.string(),
  /** "This network", or the network address. */
  place: z.string(),
  /** Until when what was verified is good at most; `null` for everything else. */
  goodUntil: Instant.nullable(),
});
export type MfaEvent = z.infer<typeof MfaEvent>;
export const MfaEvents = z.array(MfaEvent).max(EVENTS_SHOWN);
