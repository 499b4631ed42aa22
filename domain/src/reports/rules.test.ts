import { describe, expect, test } from "vitest";
import { CASE_DECISIONS, type CasePriority, REPORT_TARGETS, type ReportReason } from "./constants.ts";
import { wordsToAuthor, wordsToReporters } from "./outcomes.ts";
import {
  authorAppealUntil,
  counterNoticeUntil,
  countsForHiding,
  decisionsFor,
  gravestOf,
  priorityOf,
  reasonsFor,
  reporterAppealUntil,
  shouldHide,
  stateAfter,
  statusAfter,
} from "./rules.ts";

const DAY = "2026-03-02T12:00:00.000Z";

test.each<[readonly ReportReason[], number, ReportReason, CasePriority]>([
  [["spam"], 1, "spam", "low"],
  [["spam"], 3, "spam", "normal"],
  [["spam", "misleading"], 2, "misleading", "normal"],
  [["harassment", "spam"], 1, "harassment", "high"],
  [["stolen_asset"], 3, "stolen_asset", "urgent"],
  [["malware"], 1, "malware", "urgent"],
  [["illegal"], 9, "illegal", "urgent"],
])("%j by %i people is a case of %s, %s", (reasons, people, reason, priority) => {
  expect(gravestOf(reasons)).toBe(reason);
  expect(priorityOf(reasons, people)).toBe(priority);
});

test("a thing is reported for what can be wrong with it", () => {
  for (const type of REPORT_TARGETS) expect(reasonsFor(type)).toEqual(expect.arrayContaining(["spam", "harassment", "illegal", "other"]));
  expect(reasonsFor("user")).not.toContain("price_abuse");
  expect(reasonsFor("comment")).not.toContain("stolen_asset");
  expect(reasonsFor("product")).toHaveLength(11);
});

test.each([
  ["2026-02-23T11:59:59.999Z", true],
  ["2026-02-23T12:00:00.000Z", false],
  ["2026-03-01T12:00:00.000Z", false],
])("an account of %s counts for hiding: %s", (joinedAt, counts) => expect(countsForHiding(joinedAt, DAY)).toBe(counts));

test.each([
  ["visible", 2, false],
  ["visible", 3, true],
  ["hidden", 9, false],
  ["removed", 9, false],
  ["gone", 9, false],
] as const)("what is %s and was reported by %i is hidden: %s", (state, people, hides) => expect(shouldHide(state, people)).toBe(hides));

describe("what staff can decide", () => {
  const post = { moves: ["hidden", "removed"], state: "visible", hasOwner: true, wasAsked: false } as const;
  test.each([
    ["a post", post, [...CASE_DECISIONS]],
    ["a post whose author was asked", { ...post, wasAsked: true }, ["no_violation", "warn", "remove", "remove_and_suspend"]],
    ["a post its author deleted", { ...post, state: "gone" as const }, ["no_violation", "warn", "remove_and_suspend"]],
    ["a message", { ...post, moves: ["removed"] as const }, ["no_violation", "warn", "remove", "remove_and_suspend"]],
    ["a profile", { ...post, moves: [] }, ["no_violation", "warn", "remove_and_suspend"]],
    ["what is nobody's", { ...post, hasOwner: false }, ["no_violation", "remove"]],
  ])("about %s", (_, what, decisions) => expect(decisionsFor(what)).toEqual(decisions));
});

test.each([
  ["no_violation", "visible", "dismissed"],
  ["ask_author", "hidden", "in_review"],
  ["warn", null, "actioned"],
  ["remove", "removed", "actioned"],
  ["remove_and_suspend", "removed", "actioned"],
] as const)("%s leaves a post %s and the case %s", (decision, state, status) => {
  expect(stateAfter(decision, ["hidden", "removed"])).toBe(state);
  expect(statusAfter(decision)).toBe(status);
});

describe("who may appeal, and until when", () => {
  const removed = { status: "actioned", reason: "spam", decision: "remove", decidedAt: DAY, appealedAt: null } as const;
  const dismissed = { ...removed, status: "dismissed", decision: "no_violation" } as const;
  const copyright = { ...removed, reason: "copyright" } as const;
  test("an author for thirty days, once", () => {
    expect(authorAppealUntil(removed, DAY)).toBe("2026-04-01T12:00:00.000Z");
    expect(authorAppealUntil(removed, "2026-04-01T12:00:00.000Z")).toBeNull();
    expect(authorAppealUntil({ ...removed, appealedAt: DAY }, DAY)).toBeNull();
    expect(authorAppealUntil(dismissed, DAY)).toBeNull();
  });
  test("whoever reported it, when nothing was done", () => {
    expect(reporterAppealUntil(dismissed, DAY)).toBe("2026-04-01T12:00:00.000Z");
    expect(reporterAppealUntil(removed, DAY)).toBeNull();
  });
  test("a removal for copyright has ten business days for a counter-notice, and no appeal", () => {
    expect(authorAppealUntil(copyright, DAY)).toBeNull();
    expect(counterNoticeUntil(copyright, DAY)).toBe("2026-03-16T12:00:00.000Z");
    expect(counterNoticeUntil(removed, DAY)).toBeNull();
    // A warning takes nothing down.
    expect(counterNoticeUntil({ ...copyright, decision: "warn" }, DAY)).toBeNull();
  });
});

test("both sides read what happened, and neither reads of the other", () => {
  const about = { targetType: "post", title: "Free barrel", reason: "stolen_asset", isOfAppeal: false, wasOutOfSight: true } as const;
  expect(wordsToReporters("remove", about)).toEqual({
    title: "Your report was right",
    text: "Thank you. The post “Free barrel” breaks our guidelines. We've removed it.",
  });
  expect(wordsToAuthor("remove", about)).toEqual({
    title: "We removed your post “Free barrel”",
    text: "We removed your post “Free barrel” because it uses someone else's work. You can appeal for 30 days.",
  });
  expect(wordsToAuthor("remove", { ...about, isOfAppeal: true })?.text).toMatch(/This decision is final\.$/);
  expect(wordsToAuthor("remove", { ...about, reason: "copyright" })?.text).toMatch(/counter-notice within 10 business days\.$/);
  expect(wordsToAuthor("no_violation", { ...about, wasOutOfSight: false })).toBeNull();
  expect(wordsToAuthor("ask_author", about)?.text).toContain("48 hours");
});
