import { describe, expect, test } from "vitest";
import { CONVERSATION_STATUSES, type ConversationStatus } from "./constants.ts";
import { afterMessage, conversationMove, newConversationsAllowed, type Side } from "./rules.ts";

describe("a message moves the conversation to the other side", () => {
  test.each<[ConversationStatus, Side, ConversationStatus | null]>([
    ["open", "buyer", "waiting_creator"],
    ["open", "creator", "waiting_buyer"],
    ["waiting_creator", "creator", "waiting_buyer"],
    ["waiting_buyer", "buyer", "waiting_creator"],
    ["resolved", "buyer", "waiting_creator"],
    ["resolved", "creator", "waiting_buyer"],
    ["escalated", "buyer", "escalated"],
    ["escalated", "staff", "escalated"],
    ["open", "staff", "open"],
    ["closed", "buyer", null],
    ["closed", "staff", null],
  ])("%s, written by the %s: %s", (from, by, to) => expect(afterMessage(from, by)).toBe(to));
});

test("whatever the table of moves does not name cannot happen", () => {
  const table = Object.fromEntries(
    CONVERSATION_STATUSES.map((from) => [
      from,
      (["resolve", "reopen", "escalate", "close"] as const).map((event) => conversationMove(from, event)),
    ]),
  );
  expect(table).toEqual({
    open: ["resolved", null, "escalated", null],
    waiting_creator: ["resolved", null, "escalated", null],
    waiting_buyer: ["resolved", null, "escalated", null],
    resolved: [null, "open", "escalated", "closed"],
    escalated: [null, null, null, null],
    closed: [null, null, null, null],
  });
});

test("strangers are written to three times on the first day, twenty times on every other", () => {
  const joined = "2026-01-01T00:00:00.000Z";
  expect(newConversationsAllowed(joined, "2026-01-01T23:59:59.999Z")).toBe(3);
  expect(newConversationsAllowed(joined, "2026-01-02T00:00:00.000Z")).toBe(20);
});
