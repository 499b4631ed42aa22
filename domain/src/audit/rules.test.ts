import { expect, test } from "vitest";
import { AUDIT } from "./constants.ts";
import { changesBetween } from "./rules.ts";

test.each<[string, unknown, unknown, unknown]>([
  ["nothing", { a: 1 }, { a: 1 }, []],
  ["a value that was changed", { standing: "good" }, { standing: "suspended" }, [["standing", "good", "suspended"]]],
  ["a value that is new", null, { reason: "spam" }, [["reason", null, "spam"]]],
  ["a value that is gone", { until: "2026-01-01" }, {}, [["until", "2026-01-01", null]]],
  ["a value inside", { limits: { day: 5, hour: 1 } }, { limits: { day: 9, hour: 1 } }, [["limits.day", "5", "9"]]],
  [
    "a word added to a list, and one taken from it",
    { permissions: ["view_users", "view_content"] },
    { permissions: ["view_content", "manage_refunds"] },
    [
      ["permissions view_users", "view_users", null],
      ["permissions manage_refunds", null, "manage_refunds"],
    ],
  ],
  ["the order of a list does not matter", { roles: ["a", "b"] }, { roles: ["b", "a"] }, []],
  ["a list of things", { keys: [{ name: "one" }] }, { keys: [{ name: "two" }] }, [["keys.1.name", "one", "two"]]],
  ["a bare value", 1, 2, [["value", "1", "2"]]],
  ["yes and no", { isOn: false }, { isOn: true }, [["isOn", "false", "true"]]],
])("%s", (_, before, after, expected) => {
  expect(changesBetween(before, after).map((change) => [change.field, change.before, change.after])).toEqual(expected);
});

test("an entry with very many differences has an end", () => {
  const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`field${at}`, at]));
  expect(changesBetween(null, many)).toHaveLength(AUDIT.MOST_CHANGES);
});
