export const VISIT_STORAGE_KEY = "blenda.visit";

/** What an order keeps of it: longer words are cut, larger numbers are nobody's. */
export const VISIT_NOTE = { LONGEST: 200, MOST: 1_000_000_000 } as const;

/** Where a visitor without a referring site came from (spec 2 §3). */
export const DIRECT = "direct";

export const TRACKING = {
  /** Spec 2 §9: a place is looked for so long after the page was loaded, and again for the same person after an hour. */
  LOCATE_AFTER_MS: 3_000,
  LOCATE_AGAIN_MINUTES: 60,
  /** Spec 2 §7, spec 2 §9: each service in turn, and what one said holds so long. */
  SERVICE_TIMEOUT_MS: 10_000,
  MOST_SERVICES: 3,
  PLACE_KEPT_MINUTES: 10,
  /** Spec 2 §9. */
  VISITORS_READ: 500,
  /** Decision D20. */
  ADDRESS_KEPT_DAYS: 30,
  VISIT_KEPT_MONTHS: 13,
  LONGEST_ADDRESS: 500,
} as const;

/** Spec 2 §6: who is tracked without an account. */
export const ANONYMOUS = "anonymous";

/** What a page may tell of the way to an order; that it was paid, the server knows by itself. */
export const VISIT_STEPS = ["product", "cart", "checkout"] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];

export const DEVICE_TYPES = ["mobile", "tablet", "desktop"] as const;

/** How a place was found: by a service, in the database we ship, or by the clock of the browser. */
export const PLACE_SOURCES = ["service", "database", "time_zone"] as const;
export type PlaceSource = (typeof PLACE_SOURCES)[number];

/** What visits of a day are summed up by, beside all of them together. */
export const VISIT_DIMENSIONS = ["source", "site", "campaign", "device", "os", "browser", "country", "place"] as const;
export type VisitDimension = (typeof VISIT_DIMENSIONS)[number];
