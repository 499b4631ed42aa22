import { expect, test } from "vitest";
import { CHECKS } from "./model.ts";
import { statusOfAll, statusOfParts } from "./rules.ts";

const without = (...down: string[]) => CHECKS.map((name) => ({ name, isOk: !down.includes(name) }));

test.each([
  ["ok", []],
  ["degraded", ["mail"]],
  ["failing", ["database"]],
  ["failing", ["jobs"]],
  ["failing", ["search"]],
  ["failing", ["storage"]],
  ["failing", ["mail", "storage"]],
])("it is %s without %j", (status, down) => {
  expect(statusOfAll(without(...down))).toBe(status);
});

test.each([
  ["ok", {}],
  ["ok", { database: "warn", jobs: "warn" }],
  ["degraded", { mail: "bad" }],
  ["degraded", { live: "bad", generator: "bad" }],
  ["failing", { payments: "bad" }],
  ["failing", { mail: "bad", storage: "bad" }],
])("to staff it is %s with %j", (status, states) => {
  expect(statusOfParts(Object.entries(states).map(([name, state]) => ({ name, state })))).toBe(status);
});
