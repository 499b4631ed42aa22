import { expect, test } from "vitest";
import { kindOf, usageFilter } from "./usage-filter.ts";

test("an address without filters asks for everything", () => {
  expect(usageFilter({})).toEqual({});
  expect(usageFilter({ kind: "nonsense", from: "yesterday", to: "2026-13-45" })).toEqual({});
  expect(kindOf("constructor")).toBe("all");
});

test("a day is the reader's own, from its first moment to its last", () => {
  const { from, to } = usageFilter({ kind: "spent", from: "2026-03-01", to: "2026-03-01" });
  expect(new Date(from ?? "").toTimeString().slice(0, 8)).toBe("00:00:00");
  expect(Date.parse(to ?? "") - Date.parse(from ?? "")).toBe(86_400_000 - 1);
});
