import { NOTIFICATIONS } from "./constants.ts";
import { type AggregatedType, channelKind, kindOf, NOTIFICATION_CHANNELS, NOTIFICATION_KINDS } from "./kinds.ts";
import type { ChannelChoice, Notification, NotificationData } from "./model.ts";

/** A person without a name (spec 1 §7). */
const SOMEONE = "Someone";

/**
 * Spec 2 §9: the wording changes at 1, 2, up to 5, and more than 5 people. `names` are the newest first, with 'Someone' for
 * each who has none; `count` is everybody. Who has a name is named, the others are counted.
 */
export function aggregatedMessage(type: AggregatedType, names: readonly string[], count: number, productName: string): string {
  const what = NOTIFICATION_KINDS[type].together.did(productName);
  const known = names.filter((name) => name !== SOMEONE).slice(0, count > NOTIFICATIONS.NAMED_MOST ? 2 : NOTIFICATIONS.NAMED_MOST);
  if (known.length === 0) return `${count <= 1 ? SOMEONE : `${count} people`} ${what}`;
  const others = count - known.length;
  const all = others > 0 ? [...known, others === 1 ? "someone else" : `${others} others`] : known.slice(0, count);
  return `${all.length === 1 ? all[0] : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`} ${what}`;
}

/** Spec 2 §9: 50 characters of a comment, cut at a character people see as one. */
export function excerpt(text: string): string {
  const letters = [...text.trim().replaceAll(/\s+/g, " ")];
  return letters.length <= NOTIFICATIONS.EXCERPT ? letters.join("") : `${letters.slice(0, NOTIFICATIONS.EXCERPT).join("")}…`;
}

/** One line per channel: what the person chose, and the defaults for the rest. */
export function channelChoices(chosen: readonly ChannelChoice[]): ChannelChoice[] {
  const byType = new Map(chosen.map((choice) => [choice.type, choice]));
  return NOTIFICATION_CHANNELS.map((type) => byType.get(type) ?? { type, inApp: true, mail: channelKind(type).mail });
}

/** The digest repeats what is unread in the product, so what is not told there cannot be mailed either. */
export const settledChoice = (choice: ChannelChoice): ChannelChoice => (choice.inApp ? choice : { ...choice, mail: false });

/** The name of the doer: display name, else the part of the address before the at-sign, else 'Someone' (spec 1 §7). */
export function doerName(person: { displayName?: string | null; email?: string | null } | null): string {
  return person?.displayName || person?.email?.split("@")[0] || SOMEONE;
}

export const badgeText = (unread: number): string | null =>
  unread === 0 ? null : unread > NOTIFICATIONS.BADGE_MOST ? `${NOTIFICATIONS.BADGE_MOST}+` : String(unread);

const DAY_MS = 86_400_000;

export const isRecent = (at: string, now: number): boolean => now - Date.parse(at) < NOTIFICATIONS.RECENT_DAYS * DAY_MS;

const ADDRESSES = {
  draftId: (id: string) => `/dashboard/products/${id}/edit`,
  trainingDraftId: (id: string) => `/dashboard/edit-training/${id}`,
  conversationId: (id: string) => `/inbox?conversation=${id}`,
  postId: (id: string) => `/community?post=${id}&expand=true`,
  followerId: (id: string) => `/portfolio/${id}`,
  productId: (id: string) => `/product/${id}`,
  trainingId: (id: string) => `/learning/${id}`,
};

/** The lesson a question was asked under, with the question first. */
function questionAddress({ trainingId = "", lessonId = "", questionId = "" }: NotificationData): string {
  return `${ADDRESSES.trainingId(encodeURIComponent(trainingId))}?${new URLSearchParams({ lesson: lessonId, question: questionId })}`;
}

/** Where a press leads (spec 2 §2); `null` where there is nothing to open. */
export function destination({ type, data }: Pick<Notification, "type" | "data">): string | null {
  if (data.topic === "application") return "/become-a-creator";
  if (data.topic === "question" && data.trainingId) return questionAddress(data);
  if (data.topic === "file") return "/dashboard/reports";
  if (data.topic === "payout") return "/dashboard/payouts";
  if (data.topic === "sale_invite") return "/dashboard/sale-events";
  if (data.topic === "report") return "/settings#reports";
  if (data.topic === "refund") return data.orderId ? `/order/${encodeURIComponent(data.orderId)}` : "/refunds";
  // Where it is answered: there is no conversation about it.
  if (type === "affiliate_invite" && !data.conversationId) return "/affiliate-dashboard";
  const lead = kindOf(type).leadsTo.find((each) => data[each]);
  return lead ? ADDRESSES[lead](encodeURIComponent(data[lead] ?? "")) : null;
}
