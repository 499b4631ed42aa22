import { z } from "zod";
import { LICENCE_TYPES } from "../../catalogue/constants.ts";
import { ITEM_TYPES } from "../../orders/constants.ts";
import { Cents } from "../../shared/money.ts";
import { Instant } from "../../shared/time.ts";
import { REFUND_REASONS, REFUND_STATUSES } from "../constants.ts";
import { RefundPicture } from "../model.ts";
import { CASE_OPENERS, CASE_OUTCOMES, CASE_PRIORITIES, CASE_SHOWN, CASE_SIDES, RULINGS } from "./constants.ts";
import { CaseQuestion } from "./side.ts";

const Assignee = z.object({ id: z.string(), name: z.string(), isYours: z.boolean(), since: Instant.nullable() });

/** Of a buyer. Percent of their paid orders. */
export const BuyerHistory = z.object({ orders: z.int(), refunds: z.int(), percent: z.int(), warnings: z.int() });
/** Of a creator. Percent of what they sold. */
export const CreatorHistory = z.object({ sales: z.int(), refunds: z.int(), percent: z.int(), warnings: z.int() });

/** One row of the working table. */
export const CaseLine = z.object({
  /** The refund's. */
  id: z.string(),
  number: z.string(),
  title: z.string(),
  orderNumber: z.string(),
  buyerName: z.string(),
  creatorName: z.string(),
  reason: z.enum(REFUND_REASONS),
  status: z.enum(REFUND_STATUSES),
  amountCents: Cents,
  priority: z.enum(CASE_PRIORITIES),
  openedAt: Instant,
  dueAt: Instant,
  assignee: Assignee.nullable(),
  /** An outcome has been proposed. */
  isProposed: z.boolean(),
  /** A side was asked, has time left, and has not answered. */
  isAsked: z.boolean(),
  outcome: z.enum(CASE_OUTCOMES).nullable(),
  closedAt: Instant.nullable(),
  buyer: BuyerHistory,
  creator: CreatorHistory.nullable(),
});
export type CaseLine = z.infer<typeof CaseLine>;

export const CaseFilter = z.object({
  show: z.enum(CASE_SHOWN).default("open"),
  reason: z.enum(REFUND_REASONS).optional(),
});
export type CaseFilter = z.infer<typeof CaseFilter>;

const Downloaded = z.object({
  what: z.string(),
  kind: z.enum(["file", "resource", "lesson"]),
  version: z.string().nullable(),
  count: z.int(),
  firstAt: Instant,
  lastAt: Instant,
});

/** One measured fact of what was bought and of what is sold today. */
export const SpecDifference = z.object({ label: z.string(), bought: z.string(), today: z.string() });
export type SpecDifference = z.infer<typeof SpecDifference>;

const FactLine = z.object({ label: z.string(), value: z.string() });
export type FactLine = z.infer<typeof FactLine>;

const LookUrl = z.string().nullable();
const SoldModel = z.object({
  url: z.string().nullable(),
  wireUrl: z.string().nullable(),
  looks: z.object({ lit: LookUrl, wireframe: LookUrl, uv: LookUrl, normals: LookUrl, matcap: LookUrl }),
  stageHue: z.int().nullable(),
  size: z.object({ x: z.number(), y: z.number(), z: z.number() }).nullable(),
  triangles: z.int().nullable(),
  /** The one that is on sale, or was last. */
  version: z.string(),
  /** That is the one the buyer bought. */
  isBought: z.boolean(),
});

/** The listing as it was sold, the model in it, and the money it moved. */
const SoldListing = z.object({
  title: z.string(),
  shopName: z.string(),
  licence: z.enum(LICENCE_TYPES).nullable(),
  seats: z.int(),
  at: Instant,
  /** Measured of the version that was bought. */
  facts: z.array(FactLine),
  money: z.object({
    listCents: Cents,
    discountCents: Cents,
    taxCents: Cents,
    paidCents: Cents,
    refundedCents: Cents,
    creatorCents: Cents,
    /** Below nothing where goodwill of ours was more. */
    platformCents: z.int(),
    processingCents: Cents,
    /** Of affiliates and collaborators. */
    othersCents: Cents,
  }),
  model: SoldModel.nullable(),
});
export type SoldListing = z.infer<typeof SoldListing>;

const Evidence = z.object({
  downloads: z.array(Downloaded),
  spec: z
    .object({
      boughtVersion: z.string(),
      todayVersion: z.string().nullable(),
      /** The version that was bought no longer says what it said at the purchase. */
      isRewritten: z.boolean(),
      differences: z.array(SpecDifference),
    })
    .nullable(),
  checks: z.object({
    score: z.int().nullable(),
    findings: z.array(z.object({ level: z.enum(["block", "warn", "info"]), message: z.string() })),
  }),
  /** How many messages the two exchanged about this, without their words. */
  messages: z.object({ count: z.int(), lastAt: Instant.nullable(), wereRead: z.boolean() }),
  policy: z.array(z.string()),
  /** Whether both sides were seen in one place; never which place. */
  overlap: z.object({ network: Instant.nullable(), device: Instant.nullable(), card: z.boolean() }),
});
export type Evidence = z.infer<typeof Evidence>;

export const Proposal = z.object({
  id: z.string(),
  event: z.enum(RULINGS),
  amountCents: Cents,
  reason: z.string(),
  toBuyer: z.string(),
  toCreator: z.string(),
  by: z.string(),
  isYours: z.boolean(),
  at: Instant,
});
export type Proposal = z.infer<typeof Proposal>;

export const CASE_OBSTACLES = ["own", "taken", "not_taken", "closed"] as const;

/** Everything the decision of a case needs; every command about it answers with it. */
export const RefundCase = CaseLine.extend({
  orderId: z.string(),
  buyerId: z.string(),
  creatorId: z.string().nullable(),
  item: z.object({ type: z.enum(ITEM_TYPES), id: z.string(), path: z.string().nullable(), isOnSale: z.boolean() }),
  openedBy: z.enum(CASE_OPENERS),
  text: z.string(),
  pictures: z.array(RefundPicture),
  creatorAnswer: z.string(),
  paidCents: Cents,
  /** The most that can go back. */
  mostCents: Cents,
  bank: z.enum(["none", "holds", "returned"]),
  /** Without a decision by then the buyer gets the money. */
  endsAt: Instant.nullable(),
  sold: SoldListing,
  evidence: Evidence,
  earlier: z.array(
    z.object({
      number: z.string(),
      id: z.string(),
      title: z.string(),
      of: z.enum(["buyer", "creator", "both"]),
      outcome: z.enum(CASE_OUTCOMES).nullable(),
      at: Instant,
    }),
  ),
  notes: z.array(z.object({ id: z.string(), text: z.string(), by: z.string(), at: Instant })),
  questions: z.array(CaseQuestion.extend({ side: z.enum(CASE_SIDES), by: z.string() })),
  warnings: z.array(z.object({ id: z.string(), side: z.enum(CASE_SIDES), text: z.string(), by: z.string(), at: Instant })),
  goodwill: z.object({ code: z.string(), amountCents: Cents, by: z.string(), at: Instant }).nullable(),
  proposal: Proposal.nullable(),
  toBuyer: z.string(),
  toCreator: z.string(),
  timeline: z.array(z.object({ at: Instant, what: z.string() })),
  /** What keeps this reader from deciding. */
  obstacle: z.enum(CASE_OBSTACLES).nullable(),
});
export type RefundCase = z.infer<typeof RefundCase>;

/** What the two wrote each other about this product. */
export const CaseMessages = z.object({
  messages: z.array(z.object({ id: z.string(), from: z.enum(["buyer", "creator", "team"]), text: z.string(), at: Instant })),
});
