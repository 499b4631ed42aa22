import { z } from "zod";
import { REJECTION_CODES } from "../authoring/constants.ts";
import { NewRemark, Submission } from "../authoring/model.ts";
import { ProductId } from "../catalogue/model.ts";
import { PUBLICATION_STATUSES, PUBLISHED_TYPES } from "../publication/constants.ts";
import { ShopMark } from "../publication/model.ts";
import { Instant } from "../shared/time.ts";
import { DECISIONS, OBSTACLES, REVIEW, SUBMISSION_KINDS } from "./constants.ts";

/** What is reviewed. Courses will join with a type of their own. */
export const Reviewed = z.strictObject({ itemType: z.enum(PUBLISHED_TYPES).default("product"), id: ProductId });

const Person = z.object({ id: z.string(), name: z.string() });

/** Who works on it, since when. Others read that it is somebody, not who. */
export const Claim = z.object({ isYours: z.boolean(), name: z.string(), since: Instant, expiresAt: Instant });
export type Claim = z.infer<typeof Claim>;

/** Since when it waits, and when what was promised runs out. */
const Clock = z.object({ since: Instant, dueAt: Instant });

export const QueueRow = z.object({
  itemType: z.enum(PUBLISHED_TYPES),
  id: z.string(),
  submissionId: z.string(),
  title: z.string(),
  category: z.string().nullable(),
  posterUrl: z.string().nullable(),
  stageHue: z.int().nullable(),
  shop: ShopMark,
  kind: z.enum(SUBMISSION_KINDS),
  /** What it will be released as. */
  version: z.string(),
  warnings: z.int(),
  /** The first of them, in words. */
  warning: z.string().nullable(),
  score: z.int().nullable(),
  ...Clock.shape,
  claim: Claim.nullable(),
});
export type QueueRow = z.infer<typeof QueueRow>;

export const QueueCounts = z.object({
  all: z.int(),
  new: z.int(),
  revision: z.int(),
  resubmitted: z.int(),
  appeal: z.int(),
  /** Past what was promised. */
  late: z.int(),
  oldest: Clock.nullable(),
});
export type QueueCounts = z.infer<typeof QueueCounts>;

/** Sold already by somebody else, or nearly so. */
export const CopyFlag = z.object({
  kind: z.enum(["same-bytes", "same-shape"]),
  /** The file of that product that is repeated. */
  file: z.string(),
  /** 0 to 100; 100 where the bytes are the same. */
  percent: z.int(),
  product: z.object({
    id: z.string(),
    title: z.string(),
    shop: z.string(),
    posterUrl: z.string().nullable(),
    previewUrl: z.string().nullable(),
    stageHue: z.int().nullable(),
    /** Whether anybody may open its page. */
    isPublic: z.boolean(),
  }),
});
export type CopyFlag = z.infer<typeof CopyFlag>;

/** One decision, as it was taken: nothing of it changes any more. */
export const DecisionLine = z.object({
  id: z.string(),
  itemType: z.enum(PUBLISHED_TYPES),
  itemId: z.string(),
  title: z.string(),
  shop: ShopMark,
  kind: z.enum(SUBMISSION_KINDS),
  version: z.string(),
  decision: z.enum(DECISIONS),
  /** `null`: the rule for trusted shops. */
  reviewer: Person.nullable(),
  reason: z.enum(REJECTION_CODES).nullable(),
  text: z.string(),
  comments: z.array(NewRemark),
  submittedAt: Instant,
  decidedAt: Instant,
  /** Of working days, from the submission to the decision. */
  waitedMinutes: z.int(),
  /** An appeal was granted later. */
  isOverturned: z.boolean(),
});
export type DecisionLine = z.infer<typeof DecisionLine>;

/** A description that changed by more than typos: on sale already, and looked at afterwards (decision D16). */
export const LaterLook = z.object({
  id: z.string(),
  itemType: z.enum(PUBLISHED_TYPES),
  itemId: z.string(),
  title: z.string(),
  before: z.string(),
  after: z.string(),
  at: Instant,
});
export type LaterLook = z.infer<typeof LaterLook>;

/** What we know of a shop that matters here: no buyers, no money. */
export const ShopHistory = z.object({
  since: Instant.nullable(),
  published: z.int(),
  approvals: z.int(),
  approvalsNeeded: z.int(),
  isTrusted: z.boolean(),
  changesRequested: z.int(),
  rejected: z.int(),
  suspended: z.int(),
});
export type ShopHistory = z.infer<typeof ShopHistory>;

/** One submission, beside what is on sale. */
export const ReviewItem = z.object({
  itemType: z.enum(PUBLISHED_TYPES),
  id: z.string(),
  kind: z.enum(SUBMISSION_KINDS),
  ...Clock.shape,
  claim: Claim.nullable(),
  shop: ShopMark,
  shopHistory: ShopHistory,
  submission: Submission,
  category: z.string().nullable(),
  /** What it will be released as. */
  version: z.string(),
  copies: z.array(CopyFlag),
  /** Newest first. */
  decisions: z.array(DecisionLine),
  /** Where it stands in the queue, the oldest being 1. */
  place: z.object({
    at: z.int(),
    of: z.int(),
    previousId: z.string().nullable(),
    next: z.object({ id: z.string(), title: z.string() }).nullable(),
  }),
  /** Why its reader may not decide it; `null`: they may. */
  obstacle: z.enum(OBSTACLES).nullable(),
});
export type ReviewItem = z.infer<typeof ReviewItem>;

const Figures = z.object({
  decisions: z.int(),
  approved: z.int(),
  changesRequested: z.int(),
  rejected: z.int(),
  /** Of working days; `null` while nobody decided anything. */
  medianMinutes: z.int().nullable(),
  /** How many of the rejections were overturned by an appeal. */
  overturned: z.int(),
});
export type Figures = z.infer<typeof Figures>;

/** Decision B30. */
export const ReviewerFigures = z.object({
  days: z.int(),
  team: Figures,
  /** The median of as many days before. */
  medianBefore: z.int().nullable(),
  /** The longest answer of today. */
  longestToday: z.int().nullable(),
  reviewers: z.array(Figures.extend({ reviewer: Person })),
});
export type ReviewerFigures = z.infer<typeof ReviewerFigures>;

export const HistoryFilter = z.strictObject({
  decision: z.enum(DECISIONS).optional(),
  reviewerId: z.string().min(1).max(100).optional(),
  itemId: ProductId.optional(),
  from: Instant.optional(),
  /** Before this moment. */
  to: Instant.optional(),
});
export type HistoryFilter = z.infer<typeof HistoryFilter>;

export const ProductFilter = z.strictObject({
  /** What is or was on sale, or what nobody sells yet. */
  of: z.enum(["products", "drafts"]).default("products"),
  /** Words of its title, or its id. */
  search: z.string().max(REVIEW.LONGEST_SEARCH).optional(),
  status: z.enum(PUBLICATION_STATUSES).optional(),
  creatorId: z.string().min(1).max(100).optional(),
});
export type ProductFilter = z.infer<typeof ProductFilter>;

/** A line of all products and drafts there are. */
export const ProductLine = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string().nullable(),
  posterUrl: z.string().nullable(),
  shop: ShopMark,
  status: z.enum(PUBLICATION_STATUSES),
  statusReason: z.string().nullable(),
  /** The state of what its creator works on beside it. */
  revision: z.enum(PUBLICATION_STATUSES).nullable(),
  priceCents: z.int().nullable(),
  score: z.int().nullable(),
  sales: z.int(),
  publishedAt: Instant.nullable(),
  updatedAt: Instant,
});
export type ProductLine = z.infer<typeof ProductLine>;
