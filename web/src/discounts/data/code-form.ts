import { DISCOUNT, type DiscountType } from "@blenda/domain/discounts/constants";
import type { Coupon, DiscountDraft, DiscountScope } from "@blenda/domain/discounts/model";
import { instantIn, localText } from "../../lib/clock/local-text.ts";
import { exact } from "../../lib/text/numbers.ts";
import { centsOf, textOfCents } from "../../product/editing/cents-text.ts";

/** A code as the fields of its form hold it: texts, the scope apart. */
export type CodeFields = Record<
  | "code"
  | "type"
  | "value"
  | "maxUses"
  | "perCustomerLimit"
  | "minSubtotal"
  | "minItems"
  | "startsAt"
  | "endsAt"
  | "isForNewBuyers"
  | "note"
  | "asksCreators"
  | "affiliateId",
  string
>;

const YES = "yes";
export const isYes = (text: string): boolean => text === YES;
export const yesIf = (is: boolean): string => (is ? YES : "");

export const NO_SCOPE: DiscountScope = { productIds: [], trainingIds: [], categoryIds: [], licenceTypes: [] };

export function newCodeFields(now: number, given: Partial<CodeFields> = {}): CodeFields {
  return {
    code: "",
    type: "percent",
    value: "",
    maxUses: "",
    perCustomerLimit: "1",
    minSubtotal: "",
    minItems: "",
    startsAt: localText(new Date(now).toISOString()),
    endsAt: "",
    isForNewBuyers: "",
    note: "",
    asksCreators: "",
    affiliateId: "",
    ...given,
  };
}

export function fieldsOfCode(code: Coupon & { note?: string; asksCreators?: boolean }): CodeFields {
  return {
    code: code.code,
    type: code.type,
    value: code.type === "percent" ? String(code.value) : textOfCents(code.value),
    maxUses: code.maxUses === null ? "" : String(code.maxUses),
    perCustomerLimit: String(code.perCustomerLimit),
    minSubtotal: code.minSubtotalCents === 0 ? "" : textOfCents(code.minSubtotalCents),
    minItems: code.minItems === 0 ? "" : String(code.minItems),
    startsAt: localText(code.startsAt),
    endsAt: code.endsAt === null ? "" : localText(code.endsAt),
    isForNewBuyers: yesIf(code.isForNewBuyers),
    note: code.note ?? "",
    asksCreators: yesIf(code.asksCreators ?? false),
    affiliateId: code.affiliate?.id ?? "",
  };
}

/** A whole number within limits; `null` for anything else. */
function wholeIn(text: string, least: number, most: number): number | null {
  const count = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return count >= least && count <= most ? count : null;
}

export const codeType = (text: string): DiscountType => (text === "fixed" ? "fixed" : "percent");

/** What is taken off, in percent or cents; `null` while the field says nothing that can be. */
export function codeValue({ type, value }: Pick<CodeFields, "type" | "value">): number | null {
  if (codeType(type) === "percent") return wholeIn(value.replace(/%\s*$/, ""), DISCOUNT.PERCENT_LEAST, DISCOUNT.PERCENT_MOST);
  const cents = centsOf(value);
  return typeof cents === "number" && cents > 0 && cents <= DISCOUNT.FIXED_MOST_CENTS ? cents : null;
}

const codeOf = (text: string): string => text.trim().toUpperCase();

/** What is wrong with it, field by field. */
export function codeFaults(fields: CodeFields): Partial<Record<keyof CodeFields, string>> {
  const { code, type, value, maxUses, perCustomerLimit, minSubtotal, minItems, startsAt, endsAt } = fields;
  const faults: Partial<Record<keyof CodeFields, string>> = {};
  if (!DISCOUNT.CODE.test(codeOf(code))) faults.code = `Use ${DISCOUNT.CODE_LEAST} to ${DISCOUNT.CODE_MOST} letters, digits, - and _.`;
  if (codeValue({ type, value }) === null)
    faults.value =
      codeType(type) === "percent"
        ? `Enter ${DISCOUNT.PERCENT_LEAST} to ${DISCOUNT.PERCENT_MOST} percent.`
        : "Enter an amount from 0.01 to 5,000.";
  if (maxUses !== "" && wholeIn(maxUses, 1, DISCOUNT.USES_MOST) === null) faults.maxUses = "Enter a whole number, or nothing for no limit.";
  if (wholeIn(perCustomerLimit, 1, DISCOUNT.PER_CUSTOMER_MOST) === null)
    faults.perCustomerLimit = `Enter 1 to ${exact(DISCOUNT.PER_CUSTOMER_MOST)}.`;
  if (minSubtotal !== "" && centsOf(minSubtotal) === undefined) faults.minSubtotal = "Enter an amount, or nothing.";
  if (minItems !== "" && wholeIn(minItems, 0, DISCOUNT.ITEMS_MOST) === null)
    faults.minItems = `Enter a whole number up to ${DISCOUNT.ITEMS_MOST}, or nothing.`;
  const start = instantIn(startsAt);
  const end = instantIn(endsAt);
  if (start === null) faults.startsAt = "Choose when it starts.";
  else if (end !== null && end <= start) faults.endsAt = "Choose an end after the start.";
  return faults;
}

/** What is sent; only of fields without a fault. A date nobody touched keeps its seconds. */
export function draftOf(fields: CodeFields, scope: DiscountScope, before?: Coupon): DiscountDraft {
  const kept = (text: string, was: string | null | undefined) => (was && localText(was) === text ? was : instantIn(text));
  return {
    code: codeOf(fields.code),
    type: codeType(fields.type),
    value: codeValue(fields) ?? 0,
    scope,
    minSubtotalCents: centsOf(fields.minSubtotal) ?? 0,
    minItems: Number(fields.minItems),
    maxUses: fields.maxUses === "" ? null : Number(fields.maxUses),
    perCustomerLimit: Number(fields.perCustomerLimit),
    isForNewBuyers: isYes(fields.isForNewBuyers),
    startsAt: kept(fields.startsAt, before?.startsAt) ?? "",
    endsAt: kept(fields.endsAt, before?.endsAt),
  };
}

/** Letters and digits nobody mistakes for each other. */
const SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** A code nobody guesses, after the shop it is for: "ORBIT-7KXQ". */
export function suggestedCode(name: string): string {
  const start = name
    .normalize("NFKD")
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, " ")
    .trim()
    .split(" ")[0]
    ?.slice(0, 10);
  const signs = crypto.getRandomValues(new Uint8Array(5));
  return [start, Array.from(signs, (each) => SIGNS[each % SIGNS.length]).join("")].filter(Boolean).join("-");
}
