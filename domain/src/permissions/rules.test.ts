import { expect, test } from "vitest";
import { PERMISSIONS, type Permission } from "../access/permissions.ts";
import type { Rank } from "../access/rank.ts";
import { GIVEN_ROLES } from "./constants.ts";
import { endsOf, givingProblem, stillHeld } from "./rules.ts";

const NOW = "2026-03-01T12:00:00.000Z";
const EARLIER = "2026-03-01T11:59:59.999Z";
const LATER = "2026-03-01T12:00:00.001Z";

test.each<[Record<string, string>, string[]]>([
  [{}, ["view_users", "edit_users"]],
  [{ view_users: LATER }, ["view_users", "edit_users"]],
  [{ view_users: NOW }, ["edit_users"]],
  [{ view_users: EARLIER, edit_users: LATER }, ["edit_users"]],
  [{ view_reports: EARLIER }, ["view_users", "edit_users"]],
])("what ends as %o is held as %o", (ends, held) => {
  expect(stillHeld(["view_users", "edit_users"], ends, NOW)).toEqual(held);
});

test.each<[string[], string | null, Record<string, string>]>([
  [["a"], LATER, { a: LATER, b: EARLIER }],
  [["a"], null, { b: EARLIER }],
  [["c"], LATER, { a: NOW, b: EARLIER, c: LATER }],
  [["a", "b"], null, {}],
])("giving %o until %s leaves these ends", (names, endsAt, after) => {
  expect(endsOf({ a: NOW, b: EARLIER }, names, endsAt)).toEqual(after);
});

const giver = (rank: Rank, permissions: Permission[] = []) => ({ id: "giver", rank, permissions });
const all = [...PERMISSIONS];

test.each<[ReturnType<typeof giver>, { id: string; rank: Rank }, Permission[], ReturnType<typeof givingProblem>]>([
  [giver("super"), { id: "other", rank: "admin" }, all, null],
  [giver("admin"), { id: "other", rank: "staff" }, all, null],
  [giver("admin"), { id: "other", rank: "admin" }, ["view_users"], "rank"],
  [giver("admin"), { id: "giver", rank: "admin" }, ["view_users"], "self"],
  [giver("staff", ["manage_roles", "view_users"]), { id: "other", rank: "member" }, ["view_users"], null],
  [giver("staff", ["manage_roles", "view_users"]), { id: "other", rank: "member" }, ["edit_users"], { missing: ["edit_users"] }],
  [giver("staff", all), { id: "other", rank: "staff" }, ["view_users"], "rank"],
  [giver("staff", all), { id: "giver", rank: "staff" }, ["view_users"], "self"],
])("Z7 %o gives %o %o: %o", (from, to, wanted, problem) => {
  expect(givingProblem(from, to, wanted)).toEqual(problem);
});

test("creator comes by application and admin by admin management: neither is given", () => {
  expect(GIVEN_ROLES).toEqual(["content_editor"]);
});
