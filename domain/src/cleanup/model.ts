import { z } from "zod";
import { Cents } from "../shared/money.ts";
import { Instant } from "../shared/time.ts";
import { CLEANUP, CLEANUP_STEPS, FINDING_KINDS } from "./constants.ts";

export const ScanId = z.string().min(1).max(64);

/** Something at the provider, or heard from it, that does not fit our books. */
export const Finding = z.object({
  /** Its place in the scan. */
  n: z.int(),
  kind: z.enum(FINDING_KINDS),
  objectId: z.string(),
  order: z.object({ id: z.string(), number: z.string() }).nullable(),
  amountCents: Cents.nullable(),
  /** Since when it stands like this. */
  since: Instant.nullable(),
  /** What could be done about it when it was found, and why nothing where nothing. */
  step: z.enum(CLEANUP_STEPS),
  why: z.string(),
  /** What was done about it, and what that came to. */
  done: z.object({ step: z.enum(CLEANUP_STEPS), outcome: z.string(), at: Instant }).nullable(),
});
export type Finding = z.infer<typeof Finding>;

export const Scan = z.object({
  id: ScanId,
  at: Instant,
  by: z.string(),
  provider: z.string(),
  /** With a live key nothing is touched at the provider. */
  isLive: z.boolean(),
  kinds: z.array(z.object({ kind: z.enum(FINDING_KINDS), count: z.int(), isCut: z.boolean(), note: z.string() })),
});
export type Scan = z.infer<typeof Scan>;

export const Chosen = z.strictObject({ scanId: ScanId, chosen: z.array(z.int().min(0).max(100_000)).min(1).max(CLEANUP.MOST_CHOSEN) });

export const PlannedStep = z.object({
  n: z.int(),
  kind: z.enum(FINDING_KINDS),
  objectId: z.string(),
  step: z.enum(CLEANUP_STEPS),
  why: z.string(),
});
export type PlannedStep = z.infer<typeof PlannedStep>;

export const PlanHash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .max(64);

/** What exactly would happen, and by which name a run asks for exactly that. */
export const DryRun = z.object({ steps: z.array(PlannedStep), hash: PlanHash });
export type DryRun = z.infer<typeof DryRun>;

export const RunReport = z.object({ done: z.int(), left: z.int(), failed: z.int() });
