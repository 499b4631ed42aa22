export const TALLY_MAX = 2;
