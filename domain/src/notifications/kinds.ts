import { keysOf } from "../shared/keys.ts";

export const PRIORITIES = ["low", "normal", "medium", "high"] as const;
export type Priority = (typeof PRIORITIES)[number];

/** What a press may open: the first of these that the notification names. */
type Lead = "draftId" | "trainingDraftId" | "conversationId" | "postId" | "followerId" | "productId" | "trainingId";

interface Kind {
  /** High ones are shown in red; refusals are, because their reader has to act. */
  priority: Priority;
  /** Everything is told in the product. The digest repeats what its reader has to act on, or is paid for, until it is read. */
  mail: boolean;
  icon: string;
  /** What only happens to people who sell is offered to them alone. */
  audience: "everyone" | "creators";
  leadsTo: readonly Lead[];
  /** News of a part of the site that is not there yet is not offered. */
  screen?: string;
  /** As settings and filters name it. */
  words: { name: string; when: string };
  /** Told together: one line per product and day, however many people did it. */
  together?: { title: string; did(productName: string): string };
}

const reviewed = { priority: "high", mail: true, icon: "triangle-alert", audience: "creators" } as const;
const approved = { ...reviewed, priority: "normal", icon: "badge-check" } as const;
const posted = { priority: "normal", audience: "everyone", leadsTo: ["postId"], screen: "/community" } as const;
const together = { priority: "low", mail: false, audience: "creators", leadsTo: ["productId"] } as const;

/** Spec 2 §3, all fourteen: everything there is to know about a kind of notification. */
export const NOTIFICATION_KINDS = {
  community_reply: {
    ...posted,
    mail: true,
    icon: "message-circle",
    words: { name: "Replies", when: "Someone replies to your post or comment" },
  },
  new_post: { ...posted, mail: false, icon: "pen-line", words: { name: "New posts", when: "Someone you follow posts" } },
  product_sale: {
    priority: "medium",
    mail: true,
    icon: "shopping-bag",
    audience: "creators",
    leadsTo: ["productId", "trainingId"],
    words: { name: "Sales", when: "One of your products is bought" },
  },
  product_approved: {
    ...approved,
    leadsTo: ["draftId", "productId"],
    words: { name: "Product approved", when: "Your product passed review" },
  },
  product_rejected: {
    ...reviewed,
    leadsTo: ["draftId", "productId"],
    words: { name: "Product rejected", when: "Your product didn't pass review" },
  },
  product_changes_requested: {
    ...reviewed,
    leadsTo: ["draftId", "productId"],
    words: { name: "Product changes", when: "Review asks you to change a product" },
  },
  product_saved: {
    ...together,
    icon: "heart",
    words: { name: "Saves", when: "People save your products" },
    together: { title: "Product saved", did: (productName) => `saved ${productName}` },
  },
  product_added_to_cart: {
    ...together,
    icon: "shopping-cart",
    words: { name: "Added to cart", when: "People put your products in their cart" },
    together: { title: "Added to cart", did: (productName) => `added ${productName} to their cart` },
  },
  training_approved: {
    ...approved,
    leadsTo: ["trainingDraftId", "trainingId"],
    words: { name: "Course approved", when: "Your course passed review" },
  },
  training_rejected: {
    ...reviewed,
    leadsTo: ["trainingDraftId", "trainingId"],
    words: { name: "Course rejected", when: "Your course didn't pass review" },
  },
  training_changes_requested: {
    ...reviewed,
    leadsTo: ["trainingDraftId", "trainingId"],
    words: { name: "Course changes", when: "Review asks you to change a course" },
  },
  follow: {
    priority: "normal",
    mail: false,
    icon: "user-plus",
    audience: "everyone",
    leadsTo: ["followerId"],
    words: { name: "Followers", when: "Someone follows you" },
  },
  affiliate_invite: {
    priority: "normal",
    mail: true,
    icon: "handshake",
    audience: "everyone",
    leadsTo: ["conversationId"],
    screen: "/affiliate-dashboard",
    words: { name: "Affiliate invitations", when: "A creator invites you to their programme" },
  },
  system_update: {
    priority: "normal",
    mail: false,
    icon: "megaphone",
    audience: "everyone",
    leadsTo: ["conversationId", "postId", "productId", "trainingId"],
    words: { name: "News from us", when: "Daily summaries and changes to the site" },
  },
} as const satisfies Record<string, Kind>;

type Kinds = typeof NOTIFICATION_KINDS;
export type NotificationType = keyof Kinds;
export type AggregatedType = { [Type in NotificationType]: Kinds[Type] extends { together: unknown } ? Type : never }[NotificationType];

export const NOTIFICATION_TYPES = keysOf(NOTIFICATION_KINDS);

/** What a system update is about (decision D13). Each has a switch of its own. */
export const NOTIFICATION_TOPICS = {
  application: {
    mail: false,
    icon: "megaphone",
    audience: "everyone",
    words: { name: "Your application", when: "We answer your application to sell" },
  },
  question: {
    mail: true,
    icon: "message-circle",
    audience: "everyone",
    words: { name: "Questions about courses", when: "Someone asks about your course or answers your question" },
  },
  review: {
    mail: true,
    icon: "star",
    audience: "everyone",
    words: { name: "Reviews", when: "Someone reviews what you sell, or a shop replies to your review" },
  },
  file: {
    mail: false,
    icon: "download",
    audience: "creators",
    words: { name: "Files you asked for", when: "A large export of your figures is ready" },
  },
  payout: {
    mail: false,
    icon: "landmark",
    audience: "everyone",
    words: { name: "Payouts", when: "A payout arrives, waits or comes back, or where you're paid changes" },
  },
  report: {
    mail: true,
    icon: "flag",
    audience: "everyone",
    words: { name: "Reports", when: "We decide about something you reported, or about something of yours" },
  },
  price_drop: {
    mail: false,
    icon: "badge-percent",
    audience: "everyone",
    words: { name: "Price drops", when: "Something you saved goes on sale" },
  },
  sale_invite: {
    mail: true,
    icon: "badge-percent",
    audience: "creators",
    words: { name: "Sale invitations", when: "We invite you to join a sale across the shop" },
  },
  /** Mailed whole when it happens, so no digest repeats it. */
  refund: {
    mail: false,
    icon: "undo-2",
    audience: "everyone",
    words: { name: "Refund cases", when: "Our team asks you about a refund, or decides about it" },
  },
} as const satisfies Record<string, Pick<Kind, "mail" | "icon" | "audience" | "words">>;
export type NotificationTopic = keyof typeof NOTIFICATION_TOPICS;

const TOPICS = keysOf(NOTIFICATION_TOPICS);

/** What can be switched on and off: every kind, and every topic of a system update. */
export type NotificationChannel = NotificationType | NotificationTopic;
export const NOTIFICATION_CHANNELS = [...NOTIFICATION_TYPES, ...TOPICS] as const;

const isTopic = (channel: NotificationChannel): channel is NotificationTopic => channel in NOTIFICATION_TOPICS;

/** What there is to know about a channel: how it is named, whether it is mailed, whom it is for. */
export const channelKind = (channel: NotificationChannel): Pick<Kind, "mail" | "icon" | "audience" | "words" | "screen"> =>
  isTopic(channel) ? NOTIFICATION_TOPICS[channel] : NOTIFICATION_KINDS[channel];

export const kindOf = (type: NotificationType): Kind => NOTIFICATION_KINDS[type];
export const isAggregated = (type: NotificationType): type is AggregatedType => "together" in NOTIFICATION_KINDS[type];
