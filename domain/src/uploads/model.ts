import { z } from "zod";
import { Instant } from "../shared/time.ts";
import { PURPOSES, UPLOAD_STATES } from "./constants.ts";
import type { uploadTexts } from "./texts.ts";

export const UploadId = z.string().min(1).max(64);
export const Purpose = z.enum(PURPOSES);
/** The purpose of it, as its sender names it: a draft's id. Never looked at, only given back. */
export const TargetId = z.string().min(1).max(64);

export const REFUSALS = ["malware", "program", "disguised", "lost"] as const satisfies (keyof typeof uploadTexts.refused)[];
export type Refusal = (typeof REFUSALS)[number];

/** One that its owner can go on with, wait for, use or dismiss. */
export const OpenUpload = z.object({
  id: UploadId,
  purpose: Purpose,
  targetId: TargetId.nullable(),
  name: z.string(),
  /** Where it lay in a folder that was dropped, with slashes; empty for a single file. */
  folder: z.string(),
  bytes: z.int(),
  received: z.int(),
  state: z.enum(UPLOAD_STATES).exclude(["taken"]),
  refusal: z.enum(REFUSALS).nullable(),
  /** Tells whether a file chosen again is the same one: made by the browser. */
  fingerprint: z.string(),
  /** The file it becomes once it is taken: a page that lists both shows one of them. */
  fileId: z.string(),
  updatedAt: Instant,
  expiresAt: Instant,
});
export type OpenUpload = z.infer<typeof OpenUpload>;

/** The room a person has. */
export const Quota = z.object({
  usedBytes: z.int(),
  /** Announced by uploads that are not finished or not used yet. */
  announcedBytes: z.int(),
  quotaBytes: z.int(),
  open: z.int(),
});
export type Quota = z.infer<typeof Quota>;
