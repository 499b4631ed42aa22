export const SYSTEM = {
  /** A look at every part, kept so long. */
  HEALTH_EVERY_MINUTES: 15,
  HEALTH_KEPT_DAYS: 30,
  /** Redacted errors, from the last time each was seen. */
  ERRORS_KEPT_DAYS: 14,
  SHOWN_ERRORS: 200,
  SHOWN_FAILED_JOBS: 100,
  SHOWN_PARKED: 100,
  SHOWN_ALARMS: 100,
  /** So many jobs may wait before staff should look. */
  QUEUE_WARNS_AT: 30,
  NOTE_LEAST: 3,
  NOTE_MOST: 500,
} as const;
