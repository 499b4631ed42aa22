import { expect, test } from "vitest";
import { ibanProblem, isBic, isRoutingNumber } from "./banks.ts";
import { RECIPIENT_CURRENCIES, RECIPIENT_DECISIONS, RECIPIENT_STATUSES } from "./constants.ts";
import { FIELDS_OF, fieldFaults, isKnownHolder, last4Of, normalFields, pauseUntil, statusAfter, typeFor } from "./rules.ts";
import { accountName, recipientTexts } from "./texts.ts";

/** The examples of the registry itself. */
test.each([
  ["DE", "DE89370400440532013000"],
  ["GB", "GB29NWBK60161331926819"],
  ["FR", "FR1420041010050500013M02606"],
  ["NL", "NL91ABNA0417164300"],
  ["CH", "CH9300762011623852957"],
  ["PL", "PL61109010140000071219812874"],
  ["SE", "SE4550000000058398257466"],
  ["NO", "NO9386011117947"],
  ["DK", "DK5000400440116243"],
  ["CZ", "CZ6508000000192000145399"],
  ["HU", "HU42117730161111101800000000"],
  ["RO", "RO49AAAA1B31007593840000"],
  ["MT", "MT84MALT011000012345MTLCAST001S"],
  ["RE", "FR1420041010050500013M02606"],
  ["JE", "GB29NWBK60161331926819"],
])("an IBAN of %s passes: %s", (country, iban) => expect(ibanProblem(iban, country)).toBeNull());

test.each([
  ["DE89370400440532013001", "DE", "checksum"],
  ["DE98370400440532013000", "DE", "checksum"],
  ["DE8937040044053201300", "DE", "length"],
  ["NL91ABNA0417164300", "DE", "country"],
  ["ZZ89370400440532013000", "DE", "checksum"],
  ["", "DE", "checksum"],
])("the IBAN %s at a bank in %s has a problem with its %s", (iban, country, problem) => expect(ibanProblem(iban, country)).toBe(problem));

test("every transposition of two neighbouring digits of an IBAN is found", () => {
  const good = "DE89370400440532013000";
  const swapped = [...good].flatMap((_, n) => {
    const turned = `${good.slice(0, n)}${good[n + 1] ?? ""}${good[n]}${good.slice(n + 2)}`;
    return n >= 2 && n < good.length - 1 && turned !== good ? [turned] : [];
  });
  expect(swapped.length).toBeGreaterThan(10);
  expect(swapped.filter((iban) => ibanProblem(iban, "DE") === null)).toEqual([]);
});

test.each([
  ["021000021", true],
  ["011401533", true],
  ["111000025", true],
  ["021000022", false],
  ["012000021", false],
  ["000000000", false],
  ["02100002", false],
  ["02100002a", false],
])("the routing number %s: %s", (digits, isRight) => expect(isRoutingNumber(digits)).toBe(isRight));

test.each([
  ["DEUTDEFF", true],
  ["DEUTDEFF500", true],
  ["DEUTDEF", false],
  ["DEUTDEFF50", false],
  ["DEU1DEFF", false],
])("the SWIFT code %s: %s", (bic, isRight) => expect(isBic(bic)).toBe(isRight));

test.each([
  ["USD", "US", "aba"],
  ["USD", "PR", "aba"],
  ["USD", "DE", "swift"],
  ["EUR", "DE", "iban"],
  ["EUR", "US", "swift"],
  ["GBP", "GB", "sort_code"],
  ["GBP", "JE", "sort_code"],
  ["GBP", "DE", "iban"],
  ["GBP", "US", "swift"],
  ...["CHF", "PLN", "SEK", "NOK", "DKK", "CZK", "HUF", "RON"].map((currency) => [currency, "CH", "iban"] as const),
  ...["CAD", "AUD", "JPY", "INR", "THB", "ZAR"].map((currency) => [currency, "CA", "swift"] as const),
  ...["BRL", "CNY", "KRW"].map((currency) => [currency, "BR", "email"] as const),
] as const)("%s at a bank in %s is paid by %s", (currency, country, type) => expect(typeFor(currency, country)).toBe(type));

test("every currency has fields in every country", () => {
  for (const currency of RECIPIENT_CURRENCIES)
    for (const country of ["US", "DE", "BR", "JP", "XX"]) expect(FIELDS_OF[typeFor(currency, country)].length).toBeGreaterThan(0);
});

const HOME = { addressLine: "1 Main Street", city: "Boston", postCode: "02110" };
const { faults } = recipientTexts;
test.each([
  ["iban", "DE", { iban: "de89 3704 0044 0532 0130 00" }, {}],
  ["iban", "DE", {}, { iban: faults.missing.iban }],
  ["iban", "AT", { iban: "DE89370400440532013000" }, { iban: faults.iban.country }],
  ["aba", "US", { routingNumber: "021000021", accountNumber: "000123456789", accountType: "checking", ...HOME }, {}],
  ["aba", "US", { routingNumber: "021000021", accountNumber: "12-34", accountType: "savings", ...HOME }, {}],
  [
    "aba",
    "US",
    { routingNumber: "021000022", accountNumber: "123", accountType: "gold", ...HOME, city: " " },
    {
      routingNumber: faults.routingNumber,
      accountNumber: faults.accountNumber,
      accountType: faults.accountType,
      city: faults.missing.city,
    },
  ],
  ["sort_code", "GB", { sortCode: "60-16-13", accountNumber: "31926819" }, {}],
  ["sort_code", "GB", { sortCode: "60161", accountNumber: "3192681" }, { sortCode: faults.sortCode, accountNumber: faults.eightDigits }],
  ["swift", "JP", { bic: "boftjpjt", accountNumber: "1234567", ...HOME }, {}],
  ["swift", "DE", { bic: "DEUTDEFF", accountNumber: "DE89 3704 0044 0532 0130 01", ...HOME }, { accountNumber: faults.iban.checksum }],
  ["swift", "JP", { bic: "BOFT", accountNumber: "12 3", ...HOME }, { bic: faults.bic, accountNumber: faults.accountNumber }],
  ["email", "BR", { email: "Maria@Example.com" }, {}],
  ["email", "BR", { email: "maria" }, { email: faults.email }],
] as const)("%s in %s with %o: %o", (type, country, typed, wrong) => expect(fieldFaults(type, country, typed)).toEqual(wrong));

test("spaces, dashes and case of numbers are for people, and what a type does not have is not kept", () => {
  expect(normalFields("iban", { iban: " de89 3704-0044 ", bic: "DEUTDEFF" })).toEqual({ iban: "DE8937040044" });
  expect(normalFields("email", { email: " Maria@Example.com " })).toEqual({ email: "maria@example.com" });
});

test.each([
  ["iban", { iban: "DE89370400440532014471" }, "USD, account ending 4471"],
  ["aba", { accountNumber: "1234" }, "USD, account ending 34"],
  ["email", { email: "maria@example.com" }, "USD, by email to …ia@"],
  ["email", { email: "m@example.com" }, "USD, by email to …@"],
] as const)("an account is known by its end, and never by more than half of it: %s", (type, fields, says) =>
  expect(accountName({ currency: "USD", type, last4: last4Of(type, fields) })).toBe(says),
);

test.each([
  ["José Müller", ["Muller, Jose"], true],
  ["SØREN ŁUKASZ", ["Lukasz Soren"], true],
  ["Ada Byron", ["Ada Lovelace", "ada  byron"], true],
  ["Ada", ["Ada Byron"], false],
  ["Ada Byron Ada", ["Ada Byron"], false],
  ["…", ["…"], false],
  ["Ada", [], false],
])("the holder %s is one of %o: %s", (holder, known, isKnown) => expect(isKnownHolder(holder, known)).toBe(isKnown));

test("a change pauses for 72 hours", () => {
  expect(pauseUntil("2026-10-13T08:00:00.000Z")).toBe("2026-10-16T08:00:00.000Z");
});

test("our team decides by one literal table; what is disabled stays so", () => {
  const table = RECIPIENT_STATUSES.map((from) => [from, ...RECIPIENT_DECISIONS.map((decision) => statusAfter(from, decision))]);
  expect(table).toEqual([
    ["incomplete", "active", "needs_attention", "disabled"],
    ["pending_verification", "active", "needs_attention", "disabled"],
    ["active", null, "needs_attention", "disabled"],
    ["needs_attention", "active", "needs_attention", "disabled"],
    ["disabled", null, null, null],
  ]);
});
