/** Spec 2 §9. */
export const REFERRAL = { DAYS: 30, PARAMETER: "ref", SUB_PARAMETER: "sub", STORAGE_KEY: "blenda.referral" } as const;
