import { expect, test } from "vitest";
import { isCollectedIn, isReverseCharged, judgedNumber } from "./collector.ts";
import type { TaxSetting } from "./constants.ts";
import { EU_COUNTRIES } from "./constants.ts";
import { RATES, RATES_AS_OF, rateOn } from "./rates.ts";
import { elsewhereOf, isPlaceProven, NO_TAX, placeOf, quarterDays, quarterOf, quartersUpTo, taxOn } from "./rules.ts";
import { besidePrice, taxLabel, termsSentence } from "./texts.ts";

const collector = (setting: TaxSetting = "table", countries: string[] = []) => ({ setting, home: "IE", countries });

test("every country of the list has a rate, and each rate its first day and its source", () => {
  expect(Object.keys(RATES).toSorted()).toEqual([...EU_COUNTRIES, "GB", "NO", "CH", "AU", "NZ", "JP"].toSorted());
  for (const { rates, source } of Object.values(RATES)) {
    expect(source).not.toBe("");
    const days = rates.map(({ since }) => since);
    expect(days).toEqual(days.toSorted());
    expect(days.every((day) => day <= RATES_AS_OF)).toBe(true);
    for (const { bps } of rates) expect(bps).toSatisfy((rate: number) => Number.isInteger(rate) && rate >= 500 && rate <= 3_000);
  }
});

test.each([
  ["DE", "2026-11-18", 1_900],
  ["FI", "2024-08-31", 2_400],
  ["FI", "2024-09-01", 2_550],
  ["EE", "2025-06-30", 2_200],
  ["EE", "2025-07-01", 2_400],
  ["CH", "2026-01-01", 810],
  ["US", "2026-01-01", null],
  ["DE", "1950-01-01", null],
])("in %s on %s the rate is %s", (country, day, bps) => {
  expect(rateOn(country, day)).toBe(bps);
});

test.each<[TaxSetting, string[], string, boolean]>([
  ["none", [], "DE", false],
  ["table", [], "DE", true],
  ["table", [], "US", false],
  ["table", ["FR"], "DE", false],
  ["table", ["FR"], "FR", true],
  ["stripe", [], "US", true],
  ["stripe", ["FR"], "US", false],
])("with TAX=%s registered in %j, tax of %s is collected: %s", (setting, countries, country, is) => {
  expect(isCollectedIn(collector(setting, countries), country, "2026-11-18")).toBe(is);
});

test.each([
  ["DE", "DE136695976", "valid", true],
  ["DE", "DE136695977", "malformed", false],
  ["DE", "FR40303265045", "malformed", false],
  ["IE", "IE6433435F", "not_asked", false],
  ["US", "12-3456789", "not_asked", false],
] as const)("a shop in IE: a buyer in %s with %s is %s, reverse charged: %s", (country, number, state, isReverse) => {
  const judged = judgedNumber(collector(), country, number);
  expect(judged?.state).toBe(state);
  expect(isReverseCharged(collector(), country, judged?.state ?? null)).toBe(isReverse);
});

test.each([
  [{ chosen: "DE", account: "FR", connection: "US" }, "DE", "chosen", "US"],
  [{ chosen: null, account: "FR", connection: "FR" }, "FR", "account", null],
  [{ chosen: null, account: null, connection: "US" }, "US", "connection", null],
  [{ chosen: "DE", account: null, connection: null }, "DE", "chosen", null],
  [{ chosen: null, account: null, connection: null }, null, null, null],
])("of %j the place is %s, known by what was %s, and %s contradicts it", (pieces, country, knownBy, elsewhere) => {
  expect(placeOf(pieces)).toEqual({ country, knownBy });
  expect(elsewhereOf(country, pieces)).toBe(elsewhere);
});

test.each([
  [{ billing: "DE", connection: "DE", card: null, isConfirmed: false }, true],
  [{ billing: "DE", connection: null, card: "DE", isConfirmed: false }, true],
  [{ billing: "DE", connection: "US", card: "US", isConfirmed: false }, false],
  [{ billing: "DE", connection: "US", card: null, isConfirmed: true }, true],
  [{ billing: null, connection: "DE", card: null, isConfirmed: false }, false],
])("%j speak for Germany: %s", (pieces, is) => {
  expect(isPlaceProven("DE", pieces)).toBe(is);
});

test.each([
  [4_000, 1_900, 760],
  [2_499, 1_900, 475],
  [99, 2_550, 25],
  [1, 1_900, 0],
  [0, 1_900, 0],
])("on %s cents at %s basis points the tax is %s", (net, bps, tax) => {
  expect(taxOn(net, bps)).toBe(tax);
});

const inGermany = { ...NO_TAX, setting: "table", country: "DE", knownBy: "chosen", rateBps: 1_900 } as const;
test.each([
  [NO_TAX, "Blenda doesn't collect sales tax yet.", null],
  [{ ...NO_TAX, setting: "table" as const }, "Choose your country to see the tax.", "plus tax"],
  [inGermany, null, "plus 19% tax in Germany"],
  [{ ...inGermany, country: "US", rateBps: 0 }, "We don't collect tax in the United States.", null],
  [
    { ...inGermany, rateBps: 0, isReverseCharge: true },
    "Reverse charge: the customer accounts for the VAT (Article 196 of Council Directive 2006/112/EC).",
    null,
  ],
  [
    { ...inGermany, numberState: "malformed" as const },
    "We don't recognize this number in Germany, so tax is added.",
    "plus 19% tax in Germany",
  ],
])("%j is said as %s, and beside a price %s", (terms, sentence, beside) => {
  expect(termsSentence(terms)).toBe(sentence);
  expect(besidePrice(terms)).toBe(beside);
});

test("a rate is written as people write it", () => {
  expect(taxLabel({ country: "FI", rateBps: 2_550, isReverseCharge: false })).toBe("25.5% in Finland");
  expect(taxLabel({ country: "FI", rateBps: 0, isReverseCharge: true })).toBe("reverse charge, Finland");
});

test("quarters are the books', in UTC", () => {
  expect(quarterOf("2026-11-18T00:00:00.000Z")).toBe("2026-Q4");
  expect(quarterDays("2026-Q4")).toEqual({ from: "2026-10-01T00:00:00.000Z", until: "2027-01-01T00:00:00.000Z" });
  expect([quarterDays("2026-Q5"), quarterDays("2026"), quarterDays("")]).toEqual([null, null, null]);
  expect(quartersUpTo("2026-02-01T00:00:00.000Z", 3)).toEqual(["2026-Q1", "2025-Q4", "2025-Q3"]);
});
