import { expect, test } from "vitest";
import { outOfReach, RANKS, type Rank, rankOf } from "./rank.ts";

const nobody = { isAdmin: false, level: null, roles: [], permissions: [] };

test.each<[Parameters<typeof rankOf>[0], Rank]>([
  [nobody, "member"],
  [{ ...nobody, roles: ["creator"] }, "member"],
  [{ ...nobody, roles: ["content_editor"] }, "staff"],
  [{ ...nobody, permissions: ["view_users"] }, "staff"],
  // The word alone makes nobody an admin.
  [{ ...nobody, roles: ["admin"], level: "super" }, "member"],
  [{ ...nobody, isAdmin: true, level: "admin" }, "admin"],
  [{ ...nobody, isAdmin: true, level: "super" }, "super"],
  // A claim without a listing has no level; what it is guarded as is an admin's.
  [{ ...nobody, isAdmin: true }, "admin"],
])("%o ranks as %s", (person, rank) => {
  expect(rankOf(person)).toBe(rank);
});

test("Z9 nobody touches themselves, or whoever ranks as high or higher", () => {
  for (const [i, rank] of RANKS.entries())
    for (const [j, other] of RANKS.entries())
      expect([rank, other, outOfReach({ id: "a", rank }, { id: "b", rank: other })]).toEqual([rank, other, i > j ? null : "rank"]);
  for (const rank of RANKS) expect(outOfReach({ id: "a", rank }, { id: "a", rank: "member" })).toBe("self");
});
