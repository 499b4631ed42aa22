import { addDays } from "../shared/calendar.ts";
import { type ConversationStatus, INBOX } from "./constants.ts";

export type Side = "creator" | "buyer" | "staff";

/** Who answers whom: a message moves the conversation to the other side (decision B21). */
export function afterMessage(from: ConversationStatus, by: Side): ConversationStatus | null {
  if (from === "closed") return null;
  if (from === "escalated" || by === "staff") return from === "escalated" ? "escalated" : "open";
  return by === "creator" ? "waiting_buyer" : "waiting_creator";
}

const OPEN = ["open", "waiting_creator", "waiting_buyer"] as const;

/** Whatever is not written here cannot happen. */
export const CONVERSATION_STEPS = {
  resolve: { from: OPEN, to: "resolved" },
  reopen: { from: ["resolved"], to: "open" },
  escalate: { from: [...OPEN, "resolved"], to: "escalated" },
  close: { from: ["resolved"], to: "closed" },
} as const satisfies Record<string, { from: readonly ConversationStatus[]; to: ConversationStatus }>;
export type ConversationEvent = keyof typeof CONVERSATION_STEPS;

const events = Object.keys(CONVERSATION_STEPS) as ConversationEvent[];
const statesBefore = (event: ConversationEvent): readonly ConversationStatus[] => CONVERSATION_STEPS[event].from;

export const conversationEventsFrom = (status: ConversationStatus): ConversationEvent[] =>
  events.filter((event) => statesBefore(event).includes(status));

export const conversationMove = (from: ConversationStatus, event: ConversationEvent): ConversationStatus | null =>
  conversationEventsFrom(from).includes(event) ? CONVERSATION_STEPS[event].to : null;

/** How many new conversations with strangers a person may start today. */
export const newConversationsAllowed = (accountCreatedAt: string, now: string): number =>
  addDays(accountCreatedAt, 1) > now ? INBOX.NEW_ON_FIRST_DAY : INBOX.NEW_PER_DAY;

interface Speaker {
  displayName: string;
  avatarUrl: string | null;
  shopName: string | null;
  shopImageUrl: string | null;
}

/** How the other side sees somebody: whoever is written to as a creator answers as their shop, if they have one. */
export function speaksAs(person: Speaker, isCreatorSide: boolean): { displayName: string; avatarUrl: string | null; isShop: boolean } {
  if (isCreatorSide && person.shopName !== null) return { displayName: person.shopName, avatarUrl: person.shopImageUrl, isShop: true };
  return { displayName: person.displayName, avatarUrl: person.avatarUrl, isShop: false };
}
