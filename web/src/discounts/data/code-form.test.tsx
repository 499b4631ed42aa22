import { COUPON } from "../../testing/money/promotions.ts";
import { expect, test } from "../../testing/screen.tsx";
import { codeFaults, codeValue, draftOf, fieldsOfCode, NO_SCOPE, newCodeFields, suggestedCode } from "./code-form.ts";

const fields = newCodeFields(Date.parse("2026-11-18T20:00:00.000Z"), { code: "orbit10", value: "10" });

test.each([
  ["percent", "10", 10],
  ["percent", "95%", 95],
  ["percent", "96", null],
  ["percent", "0", null],
  ["percent", "2.5", null],
  ["fixed", "15", 1_500],
  ["fixed", "$0.01", 1],
  ["fixed", "0", null],
  ["fixed", "5000.01", null],
])("%s %j is %s", (type, value, is) => {
  expect(codeValue({ type, value })).toBe(is);
});

test("what is wrong is said field by field, and an end comes after the start", () => {
  expect(codeFaults(fields)).toEqual({});
  const wrong = { ...fields, code: "a b", maxUses: "0", perCustomerLimit: "", minItems: "51", endsAt: fields.startsAt };
  expect(Object.keys(codeFaults(wrong)).toSorted()).toEqual(["code", "endsAt", "maxUses", "minItems", "perCustomerLimit"]);
});

test("what nobody touched is sent as it was, to the second", () => {
  const before = { ...COUPON, startsAt: "2026-11-01T09:00:17.123Z", minSubtotalCents: 1_250, maxUses: null };
  expect(draftOf(fieldsOfCode(before), NO_SCOPE, before)).toMatchObject({
    code: "ORBIT10",
    startsAt: "2026-11-01T09:00:17.123Z",
    endsAt: null,
    minSubtotalCents: 1_250,
    maxUses: null,
  });
});

test("a suggested code begins with the shop and fits the rule", () => {
  expect(suggestedCode("Orbit Bench")).toMatch(/^ORBIT-[A-Z2-9]{5}$/);
  expect(suggestedCode("木")).toMatch(/^[A-Z2-9]{5}$/);
});
