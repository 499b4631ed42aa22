/**
 * Standard rates on digital services, in basis points, by the country of the buyer. A rate is never changed here: a new one is a
 * new line, so an old day is always taxed as it was.
 */
interface Rate {
  bps: number;
  /** The first day it is asked for. */
  since: string;
}
interface RatedCountry {
  rates: readonly Rate[];
  /** Who publishes it. */
  source: string;
}

/** The day these were last compared with their sources. */
export const RATES_AS_OF = "2026-01-01";

const EU = "European Commission, VAT rates applied in the Member States";
const inEu = (...rates: readonly [percent: number, since: string][]): RatedCountry => ({ rates: rates.map(rate), source: EU });
const rate = ([percent, since]: readonly [number, string]): Rate => ({ bps: Math.round(percent * 100), since });

export const RATES: Readonly<Record<string, RatedCountry>> = {
  AT: inEu([20, "1984-01-01"]),
  BE: inEu([21, "1996-01-01"]),
  BG: inEu([20, "1999-01-01"]),
  CY: inEu([19, "2014-01-13"]),
  CZ: inEu([21, "2013-01-01"]),
  DE: inEu([19, "2021-01-01"]),
  DK: inEu([25, "1992-01-01"]),
  EE: inEu([22, "2024-01-01"], [24, "2025-07-01"]),
  ES: inEu([21, "2012-09-01"]),
  FI: inEu([24, "2013-01-01"], [25.5, "2024-09-01"]),
  FR: inEu([20, "2014-01-01"]),
  GR: inEu([24, "2016-06-01"]),
  HR: inEu([25, "2012-03-01"]),
  HU: inEu([27, "2012-01-01"]),
  IE: inEu([23, "2021-03-01"]),
  IT: inEu([22, "2013-10-01"]),
  LT: inEu([21, "2009-09-01"]),
  LU: inEu([17, "2024-01-01"]),
  LV: inEu([21, "2012-07-01"]),
  MT: inEu([18, "2004-01-01"]),
  NL: inEu([21, "2012-10-01"]),
  PL: inEu([23, "2011-01-01"]),
  PT: inEu([23, "2011-01-01"]),
  RO: inEu([19, "2017-01-01"], [21, "2025-08-01"]),
  SE: inEu([25, "1990-07-01"]),
  SI: inEu([22, "2013-07-01"]),
  SK: inEu([20, "2011-01-01"], [23, "2025-01-01"]),
  GB: { rates: [rate([20, "2011-01-04"])], source: "HM Revenue & Customs, VAT rates" },
  NO: { rates: [rate([25, "2005-01-01"])], source: "Norwegian Tax Administration, VAT rates" },
  CH: { rates: [rate([7.7, "2018-01-01"]), rate([8.1, "2024-01-01"])], source: "Swiss Federal Tax Administration, VAT rates" },
  AU: { rates: [rate([10, "2000-07-01"])], source: "Australian Taxation Office, GST" },
  NZ: { rates: [rate([15, "2010-10-01"])], source: "New Zealand Inland Revenue, GST" },
  JP: { rates: [rate([10, "2019-10-01"])], source: "National Tax Agency of Japan, consumption tax" },
};

/** The rate on that day; `null` where the table has none. */
export function rateOn(country: string, day: string): number | null {
  const known = RATES[country]?.rates.filter(({ since }) => since <= day);
  return known?.at(-1)?.bps ?? null;
}
