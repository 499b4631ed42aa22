import { z } from "zod";
import { keysOf } from "../shared/keys.ts";
import { Instant } from "../shared/time.ts";
import { NOTIFICATION_CHANNELS, NOTIFICATION_TOPICS, NOTIFICATION_TYPES, PRIORITIES } from "./kinds.ts";

/** Spec 2 §3. Whatever a kind does not need is absent. */
export const NotificationData = z.object({
  postId: z.string().optional(),
  productId: z.string().optional(),
  productName: z.string().optional(),
  /** Not on sale, or not as it is on sale: its creator goes on with it in the editor. */
  draftId: z.string().optional(),
  trainingId: z.string().optional(),
  /** The same of a course. */
  trainingDraftId: z.string().optional(),
  /** Beside a training: one of its lessons, and what was asked there. */
  lessonId: z.string().optional(),
  questionId: z.string().optional(),
  conversationId: z.string().optional(),
  /** Of a refund, for its buyer. */
  orderId: z.string().optional(),
  followerId: z.string().optional(),
  followerName: z.string().optional(),
  commenterName: z.string().optional(),
  authorName: z.string().optional(),
  count: z.int().optional(),
  /** Names, each person once, newest first. */
  users: z.array(z.string()).optional(),
  /** What a system update is about (decision D13). */
  topic: z.enum(keysOf(NOTIFICATION_TOPICS)).optional(),
});
export type NotificationData = z.infer<typeof NotificationData>;

export const Notification = z.object({
  id: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  data: NotificationData,
  priority: z.enum(PRIORITIES),
  read: z.boolean(),
  readAt: Instant.nullable(),
  /** What it is about: the product's poster, or the first picture of the post. */
  imageUrl: z.string().nullable(),
  /** The doer, as others see them: a shop by its logo, every other person by their face. */
  doer: z.object({ name: z.string(), imageUrl: z.string().nullable(), isShop: z.boolean() }).nullable(),
  stageHue: z.int().nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Notification = z.infer<typeof Notification>;

/** The newest fifty, newest first. */
export const Latest = z.object({ items: z.array(Notification), unread: z.int() });
export type Latest = z.infer<typeof Latest>;

export const ChannelChoice = z.object({ type: z.enum(NOTIFICATION_CHANNELS), inApp: z.boolean(), mail: z.boolean() });
export type ChannelChoice = z.infer<typeof ChannelChoice>;
