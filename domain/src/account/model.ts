import { z } from "zod";
import { Instant } from "../shared/time.ts";

/** The three shapes the specification allows (spec 1 §3): an address, an object with one, an image kept in some browser. */
export const ProfileImage = z.union([
  z.string(),
  z.object({ url: z.string() }),
  z.object({ isLocalStorage: z.literal(true), localStorageKey: z.string() }),
]);
export type ProfileImage = z.infer<typeof ProfileImage>;

/** An account as its owner sees it in the settings. */
/** The steps of the three that a new account has taken. */
export const FirstSteps = z.object({ hasFollowed: z.boolean(), hasTaken: z.boolean(), hasGenerated: z.boolean() });
export type FirstSteps = z.infer<typeof FirstSteps>;

export const Profile = z.object({
  id: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  name: z.string(),
  displayName: z.string(),
  bio: z.string(),
  profileImage: ProfileImage.nullable(),
  /** `photoOf` applied: what to show, or null for initials. */
  photoUrl: z.string().nullable(),
  globalAffiliateId: z.string(),
  twoFactorEnabled: z.boolean(),
  /** Creators read their name where they save work or put it in a cart; else they are counted there. */
  isNamedToCreators: z.boolean(),
  createdAt: Instant,
  /** Without one, Google is the only way in, and a password is set without giving a current one. */
  hasPassword: z.boolean(),
  google: z.object({ email: z.string(), linkedAt: Instant }).nullable(),
  /** A new address that waits for its confirmation. */
  pendingEmail: z.object({ email: z.string(), expiresAt: Instant }).nullable(),
  /** When the account will be deleted, if that was asked for. */
  deletionDueAt: Instant.nullable(),
  /** Until when nothing delicate asks for the password again; null: it asks. */
  provenUntil: Instant.nullable(),
});
export type Profile = z.infer<typeof Profile>;

/** One browser that is signed in. */
export const DeviceSession = z.object({
  id: z.string(),
  /** "Mac", "Android phone", or "Unknown device". */
  device: z.string(),
  /** "Firefox", or "Unknown browser". */
  browser: z.string(),
  /** "This network", or the network address it signed in from. */
  place: z.string(),
  createdAt: Instant,
  lastSeenAt: Instant,
  isThisOne: z.boolean(),
});
export type DeviceSession = z.infer<typeof DeviceSession>;

export const ExportState = z.enum(["waiting", "building", "ready", "failed"]);
export type ExportState = z.infer<typeof ExportState>;

/** A copy of everything held about a person. An expired one is no longer listed. */
export const DataExport = z.object({
  id: z.string(),
  state: ExportState,
  /** 0 to 100. */
  progress: z.int(),
  createdAt: Instant,
  /** Once ready: where to download it, how large it is, and until when. */
  url: z.string().nullable(),
  bytes: z.int().nullable(),
  expiresAt: Instant.nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

/** A square of the uploaded picture, in its own pixels after turning it the right way up. */
export const Crop = z.strictObject({
  x: z.coerce.number().int().min(0),
  y: z.coerce.number().int().min(0),
  size: z.coerce.number().int().min(1),
});
export type Crop = z.infer<typeof Crop>;
