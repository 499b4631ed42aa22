/** Decision B3. */
export const LEARNING = {
  SAVE_EVERY_SECONDS: 10,
  /** A position up to this is a beginning; it never overwrites a later one unless somebody pressed restart. */
  BEGINNING_SECONDS: 5,
  COMPLETE_PERCENT: 90,
  NOTE_MAX: 2_000,
  MOST_NOTES: 500,
  SPEEDS: [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2],
} as const;
