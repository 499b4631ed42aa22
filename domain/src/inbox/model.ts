import { z } from "zod";
import { Instant } from "../shared/time.ts";
import { CASE_READERS, CASE_STEPS, CONVERSATION_KINDS, CONVERSATION_STATUSES } from "./constants.ts";

export const Attachment = z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.int(), url: z.string() });
export type Attachment = z.infer<typeof Attachment>;

export const Participant = z.object({
  userId: z.string(),
  /** A creator who has a shop speaks to buyers as the shop, by its name and with its logo. */
  displayName: z.string(),
  avatarUrl: z.string().nullable(),
  isShop: z.boolean(),
  shopName: z.string().nullable(),
  shopSlug: z.string().nullable(),
  isVerifiedShop: z.boolean(),
  /** Has bought from the other side. */
  isVerifiedCustomer: z.boolean(),
  isStaff: z.boolean(),
});
export type Participant = z.infer<typeof Participant>;

export const Message = z.object({
  id: z.string(),
  senderId: z.string().nullable(),
  body: z.string(),
  attachments: z.array(Attachment),
  createdAt: Instant,
  editedAt: Instant.nullable(),
  isDeleted: z.boolean(),
  /** Said by the product itself: resolved, escalated, closed. */
  isSystem: z.boolean(),
});
export type Message = z.infer<typeof Message>;

/** An answer a creator gives again and again. */
export const CannedReply = z.object({ id: z.string(), title: z.string(), body: z.string() });
export type CannedReply = z.infer<typeof CannedReply>;

export const ConversationLine = z.object({
  id: z.string(),
  kind: z.enum(CONVERSATION_KINDS),
  subject: z.string(),
  status: z.enum(CONVERSATION_STATUSES),
  others: z.array(Participant),
  /** The product it is about. */
  product: z.object({ id: z.string(), title: z.string(), posterUrl: z.string().nullable(), stageHue: z.int().nullable() }).nullable(),
  excerpt: z.string(),
  lastMessageAt: Instant,
  unread: z.int(),
  isMuted: z.boolean(),
});
export type ConversationLine = z.infer<typeof ConversationLine>;

export const Conversation = ConversationLine.extend({
  messages: z.array(Message),
  /** Where older messages begin. */
  earlier: z.string().nullable(),
  isBlocked: z.boolean(),
  /** What this person may do with it now. */
  allowed: z.array(z.enum(["resolve", "reopen", "escalate", "close"])),
  /** Until when the others have read. */
  readByOthersAt: Instant.nullable(),
});
export type Conversation = z.infer<typeof Conversation>;

/** A conversation that asked for our help, as it is listed: who and what about, no word of what they wrote. */
export const CaseLine = z.object({
  id: z.string(),
  subject: z.string(),
  status: z.enum(CONVERSATION_STATUSES),
  buyer: Participant,
  creator: Participant,
  product: ConversationLine.shape.product,
  escalatedAt: Instant.nullable(),
  /** Until when one of our team should join; `null` once one has. */
  dueAt: Instant.nullable(),
  /** The one of our team who joined last and has not left. */
  takenBy: z.string().nullable(),
  lastMessageAt: Instant,
});
export type CaseLine = z.infer<typeof CaseLine>;

export const StaffConversation = CaseLine.extend({
  /** The two, and those of our team who wrote here. */
  others: z.array(Participant),
  /** Empty for staff who have not joined: nobody reads along unseen. */
  messages: z.array(Message),
  earlier: z.string().nullable(),
  /** `left`: what was written up to then can still be read. `own`: one of the two, who cannot decide. */
  reader: z.enum(CASE_READERS),
  allowed: z.array(z.enum(CASE_STEPS)),
});
export type StaffConversation = z.infer<typeof StaffConversation>;
