import { PICTURE_TYPES } from "../shared/pictures.ts";

/**
 * Decision B10. `created`: told to us before the payment itself was; `initiated`: the bank looks at it; `formalized`: our evidence is
 * with the bank; `closed`: it ended without a ruling.
 */
export const DISPUTE_STATES = ["created", "initiated", "formalized", "won", "lost", "closed"] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

export const DISPUTE_SORTS = ["opened", "amount"] as const;

export const DISPUTES = {
  /** So long a creator may add evidence. */
  EVIDENCE_HOURS: 72,
  FILE_BYTES: 5 * 1024 * 1024,
  MOST_FILES: 5,
  TEXT_LEAST: 20,
  TEXT_MOST: 4_000,
  NOTE_MOST: 2_000,
  LONGEST_SEARCH: 120,
  /** Of what two people wrote to each other. */
  MESSAGES_SHOWN: 30,
  DOWNLOADS_SHOWN: 200,
  OWN_SHOWN: 100,
} as const;

export const EVIDENCE_TYPES = [...PICTURE_TYPES, "application/pdf"] as const;
