import { expect, test } from "vitest";
import { isNumberOf, plainNumber, writtenNumber } from "./numbers.ts";

const SOUND: readonly [country: string, number: string][] = [
  ["AT", "ATU13585627"],
  ["BE", "BE0428759497"],
  ["BG", "BG175074752"],
  ["CY", "CY10259033P"],
  ["CZ", "CZ25123891"],
  ["DE", "DE136695976"],
  ["DK", "DK13585628"],
  ["EE", "EE100931558"],
  ["ES", "ES54362315K"],
  ["ES", "ESX2482300W"],
  ["ES", "ESB58378431"],
  ["FI", "FI20774740"],
  ["FR", "FR40303265045"],
  ["GR", "EL094259216"],
  ["HR", "HR33392005961"],
  ["HU", "HU12892312"],
  ["IE", "IE6433435F"],
  ["IE", "IE6433435OA"],
  ["IT", "IT00743110157"],
  ["LT", "LT119511515"],
  ["LT", "LT100001919017"],
  ["LU", "LU15027442"],
  ["LV", "LV40003521600"],
  ["MT", "MT11679112"],
  ["NL", "NL004495445B01"],
  ["PL", "PL8567346215"],
  ["PT", "PT501964843"],
  ["RO", "RO18547290"],
  ["SE", "SE556188840401"],
  ["SI", "SI50223054"],
  ["SK", "SK2022749619"],
  ["GB", "GB980780684"],
  ["NO", "NO995525828MVA"],
  ["CH", "CHE-107.787.577 IVA"],
  ["AU", "83 914 571 673"],
  ["NZ", "49-091-850"],
  ["JP", "T5835678256246"],
];

test.each(SOUND)("%s: %s is a number of a business there", (country, number) => {
  expect(isNumberOf(country, number)).toBe(true);
});

/** Every check digit finds a wrong last digit, and none is fooled by one digit less. */
test.each(SOUND)("%s: %s with another digit, or one less, is none", (country, number) => {
  const at = [...number].findLastIndex((sign) => /\d/.test(sign));
  const wrong = `${number.slice(0, at)}${(Number(number[at]) + 1) % 10}${number.slice(at + 1)}`;
  const short = number.slice(0, at) + number.slice(at + 1);
  // The two last digits of these only number the business's branches.
  if (!["SE", "NL"].includes(country)) expect(isNumberOf(country, wrong)).toBe(false);
  // Of any length, so one less is a tenth of the time sound.
  if (country !== "RO") expect(isNumberOf(country, short)).toBe(false);
});

test.each([
  ["DE", "de 136 695 976", "DE136695976"],
  ["DE", "136695976", "DE136695976"],
  ["GR", "GR094259216", "EL094259216"],
  ["NO", "995 525 828 MVA", "NO995525828"],
  ["CH", "CHE-107.787.577 MWST", "CHE107787577"],
  ["AU", "83 914 571 673", "83914571673"],
  ["DE", " ", ""],
])("in %s, %s is written %s", (country, given, written) => {
  expect(writtenNumber(country, given)).toBe(written);
});

test("a number of one country is none of another, and where no form is known nothing is said", () => {
  expect(isNumberOf("FR", "DE136695976")).toBe(false);
  expect(isNumberOf("US", "12-3456789")).toBeNull();
  expect(plainNumber("GR", "EL 094259216")).toBe("094259216");
});
