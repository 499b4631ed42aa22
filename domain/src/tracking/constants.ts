export const VISIT_STORAGE_KEY = "blenda.visit";

/** What an order keeps of it: longer words are cut, larger numbers are nobody's. */
export const VISIT_NOTE = { LONGEST: 200, MOST: 1_000_000_000 } as const;

/** Where a visitor without a referring site came from (spec 2 §3). */
export const DIRECT = "direct";
