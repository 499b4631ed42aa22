/** How long an IBAN of each country is, as the registry of SWIFT says. */
const IBAN_LENGTHS = Object.fromEntries(
  (
    "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 " +
    "FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 " +
    "MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 " +
    "SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30"
  )
    .split(" ")
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
) as Readonly<Record<string, number>>;

/** Islands that bank in another country, and have its numbers. */
const BANKS_IN: Readonly<Record<string, string>> = {
  GG: "GB",
  IM: "GB",
  JE: "GB",
  AX: "FI",
  BL: "FR",
  GF: "FR",
  GP: "FR",
  MF: "FR",
  MQ: "FR",
  NC: "FR",
  PF: "FR",
  PM: "FR",
  RE: "FR",
  TF: "FR",
  WF: "FR",
  YT: "FR",
  AS: "US",
  GU: "US",
  MP: "US",
  PR: "US",
  VI: "US",
};

/** The country whose kind of numbers a bank there has. */
export const bankingCountry = (country: string): string => BANKS_IN[country] ?? country;

export const hasIbans = (country: string): boolean => bankingCountry(country) in IBAN_LENGTHS;

export const looksLikeIban = (number: string): boolean => /^[A-Z]{2}\d{2}/.test(number);

export type IbanProblem = "country" | "length" | "checksum";

/** What is wrong with an IBAN without spaces, of a bank in this country: ISO 13616, with its check by 97. */
export function ibanProblem(iban: string, country: string): IbanProblem | null {
  const issuer = iban.slice(0, 2);
  const length = IBAN_LENGTHS[issuer];
  if (length === undefined || !/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return "checksum";
  if (iban.length !== length) return "length";
  if (remainderBy97(iban) !== 1) return "checksum";
  return issuer === bankingCountry(country) ? null : "country";
}

/** Letters count from ten; read in pieces, because the whole is too large for a number. */
function remainderBy97(iban: string): number {
  const turned = iban.slice(4) + iban.slice(0, 4);
  const digits = [...turned].map((each) => Number.parseInt(each, 36)).join("");
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

const ABA_WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Nine digits whose weighted sum is a multiple of ten. */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || digits === "000000000") return false;
  return [...digits].reduce((sum, digit, n) => sum + Number(digit) * (ABA_WEIGHTS[n] ?? 0), 0) % 10 === 0;
}

/** Bank, country, place and perhaps a branch: eight or eleven characters. */
export const isBic = (bic: string): boolean => /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic);
