import { digitsOf, isLuhn, isMod11And10, isMod97, weighted } from "./check-digits.ts";

/** A number as it is written in its country: its shape without the country's letters, and what its digits must come to. */
export interface NumberForm {
  shape: RegExp;
  /** Absent: its check is not public, or there is none. */
  isSound?: (number: string) => boolean;
}

const last = (number: string): number => Number(number.at(-1));
const counting = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const descending = (from: number, to: number): number[] => counting(to, from).toReversed();

/** The check digit is what is missing to the next multiple of ten. */
const toTen = (sum: number): number => (10 - (sum % 10)) % 10;

function isAustrian(number: string): boolean {
  const sum = digitsOf(number.slice(1, 8)).reduce((total, digit, at) => {
    const value = at % 2 === 0 ? digit : digit * 2;
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return (10 - ((sum + 4) % 10)) % 10 === last(number);
}

function isBulgarian(number: string): boolean {
  if (number.length === 10) return true;
  const first = weighted(number, counting(1, 8)) % 11;
  const check = first === 10 ? (weighted(number, counting(3, 10)) % 11) % 10 : first;
  return check === last(number);
}

const CYPRIOT_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
function isCypriot(number: string): boolean {
  const sum = digitsOf(number.slice(0, 8)).reduce((total, digit, at) => total + (at % 2 === 0 ? (CYPRIOT_ODD[digit] ?? 0) : digit), 0);
  return String.fromCharCode(65 + (sum % 26)) === number[8];
}

function isCzech(number: string): boolean {
  if (number.length !== 8) return true;
  const check = (11 - (weighted(number, descending(8, 2)) % 11)) % 10;
  return check === last(number);
}

const SPANISH_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";
const SPANISH_CHECKS = "JABCDEFGHI";
function isSpanish(number: string): boolean {
  const first = number[0] ?? "";
  if (/[\dXYZKLM]/.test(first) && /[A-Z]$/.test(number)) {
    if (/[KLM]/.test(first)) return true;
    const digits = number.slice(0, -1).replace(/^[XYZ]/, (letter) => String("XYZ".indexOf(letter)));
    return SPANISH_LETTERS[Number(digits) % 23] === number.at(-1);
  }
  const sum = digitsOf(number.slice(1, 8)).reduce((total, digit, at) => {
    const value = at % 2 === 0 ? digit * 2 : digit;
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  const check = toTen(sum);
  return number.at(-1) === String(check) || number.at(-1) === SPANISH_CHECKS[check];
}

function isFinnish(number: string): boolean {
  const rest = weighted(number, [7, 9, 10, 5, 8, 4, 2]) % 11;
  return rest === 0 ? last(number) === 0 : 11 - rest === last(number);
}

/** The company's own number, and before it a key, which may carry letters whose sum is not public. */
function isFrench(number: string): boolean {
  const [key, company] = [number.slice(0, 2), number.slice(2)];
  if (company.startsWith("000")) return true;
  return isLuhn(company) && (!/^\d\d$/.test(key) || (12 + 3 * (Number(company) % 97)) % 97 === Number(key));
}

const IRISH_LETTERS = "WABCDEFGHIJKLMNOPQRSTUV";
function isIrish(number: string): boolean {
  if (!/^\d{7}/.test(number)) return true;
  const second = number[8] === undefined || number[8] === "W" ? 0 : number.charCodeAt(8) - 64;
  return IRISH_LETTERS[(weighted(number, descending(8, 2)) + 9 * second) % 23] === number[7];
}

function isLithuanian(number: string): boolean {
  const length = number.length - 1;
  const weights = (from: number) => Array.from({ length }, (_, at) => ((from - 1 + at) % 9) + 1);
  const first = weighted(number, weights(1)) % 11;
  const check = first === 10 ? (weighted(number, weights(3)) % 11) % 10 : first;
  return check === last(number);
}

/** People's numbers begin with the day they were born and have no public sum. */
function isLatvian(number: string): boolean {
  if (number[0] !== undefined && number[0] <= "3") return true;
  const check = 3 - (weighted(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) % 11);
  return (check < -1 ? check + 11 : check) === last(number);
}

function isDutch(number: string): boolean {
  const rest = weighted(number, descending(9, 2)) % 11;
  return (rest < 10 && rest === Number(number[8])) || isMod97(`NL${number}`);
}

const PORTUGUESE = descending(9, 2);
function isPortuguese(number: string): boolean {
  const check = 11 - (weighted(number, PORTUGUESE) % 11);
  return (check > 9 ? 0 : check) === last(number);
}

const isRomanian = (number: string): boolean => {
  const padded = number.padStart(10, "0");
  return ((weighted(padded, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(padded);
};

function isSlovene(number: string): boolean {
  const check = 11 - (weighted(number, descending(8, 2)) % 11);
  return check !== 11 && check % 10 === last(number);
}

/** The 27 countries, by their own code; numbers of Greece begin with EL. */
export const EU_FORMS: Readonly<Record<string, NumberForm>> = {
  AT: { shape: /^U\d{8}$/, isSound: isAustrian },
  BE: { shape: /^[01]\d{9}$/, isSound: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)) },
  BG: { shape: /^\d{9,10}$/, isSound: isBulgarian },
  CY: { shape: /^\d{8}[A-Z]$/, isSound: isCypriot },
  CZ: { shape: /^\d{8,10}$/, isSound: isCzech },
  DE: { shape: /^[1-9]\d{8}$/, isSound: isMod11And10 },
  DK: { shape: /^[1-9]\d{7}$/, isSound: (number) => weighted(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  EE: { shape: /^\d{9}$/, isSound: (number) => toTen(weighted(number, [3, 7, 1, 3, 7, 1, 3, 7])) === last(number) },
  ES: { shape: /^([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/, isSound: isSpanish },
  FI: { shape: /^\d{8}$/, isSound: isFinnish },
  FR: { shape: /^[A-HJ-NP-Z\d]{2}\d{9}$/, isSound: isFrench },
  GR: { shape: /^\d{9}$/, isSound: (number) => (weighted(number, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(number) },
  HR: { shape: /^\d{11}$/, isSound: isMod11And10 },
  HU: { shape: /^\d{8}$/, isSound: (number) => toTen(weighted(number, [9, 7, 3, 1, 9, 7, 3])) === last(number) },
  IE: { shape: /^(\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/, isSound: isIrish },
  IT: { shape: /^\d{11}$/, isSound: isLuhn },
  LT: { shape: /^(\d{9}|\d{12})$/, isSound: isLithuanian },
  LU: { shape: /^\d{8}$/, isSound: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)) },
  LV: { shape: /^\d{11}$/, isSound: isLatvian },
  MT: { shape: /^\d{8}$/, isSound: (number) => 37 - (weighted(number, [3, 4, 6, 7, 8, 9]) % 37) === Number(number.slice(6)) },
  NL: { shape: /^\d{9}B\d{2}$/, isSound: isDutch },
  PL: { shape: /^\d{10}$/, isSound: (number) => weighted(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(number) },
  PT: { shape: /^[1-9]\d{8}$/, isSound: isPortuguese },
  RO: { shape: /^[1-9]\d{1,9}$/, isSound: isRomanian },
  SE: { shape: /^\d{10}\d{2}$/, isSound: (number) => isLuhn(number.slice(0, 10)) },
  SI: { shape: /^[1-9]\d{7}$/, isSound: isSlovene },
  SK: { shape: /^[1-9]\d{9}$/, isSound: (number) => Number(number) % 11 === 0 },
};
