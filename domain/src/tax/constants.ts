/** Decisions, Part D. `none`: prices are what people pay. `table`: by our own table of rates. `stripe`: by Stripe Tax. */
export const TAX_SETTINGS = ["none", "table", "stripe"] as const;
export type TaxSetting = (typeof TAX_SETTINGS)[number];

export const EU_COUNTRIES = [
  ...["AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU"],
  ...["IE", "IT", "LT", "LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK"],
] as const;

export const TAX = {
  NUMBER_MOST: 40,
  /** The name of a time zone, as browsers say it. */
  ZONE_MOST: 100,
  /** Basis points: no country asks for more than the price itself. */
  RATE_MOST: 10_000,
  /** As many quarters as the report lists, the running one included. */
  REPORT_QUARTERS: 12,
  /** Countries by rates in one quarter; nobody sells at more. */
  REPORT_ROWS_MOST: 500,
} as const;

/** What became of a business number somebody gave. */
export const TAX_NUMBER_STATES = ["valid", "malformed", "unknown", "not_asked"] as const;
export type TaxNumberState = (typeof TAX_NUMBER_STATES)[number];

/** What is known of where a buyer is, the strongest first. */
export const PLACE_SOURCES = ["chosen", "account", "connection"] as const;
export type PlaceSource = (typeof PLACE_SOURCES)[number];
