import { expect, test } from "vitest";
import { answerDueAt, areOfType, isClaimed, obstacleFor, submissionKind, wordDiff, workingTimeText } from "./rules.ts";

const at = (time: string) => `2026-03-${time}:00.000Z`;

test("an answer is promised in two business days", () => {
  expect(answerDueAt(at("05T10:00"))).toBe(at("09T10:00"));
});

test.each([
  [2 * 1_440 + 61, "2 d 01 h"],
  [1_440, "1 d"],
  [580, "9 h 40 min"],
  [120, "2 h"],
  [7, "7 min"],
  [0, "0 min"],
])("%d minutes of working time read %s", (minutes, text) => {
  expect(workingTimeText(minutes)).toBe(text);
});

const submitted = { hasLive: false, isAppeal: false, wasAnswered: false };
test.each([
  ["new", {}],
  ["revision", { hasLive: true }],
  ["resubmitted", { wasAnswered: true }],
  ["resubmitted", { hasLive: true, wasAnswered: true }],
  ["appeal", { isAppeal: true, wasAnswered: true }],
] as const)("%s: %o", (kind, told) => {
  expect(submissionKind({ ...submitted, ...told })).toBe(kind);
});

test("a claim ends by the clock", () => {
  expect(isClaimed(null, at("05T10:00"))).toBe(false);
  expect(isClaimed({ expiresAt: at("05T10:01") }, at("05T10:00"))).toBe(true);
  expect(isClaimed({ expiresAt: at("05T10:00") }, at("05T10:00"))).toBe(false);
});

const now = at("05T10:00");
const nobodys = { creatorId: "cara", claim: null, avoidedReviewerId: null };
const claimed = (reviewerId: string, expiresAt: string) => ({ ...nobodys, claim: { reviewerId, expiresAt } });
test.each([
  ["whoever may", "edda", true, nobodys, null],
  ["without the permission", "edda", false, nobodys, "permission"],
  ["nobody their own", "cara", true, nobodys, "own"],
  ["while somebody else has it", "edda", true, claimed("root", at("05T10:04")), "taken"],
  ["once they gave up", "edda", true, claimed("root", at("05T09:59")), null],
  ["who has it oneself", "edda", true, claimed("edda", at("05T10:04")), null],
  ["who rejected what is appealed", "edda", true, { ...nobodys, avoidedReviewerId: "edda" }, "first_reviewer"],
] as const)("deciding: %s", (_, id, mayDecide, told, obstacle) => {
  expect(obstacleFor({ id, mayDecide }, told, now)).toBe(obstacle);
});

test.each([
  ["", "", ""],
  ["a crate", "a crate", "a crate"],
  ["Rust-belt supply crate", "Rust-belt supply crate, game-ready", "Rust-belt supply -crate-+crate, game-ready+"],
  ["an old oak chair", "an oak chair", "an -old -oak chair"],
  ["", "new words", "+new words+"],
  ["gone words", "", "-gone words-"],
])("%s → %s reads %s", (before, after, shown) => {
  const mark = { same: "", gone: "-", new: "+" };
  expect(
    wordDiff(before, after)
      .map(({ kind, text }) => `${mark[kind]}${text}${mark[kind]}`)
      .join(""),
  ).toBe(shown);
});

test("whatever changed, what is not gone is the new text and what is not new is the old one", () => {
  const [before, after] = ["one two three two one", "two one\n\nthree four two"];
  const parts = wordDiff(before, after);
  const without = (kind: string) => parts.filter((each) => each.kind !== kind).map(({ text }) => text);
  expect(without("gone").join("")).toBe(after);
  expect(without("new").join("")).toBe(before);
});

test("texts too long to compare are shown one after the other", () => {
  const long = "word ".repeat(1_000);
  expect(wordDiff(long, `${long}more`).map(({ kind }) => kind)).toEqual(["gone", "new"]);
});

test.each([
  ["product", "files", null, true],
  ["product", "lessons", null, false],
  ["product", "title", "l1", false],
  ["training", "lessons", "l1", true],
  ["training", "title", null, true],
  ["training", "files", null, false],
] as const)("a comment on a %s about %s of lesson %s is possible: %s", (itemType, field, lessonId, isPossible) => {
  expect(areOfType(itemType, [{ field, lessonId }])).toBe(isPossible);
});
