import { z } from "zod";
import { FACTOR_METHODS } from "../access/step-up.ts";
import { Instant } from "../shared/time.ts";
import { AUDIT } from "./constants.ts";

/** Entries are numbered without a gap. */
// A question travels in the address, so a number arrives as text.
export const EntryNumber = z.coerce.number<number>().int().min(1).max(2_000_000_000);

/** One value that was changed: `null` where there was none before, or is none any more. */
export const Change = z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() });
export type Change = z.infer<typeof Change>;

/** `null` for what the product did by itself, and for the command line of the server. */
export const AuditPerson = z.object({ id: z.string(), name: z.string() });

export const AuditEntry = z.object({
  n: z.int(),
  at: Instant,
  actor: AuditPerson.nullable(),
  /** The operation, as the contract names it: `users.suspend`. */
  action: z.string(),
  /** `name` for a person who is still there. */
  target: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() }),
  reason: z.string(),
  /** With what the actor proved who they are, if the call asked for it. */
  factor: z.enum(FACTOR_METHODS).nullable(),
  /** The first of them says it in the list; `entry` has all. */
  change: Change.nullable(),
  changeCount: z.int(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditEntryDetail = AuditEntry.extend({
  changes: z.array(Change),
  requestId: z.string(),
  sessionId: z.string().nullable(),
  hash: z.string(),
});
export type AuditEntryDetail = z.infer<typeof AuditEntryDetail>;

const word = (most: number) => z.string().min(1).max(most);

export const AuditFilter = z.strictObject({
  actorId: word(AUDIT.LONGEST_ID).optional(),
  /** A whole operation, or the domain before its dot. */
  action: word(AUDIT.LONGEST_KIND).optional(),
  targetKind: word(AUDIT.LONGEST_KIND).optional(),
  targetId: word(AUDIT.LONGEST_ID).optional(),
  factor: z.enum(FACTOR_METHODS).optional(),
  /** In ids, reasons and names of people. */
  text: word(AUDIT.LONGEST_SEARCH).optional(),
  from: Instant.optional(),
  to: Instant.optional(),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

/** How many entries there were in each part of the time that is looked at, in equal parts. */
export const AuditBuckets = z.object({ from: Instant, to: Instant, counts: z.array(z.int()) });
export type AuditBuckets = z.infer<typeof AuditBuckets>;

/** Whether every entry still follows from the one before it. */
export const Chain = z.object({
  isWhole: z.boolean(),
  entries: z.int(),
  checkedAt: Instant,
  /** The first entry that does not follow. */
  brokenAt: z.int().nullable(),
});
export type Chain = z.infer<typeof Chain>;

export const AuditSurroundings = z.object({
  buckets: AuditBuckets,
  /** What there is to filter by. */
  actions: z.array(z.string()),
  targetKinds: z.array(z.string()),
  actors: z.array(AuditPerson),
  chain: Chain,
});
export type AuditSurroundings = z.infer<typeof AuditSurroundings>;
