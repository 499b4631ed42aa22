// Apart from the other constants: they are what editors work with, and this is asked with the first page.

/** Parts of home that stay fresh longer than the rest of it (spec 1 §9): whoever still has them asks without. */
export const LASTING_PARTS = ["hero", "categories"] as const;
export type LastingPart = (typeof LASTING_PARTS)[number];
