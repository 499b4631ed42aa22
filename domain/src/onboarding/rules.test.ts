import { expect, test } from "vitest";
import { CREATOR_AGREEMENT } from "./agreement.ts";
import { APPLICATION_STATUSES, type ApplicationStatus, type ApplicationStep } from "./constants.ts";
import { Decision, StepSave } from "./model.ts";
import {
  APPLICATION_MOVES,
  type ApplicationMove,
  type ApplicationText,
  answerDueAt,
  doneSteps,
  isWebLink,
  missingIn,
  moveTo,
  needsTaxNumber,
  openSteps,
  reapplyFrom,
  slugIdeas,
  staffSteps,
  takesTaxNumber,
} from "./rules.ts";

/** Decision B20, once more and by hand: from each state, where each move leads. */
const TABLE: Record<ApplicationStatus, Partial<Record<ApplicationMove, ApplicationStatus>>> = {
  not_started: { begin: "draft" },
  draft: { submit: "submitted" },
  submitted: { withdraw: "draft", take: "in_review" },
  in_review: { withdraw: "draft", putBack: "submitted", approve: "approved", requestChanges: "changes_requested", reject: "rejected" },
  approved: { suspend: "suspended" },
  changes_requested: { submit: "submitted" },
  rejected: { beginAgain: "draft" },
  suspended: { reinstate: "approved" },
};

test.each(APPLICATION_STATUSES)("from %s an application moves only as the decision says", (status) => {
  const moves = Object.keys(APPLICATION_MOVES) as ApplicationMove[];
  const led = Object.fromEntries(moves.flatMap((move) => (moveTo(status, move) ? [[move, moveTo(status, move)]] : [])));
  expect(led).toEqual(TABLE[status]);
});

const complete: ApplicationText = {
  shopName: "Kiln & Thread",
  isSlugFine: true,
  links: [],
  works: 3,
  categoryId: "props",
  proposal: "x".repeat(100),
  country: "PT",
  taxStatus: "individual",
  hasTaxNumber: false,
  agreedVersion: CREATOR_AGREEMENT.version,
  hasRights: true,
  isEmailVerified: true,
};

test.each<[ApplicationStep, string | null, Partial<ApplicationText>]>([
  ["profile", null, {}],
  ["profile", "Name your shop", { shopName: " K " }],
  ["profile", "Choose an address for it", { isSlugFine: false }],
  ["portfolio", null, { works: 0, links: ["https://portfolio.example.com/kiln"] }],
  ["portfolio", "2 of 3 works, or one link", { works: 2 }],
  ["portfolio", "0 of 3 works, or one link", { works: 0, links: ["javascript:alert(1)", "kiln"] }],
  ["portfolio", "Choose a category", { categoryId: null }],
  ["proposal", null, { proposal: "x".repeat(1_000) }],
  ["proposal", "1 more character", { proposal: `  ${"x".repeat(99)}  ` }],
  ["proposal", "98 more characters", { proposal: "🏺🏺" }],
  ["tax", "Choose your country", { country: null }],
  ["tax", "Say how you sell", { taxStatus: null }],
  ["tax", "Enter your tax number", { taxStatus: "company" }],
  ["tax", null, { taxStatus: "company", hasTaxNumber: true }],
  ["tax", null, { taxStatus: "sole_trader" }],
  ["agreement", "Read and accept the agreement", { agreedVersion: "0.9" }],
  ["agreement", "Confirm your rights", { hasRights: false }],
  ["security", "Confirm your email", { isEmailVerified: false }],
])("the step %s says %j", (step, missing, written) => {
  expect(missingIn(step, { ...complete, ...written })).toBe(missing);
});

test("an application with everything has six steps that are done", () => {
  expect(doneSteps(complete)).toEqual(["profile", "portfolio", "proposal", "tax", "agreement", "security"]);
});

test.each([
  ["https://portfolio.example.com/kiln-and-thread", true],
  ["http://example.com", true],
  ["HTTPS://EXAMPLE.COM/A", true],
  ["portfolio.example.com", false],
  ["https://localhost/x", false],
  ["https://user:secret@example.com", false],
  ["javascript:alert(1)", false],
  ["data:text/html,<script>", false],
  ["ftp://example.com", false],
  ["", false],
])("whether %s is a link we take: %s", (link, isOne) => {
  expect(isWebLink(link)).toBe(isOne);
});

test.each([
  ["on a Monday", "2026-11-16T10:00:00.000Z", "2026-11-19T10:00:00.000Z"],
  ["on a Wednesday", "2026-11-18T10:00:00.000Z", "2026-11-23T10:00:00.000Z"],
  ["on a Friday night", "2026-11-20T23:59:00.000Z", "2026-11-25T23:59:00.000Z"],
  ["on a Saturday", "2026-11-21T10:00:00.000Z", "2026-11-25T10:00:00.000Z"],
])("what is sent %s is answered within three business days", (_, sent, due) => {
  expect(answerDueAt(sent)).toBe(due);
});

test("after a no one may try again thirty days later", () => {
  expect(reapplyFrom("2026-11-16T10:00:00.000Z")).toBe("2026-12-16T10:00:00.000Z");
});

const agreedVersion = CREATOR_AGREEMENT.version;
test("a draft is open everywhere, one that was sent back only where the reviewer wrote something, any other nowhere", () => {
  const notes = [{ step: "proposal" as const, text: "More, please" }];
  expect(openSteps({ status: "draft", notes: [], agreedVersion: null })).toHaveLength(6);
  expect(openSteps({ status: "changes_requested", notes, agreedVersion })).toEqual(["proposal"]);
  for (const status of ["submitted", "in_review", "approved", "rejected", "suspended"] as const)
    expect(openSteps({ status, notes, agreedVersion })).toEqual([]);
});

test("an agreement with a new version can be read and accepted although nobody named it", () => {
  const notes = [{ step: "proposal" as const, text: "More, please" }];
  expect(openSteps({ status: "changes_requested", notes, agreedVersion: "0.9" })).toEqual(["proposal", "agreement"]);
});

test.each([
  [null, false, false],
  ["individual", false, false],
  ["sole_trader", true, false],
  ["company", true, true],
] as const)("who sells as %s may name a tax number: %s, and must: %s", (status, may, must) => {
  expect([takesTaxNumber(status), needsTaxNumber(status)]).toEqual([may, must]);
});

test.each(["kiln", "a-name-that-is-thirty-long-abc", "ends-with-"])("ideas for %s are addresses of at most thirty characters", (slug) => {
  const ideas = slugIdeas(slug, 30);
  expect(ideas.length).toBeGreaterThan(3);
  for (const idea of ideas) expect(idea).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(ideas.every(({ length }) => length <= 30)).toBe(true);
});

const able = { mayDecide: true, isSelf: false, isOutranked: false, taken: "nobody" } as const;
test.each([
  ["submitted", able, ["take"], "not_taken"],
  ["in_review", { ...able, taken: "me" }, ["putBack", "approve", "requestChanges", "reject"], null],
  ["in_review", { ...able, taken: "another" }, ["putBack"], "taken"],
  ["approved", able, ["suspend"], null],
  ["approved", { ...able, isOutranked: true }, [], "rank"],
  ["suspended", able, ["reinstate"], null],
  ["rejected", able, [], null],
  ["submitted", { ...able, isSelf: true }, [], "self"],
  ["submitted", { ...able, mayDecide: false }, [], "permission"],
] as const)("of an application that is %s, %o may do %j, for: %s", (status, deciding, may, hindrance) => {
  expect(staffSteps(status, deciding)).toEqual({ may, hindrance });
});

test("a request for changes names at least one step, and each once; a no has a reason", () => {
  const notes = [{ step: "proposal", text: "More, please" }];
  expect(Decision.safeParse({ decision: "requestChanges", userId: "ada", notes }).success).toBe(true);
  expect(Decision.safeParse({ decision: "requestChanges", userId: "ada", notes: [] }).success).toBe(false);
  expect(Decision.safeParse({ decision: "requestChanges", userId: "ada", notes: [...notes, ...notes] }).success).toBe(false);
  expect(Decision.safeParse({ decision: "reject", userId: "ada", text: "Not for us" }).success).toBe(false);
  expect(Decision.safeParse({ decision: "reject", userId: "ada", reason: "other", text: "" }).success).toBe(false);
});

test("the last step has nothing to save: it is done by confirming the address", () => {
  expect(StepSave.safeParse({ step: "security", mark: 0, fields: {} }).success).toBe(false);
});
