import { z } from "zod";
import { Cents } from "../shared/money.ts";
import { Instant } from "../shared/time.ts";
import { DISPUTE_STATES, DISPUTES } from "./constants.ts";

/** The payment it is about: a payment is disputed once. */
export const DisputeId = z.string().min(1).max(100);

/** What the list is narrowed to. */
export const DisputeFilter = z.strictObject({
  /** An order number, or the name or address of the buyer. */
  search: z.string().max(DISPUTES.LONGEST_SEARCH).optional(),
  state: z.enum(DISPUTE_STATES).optional(),
});
export type DisputeFilter = z.infer<typeof DisputeFilter>;

export const DisputeLine = z.object({
  id: DisputeId,
  orderId: z.string(),
  orderNumber: z.string(),
  /** What the order holds, in a few words. */
  title: z.string(),
  buyerName: z.string(),
  amountCents: Cents,
  state: z.enum(DISPUTE_STATES),
  openedAt: Instant,
  /** Until when creators may add evidence. */
  evidenceDueAt: Instant,
  endedAt: Instant.nullable(),
  /** How many times creators added something. */
  evidenceCount: z.int(),
});
export type DisputeLine = z.infer<typeof DisputeLine>;

export const EvidenceFile = z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.int(), url: z.string() });
export type EvidenceFile = z.infer<typeof EvidenceFile>;

export const Evidence = z.object({
  id: z.string(),
  creatorName: z.string(),
  text: z.string(),
  files: z.array(EvidenceFile),
  createdAt: Instant,
});
export type Evidence = z.infer<typeof Evidence>;

/** One part of what we know about a disputed payment. */
export const PackSection = z.object({ title: z.string(), lines: z.array(z.string()) });
export type PackSection = z.infer<typeof PackSection>;

/** One dispute, as the drawer of our team shows it: with everything the pack holds. */
export const DisputeDetail = DisputeLine.extend({
  sections: z.array(PackSection),
  evidence: z.array(Evidence),
  submission: z.object({ note: z.string(), by: z.string(), at: Instant }).nullable(),
  maySubmit: z.boolean(),
});
export type DisputeDetail = z.infer<typeof DisputeDetail>;

/** A dispute of a creator's own sale. Of the buyer they learn no more than the order tells them. */
export const OwnDispute = z.object({
  id: DisputeId,
  orderNumber: z.string(),
  titles: z.array(z.string()),
  heldCents: Cents,
  state: z.enum(DISPUTE_STATES),
  openedAt: Instant,
  evidenceDueAt: Instant,
  canAdd: z.boolean(),
  evidence: z.array(Evidence),
});
export type OwnDispute = z.infer<typeof OwnDispute>;

/** A PDF, in base64: it is an answer like any other, behind the same guard. */
export const PackFile = z.object({ name: z.string(), pdf: z.string() });
export type PackFile = z.infer<typeof PackFile>;
