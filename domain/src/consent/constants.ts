/** Spec 2 §9. A new version asks everybody again. */
export const CONSENT = { VERSION: "1.0", DAYS: 365, STORAGE_KEY: "blenda.consent" } as const;

export const CONSENT_CATEGORIES = ["essential", "analytics", "marketing", "functional"] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
