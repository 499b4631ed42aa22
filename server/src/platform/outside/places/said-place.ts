import { regionName } from "@blenda/domain/shared/language/wordings";

/** A country as a service says it. */
export interface SaidPlace {
  country: string;
  /** Two letters; empty where it only has a name. */
  countryCode: string;
}

const LONGEST_NAME = 80;
const NAMES = ["country_name", "countryName", "country"] as const;
const CODES = ["country_code", "countryCode", "country_code2", "country"] as const;

/** Regions that have two letters and a name, and are no country. */
const NO_COUNTRIES = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);
/** Services also have codes for what they do not know, and for those who hide: XX, T1. */
const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && !NO_COUNTRIES.has(code) && regionName(code) !== code;

/**
 * What a service answered, if it is a place: with a country there is, not 'Unknown', and no error (spec 2 §5). They differ in what they
 * call things, and say in several ways that they do not know.
 */
export function readPlace(answer: Buffer): SaidPlace | null {
  const said = parsed(answer);
  if (said === null || said.error || said.success === false || said.status === "fail") return null;
  const first = (names: readonly string[], fits: (text: string) => boolean) =>
    names.map((name) => said[name]).find((value): value is string => typeof value === "string" && fits(value.trim()));
  const countryCode =
    first(CODES, (text) => /^[A-Z\d]{2}$/i.test(text))
      ?.trim()
      .toUpperCase() ?? "";
  if (countryCode !== "" && !isCountry(countryCode)) return null;
  const country = first(NAMES, (text) => text !== "" && text.length <= LONGEST_NAME)?.trim() ?? "";
  return country === "" || country.toLowerCase() === "unknown" ? null : { country, countryCode };
}

function parsed(answer: Buffer): Record<string, unknown> | null {
  try {
    const said: unknown = JSON.parse(answer.toString("utf8"));
    return typeof said === "object" && said !== null && !Array.isArray(said) ? (said as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
