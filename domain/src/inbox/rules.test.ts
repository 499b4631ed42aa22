import { describe, expect, test } from "vitest";
import { type CaseReader, type CaseStep, CONVERSATION_STATUSES, type ConversationStatus } from "./constants.ts";
import {
  afterMessage,
  caseStepsFor,
  conversationMove,
  newConversationsAllowed,
  type Side,
  usualReplyMinutes,
  usualReplyText,
} from "./rules.ts";

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

const ASKED = "2026-03-01T12:00:00.000Z";
const after = (minutes: number) => new Date(Date.parse(ASKED) + minutes * 60_000).toISOString();
const answered = (...minutes: number[]) => minutes.map((each) => ({ askedAt: ASKED, repliedAt: after(each) }));
const waiting = { askedAt: ASKED, repliedAt: null };

test.each([
  ["four answers are too few", answered(1, 2, 3, 4), 60, null],
  ["the median of five", answered(10, 500, 20, 30, 400), 600, 30],
  ["of six the later of the two in the middle", answered(10, 20, 30, 40, 50, 60), 600, 40],
  ["rounded up to the minute", answered(1, 1, 1.2, 5, 5), 600, 2],
  ["who asked an hour ago does not count yet", [...answered(1, 2, 3, 4), waiting], 60, null],
  ["who has waited for a day counts with the day", [...answered(1, 2, 3000, 4000), waiting], 1_440, 1_440],
  ["longer than a week is not said", answered(20_000, 20_000, 20_000, 20_000, 20_000), 30_000, null],
])("how long somebody usually takes to reply: %s", (_, asked, now, minutes) => {
  expect(usualReplyMinutes(asked, after(now))).toBe(minutes);
});

test.each([
  [0, "Usually replies within an hour"],
  [60, "Usually replies within an hour"],
  [61, "Usually replies within 2 hours"],
  [180, "Usually replies within 3 hours"],
  [1_380, "Usually replies within 23 hours"],
  [1_381, "Usually replies within a day"],
  [1_440, "Usually replies within a day"],
  [1_441, "Usually replies within 2 days"],
])("%i minutes read as %s", (minutes, text) => {
  expect(usualReplyText(minutes)).toBe(text);
});

describe("our own people join what asked for them, and nothing else", () => {
  test.each<[ConversationStatus, CaseReader, boolean, CaseStep[]]>([
    ["escalated", "outside", false, ["join"]],
    ["escalated", "left", false, ["join"]],
    ["escalated", "joined", false, ["send", "close"]],
    ["escalated", "own", false, []],
    ["open", "outside", false, []],
    ["open", "outside", true, ["join"]],
    ["resolved", "left", true, ["join"]],
    ["resolved", "left", false, []],
    ["closed", "outside", true, []],
    ["waiting_buyer", "own", true, []],
  ])("%s, to somebody %s, reported %s: %j", (status, reader, isReported, steps) => {
    expect(caseStepsFor(status, reader, isReported)).toEqual(steps);
  });
});
