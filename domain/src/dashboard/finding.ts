import { AFFILIATE_ID } from "../identity/constants.ts";

/** What the staff search finds, in the order its groups stand in. */
export const FOUND_KINDS = ["person", "order", "product", "training", "case", "payout"] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/**
 * What somebody typed, as far as it can be told apart: the number of an order or of a case, an address, an id of ours or of a
 * provider, else words of a name or a title.
 */
export type SearchTerm =
  | { by: "number"; number: number }
  | { by: "caseNumber"; number: number }
  | { by: "email"; email: string }
  | { by: "id"; id: string; words: string }
  | { by: "words"; words: string };

/** Two letters name nobody: with fewer there would be an answer for everything. */
const LEAST_LETTERS = 2;
const LARGEST_NUMBER = 999_999_999_999;

export function readTyped(text: string): SearchTerm | null {
  const typed = text.trim();
  const digits = /^#?(\d{1,12})$/.exec(typed)?.[1];
  if (digits) return Number(digits) <= LARGEST_NUMBER ? { by: "number", number: Number(digits) } : null;
  const ofCase = /^R-?(\d{1,9})$/i.exec(typed)?.[1];
  if (ofCase) return { by: "caseNumber", number: Number(ofCase) };
  if (typed.length < LEAST_LETTERS) return null;
  if (/^\S+@\S+\.\S+$/.test(typed)) return { by: "email", email: typed.normalize("NFC").toLowerCase() };
  const isId = !/\s/.test(typed) && (/[\d_]/.test(typed) || AFFILIATE_ID.test(typed.toUpperCase()));
  return isId ? { by: "id", id: typed, words: typed } : { by: "words", words: typed };
}
