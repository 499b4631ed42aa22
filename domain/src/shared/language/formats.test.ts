import { expect, test } from "vitest";
import { dollars, exactly, momentsAs, oneDecimal, sizeText, utcAs, utcDay, utcMoment } from "./formats.ts";
import { currencyName, listText, moneyIn, ordinal, ownNameOf, passedText, regionName } from "./wordings.ts";

const EVENING = "2026-11-18T20:30:00.000Z";

test.each([
  ["figures have commas", exactly(18_412), "18,412"],
  ["one decimal is always there", oneDecimal(12), "12.0"],
  ["prices are dollars", dollars(249_900), "$2,499.00"],
  ["what is lost has a minus", dollars(-400), "-$4.00"],
  ["other money has its own sign and digits", `${moneyIn(35_012, "EUR")} ${moneyIn(35_012, "JPY")}`, "€350.12 ¥35,012"],
  ["a day", utcDay(EVENING), "Nov 18, 2026"],
  ["a moment says that it is UTC", utcMoment(EVENING), "Nov 18, 2026, 20:30 UTC"],
  ["midnight begins the day", utcMoment("2026-11-18T00:00:00.000Z"), "Nov 18, 2026, 00:00 UTC"],
  ["a weekday", utcAs({ weekday: "long" })(EVENING), "Wednesday"],
  ["the space before PM is a plain one", utcAs({ timeStyle: "short" })(EVENING), "8:30 PM"],
  ["time that passed", passedText(2, "hour", "auto"), "2 hours ago"],
  ["time that passed, in a word", passedText(1, "day", "auto"), "yesterday"],
  ["time that passed is never ahead", passedText(-2, "day", "auto"), "today"],
  ["names in a row", listText(["mail", "search", "storage"]), "mail, search, and storage"],
  ["a country", regionName("DE"), "Germany"],
  ["a currency", currencyName("CHF"), "Swiss Franc"],
  ["what a language calls itself", ownNameOf("de"), "Deutsch"],
])("%s", (_, text, says) => {
  expect(text).toBe(says);
});

test.each([
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [11, "11th"],
  [1_103, "1,103rd"],
])("%i reads %s", (place, says) => {
  expect(ordinal(place)).toBe(says);
});

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [6, "6 bytes"],
  [1_000, "1 kB"],
  [999_949, "999.9 kB"],
  [999_950, "1 MB"],
  [8_400_000, "8.4 MB"],
  [2_500_000_000, "2.5 GB"],
])("%i bytes are %s", (bytes, says) => {
  expect(sizeText(bytes)).toBe(says);
});

test("times are the reader's own unless another zone is named", () => {
  const noonHere = new Date(2026, 10, 18, 12).toISOString();
  expect(momentsAs({ dateStyle: "medium", timeStyle: "short" })(noonHere)).toBe("Nov 18, 2026, 12:00 PM");
});
