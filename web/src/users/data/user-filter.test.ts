import { expect, test } from "vitest";
import { userFilterOf } from "./user-filter.ts";

const view = { words: "", filters: {}, sort: { by: "lastSeen", isDown: true }, after: null };

test.each([
  ["all", {}, {}],
  ["creator", { kind: "admin" }, { kind: "creator" }],
  ["suspended", { standing: "active", kind: "staff" }, { standing: "suspended", kind: "staff" }],
  ["all", { kind: "emperor", verified: "no" }, { verified: "no" }],
] as const)("the tab %s with %o asks for %o", (tab, filters, asked) => {
  expect(userFilterOf({ ...view, filters }, tab)).toEqual(asked);
});

test("days are whole: to the 30th includes the 30th", () => {
  const filters = { joinedFrom: "2026-11-01", joinedTo: "2026-11-30" };
  expect(userFilterOf({ ...view, filters, words: "ada" }, "all")).toEqual({
    search: "ada",
    createdFrom: new Date(2026, 10, 1).toISOString(),
    createdTo: new Date(2026, 11, 1).toISOString(),
  });
});
