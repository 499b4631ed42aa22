export const FOLLOWS = { PAGE: 30, MOST: 5_000 } as const;

/** Spec 2 §9: the details of a list wait this long after a batch of creators was asked for. */
export const FOLLOW_DETAILS_WAIT_MS = 100;
