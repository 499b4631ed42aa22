import { EU_COUNTRIES } from "@blenda/domain/tax/constants";
import { plainNumber } from "@blenda/domain/tax/numbers/numbers";
import type { ReadWeb } from "../guarded-fetch.ts";
import type { AskOffice } from "./tax.ts";

/** More than an answer about one number is. */
const LONGEST_ANSWER = 20_000;
const IN_EU: readonly string[] = EU_COUNTRIES;

/**
 * An office that knows the numbers of the European Union, asked as VIES is: `{country}` and `{number}` in its address, and `isValid` or `valid`
 * in the JSON it answers. Numbers of other countries it does not know, and is not asked about.
 */
export const makeNumberOffice =
  (address: string, readWeb: ReadWeb): AskOffice =>
  async (country, number) => {
    if (!IN_EU.includes(country)) return null;
    const named = { country: country === "GR" ? "EL" : country, number: plainNumber(country, number) };
    const url = address.replaceAll(/\{(country|number)\}/g, (_, name: keyof typeof named) => encodeURIComponent(named[name]));
    const answer = await readWeb(url, LONGEST_ANSWER);
    if (answer === null) return null;
    try {
      const { isValid, valid = isValid } = JSON.parse(answer.toString("utf8")) as { isValid?: unknown; valid?: unknown };
      return typeof valid === "boolean" ? valid : null;
    } catch {
      return null;
    }
  };
