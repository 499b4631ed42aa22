import { utcMoment } from "../shared/language/formats.ts";
import {
  type HolderType,
  RECIPIENTS,
  type RecipientDecision,
  type RecipientField,
  type RecipientNews,
  type RecipientStatus,
  type RecipientType,
} from "./constants.ts";

export const recipientTexts = {
  loadFailed: "We couldn't load your payout accounts. Please try again.",
  saveFailed: "We couldn't save this. Nothing was changed. Please try again.",
  listFailed: "We couldn't load the recipients. Please try again.",
  revealFailed: "We couldn't show this account. Please try again.",
  decideFailed: "We couldn't save this. Nothing was decided. Please try again.",
  statuses: {
    incomplete: "Incomplete",
    pending_verification: "Being checked",
    active: "Active",
    needs_attention: "Needs attention",
    disabled: "Disabled",
  } satisfies Record<RecipientStatus, string>,
  types: {
    iban: "IBAN",
    aba: "US account",
    sort_code: "UK account",
    swift: "SWIFT",
    email: "By email",
  } satisfies Record<RecipientType, string>,
  holders: { person: "A person", business: "A business" } satisfies Record<HolderType, string>,
  decisions: { approve: "Approve", attention: "Ask to fix", disable: "Disable" } satisfies Record<RecipientDecision, string>,
  fields: {
    iban: "IBAN",
    routingNumber: "Routing number",
    sortCode: "Sort code",
    bic: "SWIFT code (BIC)",
    accountNumber: "Account number",
    accountType: "Account type",
    email: "Email",
    addressLine: "Street and number",
    city: "City",
    postCode: "Postal code",
  } satisfies Record<RecipientField, string>,
  hints: {
    routingNumber: "Nine digits, the one for ACH transfers",
    sortCode: "Six digits",
    bic: "8 or 11 characters",
    email: "Wise emails this address to ask for the account details",
  } satisfies Partial<Record<RecipientField, string>>,
  accountTypes: { checking: "Checking", savings: "Savings" },
  faults: {
    long: `Please use at most ${RECIPIENTS.FIELD_MOST} characters.`,
    iban: {
      country: "This IBAN is from another country. Choose the bank's country.",
      length: "This IBAN has too few or too many characters.",
      checksum: "This IBAN has a typo. Please check it.",
    },
    routingNumber: "This routing number has a typo. It has nine digits.",
    sortCode: "A sort code has six digits.",
    bic: "A SWIFT code has 8 or 11 characters.",
    eightDigits: "A UK account number has eight digits.",
    accountNumber: "Please check this account number.",
    accountType: "Please choose one.",
    email: "Please enter an email address.",
    holder: "Please enter the name on the account.",
    missing: {
      iban: "Please enter the IBAN.",
      routingNumber: "Please enter the routing number.",
      sortCode: "Please enter the sort code.",
      bic: "Please enter the SWIFT code.",
      accountNumber: "Please enter the account number.",
      accountType: "Please choose one.",
      email: "Please enter an email address.",
      addressLine: "Please enter the street.",
      city: "Please enter the city.",
      postCode: "Please enter the postal code.",
    } satisfies Record<RecipientField, string>,
  },
};

interface MaskedRecipient {
  currency: string;
  type: RecipientType;
  last4: string;
}

/** "USD, account ending 4471": as much as is ever shown of an account. */
export const accountName = ({ currency, type, last4 }: MaskedRecipient): string =>
  type === "email" ? `${currency}, by email to …${last4}@` : `${currency}, account ending ${last4}`;

export const CHANGE_WORDS = { added: "Account added", changed: "Account changed", chosen: "You're now paid here" };

/** What keeps money from going there at once; empty where nothing does. */
export function pauseOf({ until, isChecked }: { until: string | null; isChecked: boolean }): string {
  const pause = until ? `Nothing is paid there until ${utcMoment(until)}.` : "";
  const check = isChecked
    ? `We check the name on it first, within ${RECIPIENTS.CHECK_BUSINESS_DAYS} business days, because it isn't the one we know you by.`
    : "";
  return [pause, check].filter(Boolean).join(" ");
}

/** News of an account in one sentence, as the bell shows it. */
export function newsWords(news: RecipientNews): { title: string; message: string } {
  const { account } = news;
  switch (news.kind) {
    case "removed":
      return { title: `Account removed: ${account}`, message: "We won't pay there anymore." };
    case "verified":
      return { title: `Account verified: ${account}`, message: "We've checked it. You can be paid there." };
    case "attention":
      return { title: `Please fix where you're paid: ${account}`, message: news.reason };
    case "disabled":
      return { title: `Account can't be used: ${account}`, message: news.reason };
    default:
      return { title: `${CHANGE_WORDS[news.kind]}: ${account}`, message: pauseOf(news) || "Your next payout goes there." };
  }
}
