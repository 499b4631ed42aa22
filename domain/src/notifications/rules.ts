import {
  type AggregatedType,
  MAIL_BY_DEFAULT,
  NOTIFICATION_TYPES,
  NOTIFICATIONS,
  type NotificationType,
  type Priority,
} from "./constants.ts";
import type { ChannelChoice, Notification } from "./model.ts";

/** Whoever has no name (spec 1 §7). */
const SOMEONE = "Someone";

const TITLES: Record<AggregatedType, string> = {
  product_saved: "Product saved",
  product_added_to_cart: "Added to cart",
};

/**
 * Spec 2 §9: the wording changes at 1, 2, up to 5, and more than 5 people. `names` are the newest first, with 'Someone' for
 * each who has none; `count` is everybody. Who has a name is named, the others are counted.
 */
export function aggregatedMessage(type: AggregatedType, names: readonly string[], count: number, productName: string): string {
  const what = type === "product_saved" ? `saved ${productName}` : `added ${productName} to their cart`;
  const known = names.filter((name) => name !== SOMEONE).slice(0, count > NOTIFICATIONS.NAMED_MOST ? 2 : NOTIFICATIONS.NAMED_MOST);
  if (known.length === 0) return `${count <= 1 ? SOMEONE : `${count} people`} ${what}`;
  const others = count - known.length;
  const all = others > 0 ? [...known, others === 1 ? "someone else" : `${others} others`] : known.slice(0, count);
  return `${all.length === 1 ? all[0] : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`} ${what}`;
}

export const aggregatedTitle = (type: AggregatedType): string => TITLES[type];

/** Spec 2 §9: 50 characters of a comment, cut at a character people see as one. */
export function excerpt(text: string): string {
  const letters = [...text.trim().replaceAll(/\s+/g, " ")];
  return letters.length <= NOTIFICATIONS.EXCERPT ? letters.join("") : `${letters.slice(0, NOTIFICATIONS.EXCERPT).join("")}…`;
}

const PRIORITY: Partial<Record<NotificationType, Priority>> = {
  product_sale: "medium",
  product_rejected: "high",
  product_changes_requested: "high",
  training_rejected: "high",
  training_changes_requested: "high",
  product_saved: "low",
  product_added_to_cart: "low",
};

/** High ones are shown in red; refusals are, because somebody has to act. */
export const priorityOf = (type: NotificationType): Priority => PRIORITY[type] ?? "normal";

/** One line per type: what somebody chose, and the defaults for the rest. */
export function channelChoices(chosen: readonly ChannelChoice[]): ChannelChoice[] {
  const byType = new Map(chosen.map((choice) => [choice.type, choice]));
  return NOTIFICATION_TYPES.map((type) => byType.get(type) ?? { type, inApp: true, mail: MAIL_BY_DEFAULT.has(type) });
}

/** The digest repeats what is unread in the product, so what is not told there cannot be mailed either. */
export const settledChoice = (choice: ChannelChoice): ChannelChoice => (choice.inApp ? choice : { ...choice, mail: false });

/** The name of whoever did it: display name, else the part of the address before the at-sign, else 'Someone' (spec 1 §7). */
export function doerName(person: { displayName?: string | null; email?: string | null } | null): string {
  return person?.displayName || person?.email?.split("@")[0] || SOMEONE;
}

export const badgeText = (unread: number): string | null =>
  unread === 0 ? null : unread > NOTIFICATIONS.BADGE_MOST ? `${NOTIFICATIONS.BADGE_MOST}+` : String(unread);

const DAY_MS = 86_400_000;

export const isRecent = (at: string, now: number): boolean => now - Date.parse(at) < NOTIFICATIONS.RECENT_DAYS * DAY_MS;

/** Where a press leads (spec 2 §2); `null` where there is nothing to open. */
export function destination({ type, data }: Pick<Notification, "type" | "data">): string | null {
  if (data.conversationId) return `/inbox?conversation=${encodeURIComponent(data.conversationId)}`;
  if (data.postId) return `/community?post=${encodeURIComponent(data.postId)}&expand=true`;
  if (type === "follow" && data.followerId) return `/portfolio/${encodeURIComponent(data.followerId)}`;
  if (data.productId) return `/product/${encodeURIComponent(data.productId)}`;
  if (data.trainingId) return `/learning/${encodeURIComponent(data.trainingId)}`;
  return null;
}
