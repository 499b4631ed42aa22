import { expect, test } from "vitest";
import { isNamed, readArguments } from "./arguments.ts";

test.each([
  [[], { names: [], since: null, isAll: false }],
  [["refunds"], { names: ["refunds"], since: null, isAll: false }],
  [["server/src/refunds/", "cart"], { names: ["server/src/refunds", "cart"], since: null, isAll: false }],
  [["--since", "main"], { names: [], since: "main", isAll: false }],
  [["--all"], { names: [], since: null, isAll: true }],
  [["--since"], null],
  [["--everything"], null],
])("npm test -- %j", (args, asked) => {
  expect(readArguments(args)).toEqual(asked);
});

test.each([
  ["server/src/refunds/cases/cases.test.ts", true],
  ["web/src/refunds/screens/ask.test.tsx", true],
  ["domain/src/refunds/rules.test.ts", true],
  ["e2e/refunds.spec.ts", true],
  ["server/src/orders/refunds.test.ts", true],
  ["server/src/orders/orders.test.ts", false],
  ["e2e/escalated-refund.spec.ts", false],
])("%s is of refunds: %s", (path, isOne) => {
  expect(isNamed(path, ["refunds"])).toBe(isOne);
});
