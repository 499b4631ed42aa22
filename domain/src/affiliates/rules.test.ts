import { expect, test } from "vitest";
import { addDays, addMinutes } from "../shared/calendar.ts";
import { extractReference, referralFrom, validReferral } from "./rules.ts";

const NOW = "2026-03-01T12:00:00.000Z";

test.each([
  ["?ref=123ABC", "123ABC", ""],
  ["?ref=987xyz", "987XYZ", ""],
  ["?category=3D%20Models&ref=123ABC&q=a+b", "123ABC", "?category=3D%20Models&q=a+b"],
  ["?ref=123ABC&ref=456DEF&x", "123ABC", "?x"],
  ["?preferred=1&href=2", null, "?preferred=1&href=2"],
  ["", null, ""],
])("?ref= in %s is read as %s and leaves %s", (search, ref, rest) => {
  expect(extractReference(search)).toEqual({ ref, rest });
});

test.each(["?ref=", "?ref", "?ref=023ABC", "?ref=12ABC", "?ref=123ABCD", "?ref=123AB1", "?ref=%3Cscript%3E", "?%72ef=nobody"])(
  "%s is ignored but still removed from the address",
  (search) => {
    expect(extractReference(search)).toEqual({ ref: null, rest: "" });
  },
);

test("a referral is valid for 30 days", () => {
  const referral = referralFrom("123ABC", NOW);
  expect(referral).toEqual({ ref: "123ABC", timestamp: NOW, expires: "2026-03-31T12:00:00.000Z" });
  expect(validReferral(referral, addMinutes(addDays(NOW, 30), -1))).toEqual(referral);
  expect(validReferral(referral, addDays(NOW, 30))).toBeNull();
});

test.each([null, "123ABC", {}, { ref: "nobody", timestamp: NOW, expires: addDays(NOW, 1) }, { ref: "123ABC", timestamp: NOW, expires: 5 }])(
  "what cannot be read as a referral does not count: %j",
  (stored) => {
    expect(validReferral(stored, NOW)).toBeNull();
  },
);
