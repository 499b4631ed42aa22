/** Spec 2 §9. */
export const REFERRAL = { DAYS: 30, PARAMETER: "ref", STORAGE_KEY: "blenda.referral" } as const;

/** Spec 1 §3: three digits 100-999, then three capital letters. */
export const AFFILIATE_ID = /^[1-9]\d{2}[A-Z]{3}$/;
