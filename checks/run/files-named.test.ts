import { expect, test } from "vitest";
import { filesNamed } from "./remembered-step.ts";
import { type Step, TESTS } from "./steps.ts";

const steps = TESTS.flat();
const step = (name: string): Step => steps.find((each) => each.name.startsWith(name)) ?? expect.fail(name);
const one = ["server/src/checkout/checkout.test.ts"];
const two = [...one, "server/src/ledger/ledger.test.ts"];

test.each<[string, string, readonly string[], readonly string[], readonly string[]]>([
  ["a step runs all its runner knows without naming it", "rules", two, two, []],
  ["what has to be run of it is named", "rules", one, two, one],
  ["a part of what its runner knows is named whole: operations on PostgreSQL 15 are those with the most SQL", "operations", two, two, two],
  ["and less of it as well", "operations", one, two, one],
])("%s", (_, name, wanted, all, named) => {
  expect(filesNamed(step(name), wanted, all)).toEqual(named);
});

test("of the steps that run the same program one runs all it knows, the others are parts of it", () => {
  const whole = steps.filter(({ isPart }) => !isPart).map(({ run }) => run.join(" "));
  expect(new Set(whole).size).toBe(whole.length);
});
