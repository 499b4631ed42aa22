import type { TaxNumberState, TaxSetting } from "./constants.ts";
import { isNumberOf, writtenNumber } from "./numbers/numbers.ts";
import { rateOn } from "./rates.ts";

/** Where the shop is, and where it collects. */
export interface Collector {
  setting: TaxSetting;
  /** The country the shop is in. */
  home: string;
  /** Where it is registered; empty: wherever the table has a rate. */
  countries: readonly string[];
}

/** Whether the shop collects tax there on that day. */
export const isCollectedIn = ({ setting, countries }: Collector, country: string, day: string): boolean =>
  setting !== "none" && (countries.length === 0 || countries.includes(country)) && (setting === "stripe" || rateOn(country, day) !== null);

/** A number as its country's office writes it, and whether it can be one. Where no tax is collected nobody asks for one. */
export function judgedNumber(collector: Collector, country: string, given: string): { taxNumber: string; state: TaxNumberState } | null {
  const taxNumber = writtenNumber(country, given);
  if (taxNumber === "") return null;
  if (country === collector.home) return { taxNumber, state: "not_asked" };
  const isSound = isNumberOf(country, given);
  if (isSound === null) return { taxNumber: given.trim(), state: "not_asked" };
  return { taxNumber, state: isSound ? "valid" : "malformed" };
}

/** A business in another country accounts for the tax itself. */
export const isReverseCharged = ({ home }: Collector, country: string, state: TaxNumberState | null): boolean =>
  state === "valid" && country !== home;
