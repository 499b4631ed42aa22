import { PASSWORD } from "./constants.ts";

/** What is wrong with a new password, apart from being a common one. Characters are what people count: one emoji is one. */
export function passwordProblem(password: string): "short" | "long" | null {
  const { length } = [...password.normalize("NFC")];
  if (length < PASSWORD.MIN) return "short";
  return length > PASSWORD.MAX ? "long" : null;
}

/** Three digits 100–999, then three capitals (spec 1 §3). `below(n)` answers a whole number from 0 to n − 1. */
export function drawAffiliateId(below: (bound: number) => number): string {
  const capital = () => String.fromCharCode(65 + below(26));
  return `${100 + below(900)}${capital()}${capital()}${capital()}`;
}
