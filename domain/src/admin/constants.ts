/** What a listing and a claim come to. */
export const ADMIN_SUMS = ["consistent", "no_claim", "no_listing"] as const;
export type AdminSum = (typeof ADMIN_SUMS)[number];

/** What may be done about an admin in admin management. */
export const ADMIN_STEPS = ["unlist", "giveClaim", "takeClaim", "makeSuper", "makeAdmin", "resetFactors"] as const;
export type AdminStep = (typeof ADMIN_STEPS)[number];

export const ADMIN = { REASON_LEAST: 3, REASON_MOST: 500, ALARM_EVERY_HOURS: 24 } as const;
