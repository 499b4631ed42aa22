/** Decision B21. */
export const INBOX = {
  BODY_MAX: 5_000,
  SUBJECT_MAX: 120,
  MOST_ATTACHMENTS: 5,
  ATTACHMENT_BYTES: 10 * 1024 * 1024,
  ZIP_ENTRIES: 10,
  NEW_PER_DAY: 20,
  NEW_ON_FIRST_DAY: 3,
  REOPEN_DAYS: 14,
  EDIT_MINUTES: 5,
  DIGEST_AFTER_MINUTES: 15,
  PAGE: 30,
  MESSAGES_PAGE: 50,
  /** Within which one of our team joins a conversation that asked for help. */
  CASE_JOIN_HOURS: 24,
  CASES_SHOWN: 100,
  CASE_NOTE_LEAST: 3,
  CASE_NOTE_MAX: 500,
  CANNED_MOST: 50,
  CANNED_TITLE_MAX: 60,
} as const;

/** A shop says how soon it answers once this many people asked lately; who waits longer than this for an answer counts too. */
export const REPLY_TIME = { LEAST: 5, DAYS: 90, WAITING_HOURS: 24, LOOKED_AT: 500, SAID_UP_TO_DAYS: 7 } as const;

export const CONVERSATION_KINDS = ["order", "product", "general", "refund", "staff"] as const;
export type ConversationKind = (typeof CONVERSATION_KINDS)[number];

export const CONVERSATION_STATUSES = ["open", "waiting_creator", "waiting_buyer", "resolved", "escalated", "closed"] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];

/** How one of our own people stands to a conversation, and what they may do with it. */
export const CASE_READERS = ["outside", "joined", "left", "own"] as const;
export type CaseReader = (typeof CASE_READERS)[number];
export const CASE_STEPS = ["join", "send", "close"] as const;
export type CaseStep = (typeof CASE_STEPS)[number];

/** What the list can be narrowed to. One our team looks at still goes on. */
export const CONVERSATION_GROUPS = {
  open: ["open", "waiting_creator", "waiting_buyer", "escalated"],
  resolved: ["resolved", "closed"],
} as const satisfies Record<string, readonly ConversationStatus[]>;
export const CONVERSATION_FILTERS = ["unread", "open", "resolved"] as const;
export type ConversationFilter = (typeof CONVERSATION_FILTERS)[number];

export const ATTACHMENT_TYPES = [
  "image/png",
  "image/jpeg",
  "image/webp",
  "image/gif",
  "application/pdf",
  "application/zip",
  "model/gltf-binary",
] as const;
