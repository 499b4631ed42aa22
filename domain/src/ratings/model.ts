import { z } from "zod";
import { PUBLISHED_TYPES } from "../publication/constants.ts";
import { Histogram, Rating } from "../publication/model.ts";
import { Cursor } from "../shared/cursor.ts";
import { Instant } from "../shared/time.ts";
import { REQUEST_STATUSES, REVIEW_OBSTACLES } from "./constants.ts";

export const ReviewId = z.string().min(1).max(64);
export const RequestId = z.string().min(1).max(64);

/** What a review is about. */
export const RatedItem = z.strictObject({ itemType: z.enum(PUBLISHED_TYPES), itemId: z.string().min(1).max(100) });
export type RatedItem = z.infer<typeof RatedItem>;

/** A purchase its buyer has not spoken about yet (spec 2 §3). */
export const ReviewRequest = z.object({
  id: RequestId,
  itemType: z.enum(PUBLISHED_TYPES),
  itemId: z.string(),
  orderId: z.string(),
  title: z.string(),
  posterUrl: z.string().nullable(),
  stageHue: z.int().nullable(),
  creatorName: z.string(),
  status: z.enum(REQUEST_STATUSES),
  priority: z.int(),
  purchasedAt: Instant,
  showAfter: Instant,
  lastShownAt: Instant.nullable(),
  remindCount: z.int(),
  /** How often it can be put off still; at 0 there is no "Remind Later". */
  remindersLeft: z.int(),
});
export type ReviewRequest = z.infer<typeof ReviewRequest>;

export const ReviewReply = z.object({ text: z.string(), shopName: z.string(), createdAt: Instant, editedAt: Instant.nullable() });
export type ReviewReply = z.infer<typeof ReviewReply>;

export const Review = z.object({
  id: ReviewId,
  itemType: z.enum(PUBLISHED_TYPES),
  itemId: z.string(),
  /** Of what it is about, for lists of a whole shop. */
  title: z.string(),
  posterUrl: z.string().nullable(),
  stageHue: z.int().nullable(),
  rating: z.int(),
  comment: z.string(),
  /** The version it was bought in; `null` for trainings. */
  version: z.string().nullable(),
  /** Whether its author owns what they speak of: worked out from their orders. */
  isVerified: z.boolean(),
  author: z.object({ id: z.string(), name: z.string(), photoUrl: z.string().nullable() }),
  createdAt: Instant,
  editedAt: Instant.nullable(),
  helpfulCount: z.int(),
  /** The reader finds it helpful. */
  isHelpful: z.boolean(),
  isOwn: z.boolean(),
  /** The reader sells what it is about. */
  canReply: z.boolean(),
  reply: ReviewReply.nullable(),
  /** Hidden by our people: only its author and they see it. */
  hidden: z.object({ at: Instant, reason: z.string() }).nullable(),
});
export type Review = z.infer<typeof Review>;

export const ReviewPage = z.object({
  /** Of everything, whatever is filtered. */
  rating: Rating.nullable(),
  histogram: Histogram,
  /** The reader's own, on the first page only and nowhere among the others. */
  own: Review.nullable(),
  reviews: z.array(Review),
  next: Cursor.nullable(),
});
export type ReviewPage = z.infer<typeof ReviewPage>;

/** A person's review of something they own, or why they cannot write one. */
export const MyReview = z.object({ review: Review.nullable(), obstacle: z.enum(REVIEW_OBSTACLES).nullable() });
export type MyReview = z.infer<typeof MyReview>;

export const ReceivedReviews = z.object({
  reviews: z.array(Review),
  /** Everything not answered yet. */
  waiting: z.int(),
  next: Cursor.nullable(),
});
export type ReceivedReviews = z.infer<typeof ReceivedReviews>;
