import { z } from "zod";
import { AUTHORING, REJECTION_CODES } from "../authoring/constants.ts";
import { Submission } from "../authoring/model.ts";
import { ProductId } from "../catalogue/model.ts";
import { PUBLICATION_STATUSES, PUBLISHED_TYPES } from "../publication/constants.ts";
import { ShopMark } from "../publication/model.ts";
import { plainText } from "../shared/text.ts";
import { Instant } from "../shared/time.ts";
import { TrainingSubmission } from "../teaching/model.ts";
import { LessonId } from "../trainings/model.ts";
import { DECISIONS, OBSTACLES, REVIEW, REVIEW_FIELDS, SENTENCE_KINDS, SUBMISSION_KINDS } from "./constants.ts";

/** Every type has a queue of its own. */
export const OfType = z.strictObject({ itemType: z.enum(PUBLISHED_TYPES).default("product") });

/** What is reviewed: a course's draft has the id of its course, as a product's has. */
export const Reviewed = OfType.extend({ id: ProductId });

const Person = z.object({ id: z.string(), name: z.string() });

/** The reviewer at work on it, since when. Others read that it is claimed, not by whom. */
export const Claim = z.object({ isYours: z.boolean(), name: z.string(), since: Instant, expiresAt: Instant });
export type Claim = z.infer<typeof Claim>;

/** Since when it waits, and when what was promised runs out. */
const Clock = z.object({ since: Instant, dueAt: Instant });

const CourseLength = z.object({ lessons: z.int(), seconds: z.int() });

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
  /** What it will be released as; courses have no versions. */
  version: z.string(),
  /** How long a course is. */
  length: CourseLength.nullable(),
  /** On sale by another creator already, or nearly: it comes first. */
  isCopy: z.boolean(),
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

/** On sale by another creator already, or nearly so. */
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
    /** Whether its page is public. */
    isPublic: z.boolean(),
    /** When it first went on sale. */
    since: Instant.nullable(),
  }),
});
export type CopyFlag = z.infer<typeof CopyFlag>;

/** A comment on a field, of a course also on one lesson. */
export const NewComment = z.strictObject({
  field: z.enum(REVIEW_FIELDS),
  lessonId: LessonId.nullable().default(null),
  text: plainText(1, AUTHORING.REMARK_MOST),
});
export type NewComment = z.infer<typeof NewComment>;

/** What reviewers write often, kept for all of them. */
export const Sentence = z.object({ id: z.string(), kind: z.enum(SENTENCE_KINDS), text: z.string() });
export type Sentence = z.infer<typeof Sentence>;

/** The same as it was sent, with the lesson's name of that day. */
const SentComment = z.object({ field: z.enum(REVIEW_FIELDS), lesson: z.string().nullable(), text: z.string() });
export type SentComment = z.infer<typeof SentComment>;

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
  comments: z.array(SentComment),
  submittedAt: Instant,
  decidedAt: Instant,
  /** Of working days, from the submission to the decision. */
  waitedMinutes: z.int(),
  /** An appeal was granted later. */
  isOverturned: z.boolean(),
});
export type DecisionLine = z.infer<typeof DecisionLine>;

const LookPicture = z.object({ url: z.string(), isCover: z.boolean(), isNew: z.boolean() });
export type LookPicture = z.infer<typeof LookPicture>;
const LookSide = z.object({ title: z.string(), words: z.string(), tags: z.array(z.string()), pictures: z.array(LookPicture) });
export type LookSide = z.infer<typeof LookSide>;

/** What became something else than what one of us last saw: on sale already, and looked at afterwards (decision D16). */
export const LaterLook = z.object({
  id: z.string(),
  itemType: z.enum(PUBLISHED_TYPES),
  itemId: z.string(),
  title: z.string(),
  before: LookSide,
  after: LookSide,
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

/** Films another creator sells already, byte for byte. */
export const FilmFlag = z.object({
  lessonId: z.string(),
  training: z.object({
    id: z.string(),
    title: z.string(),
    shop: z.string(),
    /** Whether its page is public. */
    isPublic: z.boolean(),
  }),
});
export type FilmFlag = z.infer<typeof FilmFlag>;

/** What reviewers have before them, whichever type it is. */
const ReviewCase = z.object({
  id: z.string(),
  kind: z.enum(SUBMISSION_KINDS),
  ...Clock.shape,
  claim: Claim.nullable(),
  shop: ShopMark,
  shopHistory: ShopHistory,
  category: z.string().nullable(),
  /** What it will be released as; courses have no versions. */
  version: z.string(),
  /** Earlier decisions about it, the latest first. */
  decisions: z.array(DecisionLine),
  /** Where it stands in the queue, and what comes next. */
  place: z.object({
    at: z.int(),
    of: z.int(),
    previousId: z.string().nullable(),
    next: z.object({ id: z.string(), title: z.string() }).nullable(),
  }),
  /** Why its reader may not decide it; `null`: they may. */
  obstacle: z.enum(OBSTACLES).nullable(),
});

const ProductPart = z.object({ itemType: z.literal("product"), submission: Submission, copies: z.array(CopyFlag) });
const TrainingPart = z.object({ itemType: z.literal("training"), submission: TrainingSubmission, copies: z.array(FilmFlag) });
/** The part that is its type's own: what was submitted, and what of it another creator sells already. */
export type OwnPart = z.infer<typeof ProductPart> | z.infer<typeof TrainingPart>;

/** One submission, beside what is on sale. */
export const ReviewItem = z.discriminatedUnion("itemType", [ReviewCase.extend(ProductPart.shape), ReviewCase.extend(TrainingPart.shape)]);
export type ReviewItem = z.infer<typeof ReviewItem>;
export type ReviewedProduct = Extract<ReviewItem, { itemType: "product" }>;
export type ReviewedTraining = Extract<ReviewItem, { itemType: "training" }>;

const Figures = z.object({
  decisions: z.int(),
  approved: z.int(),
  changesRequested: z.int(),
  rejected: z.int(),
  /** Of working days; `null` while nothing was decided. */
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
  itemType: z.enum(PUBLISHED_TYPES).optional(),
  decision: z.enum(DECISIONS).optional(),
  reviewerId: z.string().min(1).max(100).optional(),
  itemId: ProductId.optional(),
  from: Instant.optional(),
  /** Before this moment. */
  to: Instant.optional(),
});
export type HistoryFilter = z.infer<typeof HistoryFilter>;

export const ListedFilter = OfType.extend({
  /** What is or was on sale, or what is not yet. */
  of: z.enum(["sold", "drafts"]).default("sold"),
  /** Words of its title, or its id. */
  search: z.string().max(REVIEW.LONGEST_SEARCH).optional(),
  status: z.enum(PUBLICATION_STATUSES).optional(),
  creatorId: z.string().min(1).max(100).optional(),
});
export type ListedFilter = z.infer<typeof ListedFilter>;

/** A line of all items and drafts of a type there are. */
export const ListedItem = z.object({
  itemType: z.enum(PUBLISHED_TYPES),
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
  /** Of a product's file check. */
  score: z.int().nullable(),
  length: CourseLength.nullable(),
  sales: z.int(),
  publishedAt: Instant.nullable(),
  updatedAt: Instant,
});
export type ListedItem = z.infer<typeof ListedItem>;
