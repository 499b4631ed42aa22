import { expect, test } from "vitest";
import type { AdminStep } from "./constants.ts";
import { type AdminFacts, type AdminProblem, type CodeProblem, codeProblem, stepProblem, stepsFor, sumOf } from "./rules.ts";

const person = (id: string, facts: Partial<AdminFacts> = {}): AdminFacts => ({
  id,
  isListed: true,
  hasClaim: true,
  level: "admin",
  isSuspended: false,
  ...facts,
});
const sue = person("sue", { level: "super" });
const sam = person("sam", { level: "super" });
const adam = person("adam");
const listed = person("listed", { hasClaim: false });
const claims = person("claims", { isListed: false, level: null });

test.each([
  [sue, "consistent"],
  [listed, "no_claim"],
  [claims, "no_listing"],
] as const)("what %o comes to: %s", (facts, sum) => {
  expect(sumOf(facts)).toBe(sum);
});

test.each<[string, AdminFacts[], string | null, string, AdminStep, AdminProblem | null]>([
  ["a super admin takes another off the list", [sue, sam], "sue", "sam", "unlist", null],
  ["a super admin takes an admin off the list", [sue, adam], "sue", "adam", "unlist", null],
  ["nobody takes themselves off the list", [sue, sam], "sue", "sue", "unlist", "self"],
  ["nobody takes their own claim", [sue, sam], "sue", "sue", "takeClaim", "self"],
  ["an admin removes nobody", [sue, adam, person("eve")], "adam", "eve", "unlist", "super_only"],
  ["an admin gives no claim", [sue, adam, listed], "adam", "listed", "giveClaim", "super_only"],
  ["whoever is not an admin does nothing", [sue, adam], "stranger", "adam", "unlist", "super_only"],
  [
    "a suspended super admin does nothing",
    [sue, person("sam", { level: "super", isSuspended: true })],
    "sam",
    "sue",
    "unlist",
    "super_only",
  ],
  ["a super admin repairs a listing without the claim", [sue, listed], "sue", "listed", "giveClaim", null],
  ["a claim without the listing is not given a second time", [sue, claims], "sue", "claims", "giveClaim", "not_listed"],
  ["a claim without the listing is taken", [sue, claims], "sue", "claims", "takeClaim", null],
  ["who is neither listed nor claims is not found", [sue], "sue", "stranger", "unlist", "not_found"],
  ["what is so already changes nothing", [sue, adam], "sue", "adam", "giveClaim", "done"],
  ["the command never removes the last super admin", [sue, adam], null, "sue", "unlist", "last"],
  ["nor takes their claim", [sue, adam], null, "sue", "takeClaim", "last"],
  ["nor their level", [sue, adam], null, "sue", "makeAdmin", "last"],
  ["a suspended super admin does not count", [sue, person("sam", { level: "super", isSuspended: true })], null, "sue", "unlist", "last"],
  ["one without the claim does not count", [sue, person("sam", { level: "super", hasClaim: false })], null, "sue", "unlist", "last"],
  ["the command removes one of two", [sue, sam], null, "sue", "unlist", null],
  ["factors of the last one are reset by the command", [sue], null, "sue", "resetFactors", null],
  ["and by another super admin", [sue, sam], "sue", "sam", "resetFactors", null],
])("Z7 %s", (_, admins, actorId, targetId, step, problem) => {
  expect(stepProblem(admins, actorId, targetId, step)).toBe(problem);
});

const WANTING = { id: "pia", isStaff: true, hasFactor: false };
test.each<[string, string | null, Partial<typeof WANTING>, CodeProblem | null]>([
  ["a super admin gives a code to staff without a factor", "sue", {}, null],
  ["the command on the server does too", null, {}, null],
  ["an admin does not", "adam", {}, "super_only"],
  ["nobody gives one to themselves", "sue", { id: "sue" }, "self"],
  ["a member needs none", "sue", { isStaff: false }, "not_staff"],
  ["whoever has a factor needs none", null, { hasFactor: true }, "has_factor"],
])("%s", (_, actorId, target, problem) => {
  expect(codeProblem([sue, adam], actorId, { ...WANTING, ...target })).toBe(problem);
});

test("a super admin is offered what would do something, an admin nothing", () => {
  expect(stepsFor([sue, adam], "sue", "adam")).toEqual(["unlist", "takeClaim", "makeSuper", "resetFactors"]);
  expect(stepsFor([sue, listed], "sue", "listed")).toEqual(["unlist", "giveClaim", "makeSuper", "resetFactors"]);
  expect(stepsFor([sue, claims], "sue", "claims")).toEqual(["takeClaim", "resetFactors"]);
  expect(stepsFor([sue, adam], "sue", "sue")).toEqual([]);
  expect(stepsFor([sue, adam], "adam", "sue")).toEqual([]);
});
