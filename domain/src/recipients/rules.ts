import { addMinutes } from "../shared/calendar.ts";
import type { Instant } from "../shared/time.ts";
import { bankingCountry, hasIbans, ibanProblem, isBic, isRoutingNumber, looksLikeIban } from "./banks.ts";
import {
  ACCOUNT_TYPES,
  RECIPIENTS,
  type RecipientDecision,
  type RecipientField,
  type RecipientStatus,
  type RecipientType,
} from "./constants.ts";
import { recipientTexts } from "./texts.ts";

const IBAN_CURRENCIES = "EUR CHF PLN SEK NOK DKK CZK HUF RON".split(" ");
/** Banks there want to know more than we should ask: the provider asks the holder itself. */
const EMAIL_CURRENCIES = "BRL CNY KRW".split(" ");

/** How an account in this currency is named, at a bank in this country (decision B14). */
export function typeFor(currency: string, country: string): RecipientType {
  const bank = bankingCountry(country);
  if (EMAIL_CURRENCIES.includes(currency)) return "email";
  if (currency === "USD" && bank === "US") return "aba";
  if (currency === "GBP" && bank === "GB") return "sort_code";
  if ((currency === "GBP" || IBAN_CURRENCIES.includes(currency)) && hasIbans(country)) return "iban";
  return "swift";
}

const ADDRESS = ["addressLine", "city", "postCode"] as const;

/** What is asked for, in the order of the form. */
export const FIELDS_OF: Readonly<Record<RecipientType, readonly RecipientField[]>> = {
  iban: ["iban"],
  aba: ["routingNumber", "accountNumber", "accountType", ...ADDRESS],
  sort_code: ["sortCode", "accountNumber"],
  swift: ["bic", "accountNumber", ...ADDRESS],
  email: ["email"],
};

/** What was typed, as far as it was. */
export type RecipientFields = { [Field in RecipientField]?: string | undefined };

const AS_TYPED: readonly RecipientField[] = ["email", "accountType", ...ADDRESS];

/** Spaces and dashes are for people; nothing is kept of what a type does not have. */
export function normalFields(type: RecipientType, typed: RecipientFields): Partial<Record<RecipientField, string>> {
  const clean = (field: RecipientField) => {
    const value = (typed[field] ?? "").trim();
    if (field === "email") return value.toLowerCase();
    return AS_TYPED.includes(field) ? value : value.replaceAll(/[\s-]/g, "").toUpperCase();
  };
  return Object.fromEntries(FIELDS_OF[type].map((field) => [field, clean(field)]));
}

type Check = (value: string, where: { type: RecipientType; country: string }) => string | undefined;
const faults = recipientTexts.faults;
const text: Check = (value) => (value.length > RECIPIENTS.FIELD_MOST ? faults.long : undefined);
const iban: Check = (value, { country }) => {
  const problem = ibanProblem(value, country);
  return problem ? faults.iban[problem] : undefined;
};

const ACCOUNT_NUMBERS: Partial<Record<RecipientType, RegExp>> = { aba: /^\d{4,17}$/, sort_code: /^\d{8}$/, swift: /^[A-Z0-9]{4,34}$/ };

const CHECKS: Readonly<Record<RecipientField, Check>> = {
  iban,
  routingNumber: (value) => (isRoutingNumber(value) ? undefined : faults.routingNumber),
  sortCode: (value) => (/^\d{6}$/.test(value) ? undefined : faults.sortCode),
  bic: (value) => (isBic(value) ? undefined : faults.bic),
  accountNumber: (value, where) => {
    if (!ACCOUNT_NUMBERS[where.type]?.test(value)) return where.type === "sort_code" ? faults.eightDigits : faults.accountNumber;
    return where.type === "swift" && looksLikeIban(value) && hasIbans(where.country) ? iban(value, where) : undefined;
  },
  accountType: (value) => (ACCOUNT_TYPES.some((each) => each === value) ? undefined : faults.accountType),
  email: (value) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) && value.length <= RECIPIENTS.FIELD_MOST ? undefined : faults.email),
  addressLine: text,
  city: text,
  postCode: text,
};

/** What is wrong with what was typed, field by field; no sentence repeats it. */
export function fieldFaults(type: RecipientType, country: string, typed: RecipientFields): RecipientFields {
  const fields = normalFields(type, typed);
  const wrong = FIELDS_OF[type].flatMap((field) => {
    const value = fields[field] ?? "";
    const fault = value === "" ? faults.missing[field] : CHECKS[field](value, { type, country });
    return fault ? [[field, fault] as const] : [];
  });
  return Object.fromEntries(wrong);
}

/** The end of the number, by which its owner knows it: four characters, and never more than half of it. */
export function last4Of(type: RecipientType, fields: RecipientFields): string {
  const number = (type === "email" ? fields.email?.split("@")[0] : (fields.iban ?? fields.accountNumber)) ?? "";
  const shown = Math.min(4, Math.floor(number.length / 2));
  return shown === 0 ? "" : number.slice(-shown);
}

/** Letters that no accent makes. */
const LETTERS: Readonly<Record<string, string>> = { ß: "ss", ø: "o", ł: "l", æ: "ae", œ: "oe", đ: "d", ð: "d", þ: "th", ı: "i" };

/** A name without case, accents, punctuation and order. */
function nameKey(name: string): string {
  const plain = name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[ßøłæœđðþı]/g, (letter) => LETTERS[letter] ?? letter);
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(" ");
}

/** Whether the holder of an account is who we know. */
export function isKnownHolder(holder: string, known: readonly string[]): boolean {
  const key = nameKey(holder);
  return key !== "" && known.some((name) => nameKey(name) === key);
}

export const pauseUntil = (now: Instant): Instant => addMinutes(now, RECIPIENTS.PAUSE_HOURS * 60);

/** Where a decision of our team leads, line by line; whatever is not written here cannot happen. What is disabled stays so. */
const DECISIONS: Readonly<Record<RecipientDecision, { from: readonly RecipientStatus[]; to: RecipientStatus }>> = {
  approve: { from: ["incomplete", "pending_verification", "needs_attention"], to: "active" },
  attention: { from: ["incomplete", "pending_verification", "active", "needs_attention"], to: "needs_attention" },
  disable: { from: ["incomplete", "pending_verification", "active", "needs_attention"], to: "disabled" },
};

export const statusAfter = (from: RecipientStatus, decision: RecipientDecision): RecipientStatus | null =>
  DECISIONS[decision].from.includes(from) ? DECISIONS[decision].to : null;
