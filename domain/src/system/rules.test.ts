import { expect, test } from "vitest";
import { CHECKS } from "./model.ts";
import { statusOfAll } from "./rules.ts";

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
