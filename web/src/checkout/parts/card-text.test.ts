import { TEST_CARDS } from "@blenda/domain/checkout/constants";
import { expect, test } from "vitest";
import { brandName, cardFaults, digitsOf, groupedExpiry, groupedNumber } from "./card-text.ts";

const NOW = new Date("2026-09-15T00:00:00Z");

test("a number stands in the groups printed on its card, whatever was typed or pasted", () => {
  expect(groupedNumber("4242424242424242")).toBe("4242 4242 4242 4242");
  expect(groupedNumber("4242-4242 42")).toBe("4242 4242 42");
  expect(groupedNumber("378282246310005999")).toBe("3782 822463 10005");
  expect(groupedNumber("")).toBe("");
});

test("the brand is known from the first digits", () => {
  expect(["4", "5555", "2221", "37", "6011", ""].map(brandName)).toEqual(["Visa", "Mastercard", "Mastercard", "Amex", null, null]);
});

test("every test card fits into the field and has no fault of its own", () => {
  for (const { number } of TEST_CARDS) {
    expect(digitsOf(groupedNumber(number))).toBe(number);
    const faults = cardFaults({ number: groupedNumber(number), expiry: "12 / 34", cvc: "123" }, NOW);
    expect(Object.values(faults)).toEqual([undefined, undefined, undefined]);
  }
});

test("an expiry is typed as it is read", () => {
  expect(["1", "12", "123", "1234", "9", "928", "0928", "12345", "9/28"].map(groupedExpiry)).toEqual([
    "1",
    "12",
    "12 / 3",
    "12 / 34",
    "09",
    "09 / 28",
    "09 / 28",
    "12 / 34",
    "09 / 28",
  ]);
});

test("a card is good until the end of the month it names", () => {
  const fault = (expiry: string) => cardFaults({ number: "4242424242424242", expiry, cvc: "123" }, NOW).expiry;
  expect(fault("09 / 26")).toBeUndefined();
  expect(fault("08 / 26")).toBe("This card has expired");
  for (const unreadable of ["", "13 / 30", "00 / 30", "09"]) expect(fault(unreadable)).toBe("Enter month and year, like 09 / 28");
});

test("nothing is sent that cannot be a card", () => {
  const { number, cvc } = cardFaults({ number: "4242 4242", expiry: "09 / 28", cvc: "12" }, NOW);
  expect([number, cvc]).toEqual(["Enter the full card number", "Enter the 3 or 4 digit security code"]);
});
