import { addDays } from "../shared/calendar.ts";
import { type CaseReader, type CaseStep, type ConversationStatus, INBOX, REPLY_TIME } from "./constants.ts";

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

/** Steps one of our own people may take with a conversation: who was asked for joins, who joined writes and closes the case. */
export function caseStepsFor(status: ConversationStatus, reader: CaseReader, isReported: boolean): CaseStep[] {
  if (reader === "own") return [];
  if (reader === "joined") return status === "escalated" ? ["send", "close"] : [];
  return status === "escalated" || (isReported && conversationMove(status, "escalate") !== null) ? ["join"] : [];
}

/** How many new conversations with strangers a person may start today. */
export const newConversationsAllowed = (accountCreatedAt: string, now: string): number =>
  addDays(accountCreatedAt, 1) > now ? INBOX.NEW_ON_FIRST_DAY : INBOX.NEW_PER_DAY;

interface Speaker {
  displayName: string;
  avatarUrl: string | null;
  shopName: string | null;
  shopImageUrl: string | null;
}

/** The person as the other side sees them: written to as a creator, they answer as their shop, if they have one. */
export function speaksAs(person: Speaker, isCreatorSide: boolean): { displayName: string; avatarUrl: string | null; isShop: boolean } {
  if (isCreatorSide && person.shopName !== null) return { displayName: person.shopName, avatarUrl: person.shopImageUrl, isShop: true };
  return { displayName: person.displayName, avatarUrl: person.avatarUrl, isShop: false };
}

/** The moments of a question and of its first answer. */
export interface AnswerTime {
  askedAt: string;
  repliedAt: string | null;
}

const MINUTE_MS = 60_000;

/**
 * How long the one who is asked usually takes: the median over the conversations of the last 90 days, each from its first message to
 * the first answer. A question that has waited for a day without one counts with the time it has waited. `null` before five count.
 */
export function usualReplyMinutes(asked: readonly AnswerTime[], now: string): number | null {
  const waits = asked.flatMap(({ askedAt, repliedAt }) => {
    const minutes = (Date.parse(repliedAt ?? now) - Date.parse(askedAt)) / MINUTE_MS;
    return repliedAt !== null || minutes >= REPLY_TIME.WAITING_HOURS * 60 ? [minutes] : [];
  });
  if (waits.length < REPLY_TIME.LEAST) return null;
  const median = waits.sort((one, other) => one - other)[Math.floor(waits.length / 2)] ?? 0;
  return median > REPLY_TIME.SAID_UP_TO_DAYS * 24 * 60 ? null : Math.ceil(median);
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Rounded up: never promised shorter than it is. */
export function usualReplyText(minutes: number): string {
  if (minutes <= HOUR) return "Usually replies within an hour";
  if (minutes <= DAY - HOUR) return `Usually replies within ${Math.ceil(minutes / HOUR)} hours`;
  const days = Math.ceil(minutes / DAY);
  return `Usually replies within ${days === 1 ? "a day" : `${days} days`}`;
}
