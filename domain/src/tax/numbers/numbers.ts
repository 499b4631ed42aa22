import { weighted } from "./check-digits.ts";
import { EU_FORMS, type NumberForm } from "./eu.ts";

const BRITISH = [8, 7, 6, 5, 4, 3, 2];
function isBritish(number: string): boolean {
  const sum = weighted(number, BRITISH) + Number(number.slice(7, 9));
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}

/** What is missing to the next multiple of eleven; ten is no digit, so such numbers are not given out. */
const isToEleven = (number: string, weights: readonly number[]): boolean =>
  (11 - (weighted(number, weights) % 11)) % 11 === Number(number[weights.length]);

const AUSTRALIAN = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
/** One less at the front, and then a multiple of 89. */
const isAustralian = (number: string): boolean => (weighted(number, AUSTRALIAN) - 10) % 89 === 0;

function isNewZealand(number: string): boolean {
  const padded = number.padStart(9, "0");
  const first = (11 - (weighted(padded, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  const check = first === 10 ? (11 - (weighted(padded, [7, 4, 3, 2, 5, 2, 7, 6]) % 11)) % 11 : first;
  return check === Number(padded[8]);
}

/** The check stands in front; the digits behind it count once and twice in turns, from the right. */
function isJapanese(number: string): boolean {
  const sum = [...number.slice(1)].toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 2), 0);
  return 9 - (sum % 9) === Number(number[0]);
}

const FORMS: Readonly<Record<string, NumberForm>> = {
  ...EU_FORMS,
  GB: { shape: /^(\d{9}|\d{12})$/, isSound: isBritish },
  NO: { shape: /^[89]\d{8}$/, isSound: (number) => isToEleven(number, [3, 2, 7, 6, 5, 4, 3, 2]) },
  CH: { shape: /^\d{9}$/, isSound: (number) => isToEleven(number, [5, 4, 3, 2, 7, 6, 5, 4]) },
  AU: { shape: /^[1-9]\d{10}$/, isSound: isAustralian },
  NZ: { shape: /^\d{8,9}$/, isSound: isNewZealand },
  JP: { shape: /^[1-9]\d{12}$/, isSound: isJapanese },
};

/** How numbers begin where that is not the country's own code. */
const PREFIXES: Readonly<Record<string, string>> = { GR: "EL", CH: "CHE", JP: "T" };
/** What may stand behind one, and says only that it is registered. */
const SUFFIXES: Readonly<Record<string, RegExp>> = { NO: /MVA$/, CH: /(MWST|TVA|IVA|VAT)$/ };

/** Countries without these letters in front of their numbers, so that two of them are never part of the number itself. */
const prefixOf = (country: string): string => PREFIXES[country] ?? country;

/** As offices write it: capitals, with the country's letters, without spaces and dots. Empty where nothing was given. */
export function writtenNumber(country: string, given: string): string {
  const plain = plainNumber(country, given);
  return plain === "" ? "" : `${["AU", "NZ"].includes(country) ? "" : prefixOf(country)}${plain}`;
}

/** Without the country's letters. */
export function plainNumber(country: string, given: string): string {
  const signs = given.toUpperCase().replaceAll(/[\s.\-/]/g, "");
  const prefixes = [prefixOf(country), country];
  const prefix = prefixes.find((each) => signs.startsWith(each)) ?? "";
  const rest = signs.slice(prefix.length);
  return rest.replace(SUFFIXES[country] ?? /$^/, "");
}

/** Whether a number can be one of this country: its form, and its check digits where they are public. `null`: its form is not known here. */
export function isNumberOf(country: string, given: string): boolean | null {
  const form = FORMS[country];
  if (!form) return null;
  const number = plainNumber(country, given);
  return form.shape.test(number) && (form.isSound?.(number) ?? true);
}
