import type { PublicationStatus } from "../publication/constants.ts";

/** The states of decision B1 before something is on sale; afterwards the product has its own. */
export const DRAFT_STATUSES = [
  "draft",
  "processing",
  "review",
  "approved",
  "changes_requested",
  "rejected",
] as const satisfies readonly PublicationStatus[];
export type DraftStatus = (typeof DRAFT_STATUSES)[number];

export const AUTHORING = {
  TITLE_LEAST: 5,
  TITLE_MOST: 80,
  DESCRIPTION_LEAST: 120,
  DESCRIPTION_MOST: 10_000,
  MOST_TAGS: 20,
  TAG_MOST: 40,
  MOST_FILES: 40,
  LEAST_PICTURES: 3,
  MOST_PICTURES: 20,
  /** Of the cover (decision B1). */
  COVER_LEAST_PX: 1_200,
  PICTURE_BYTES: 20 * 1024 * 1024,
  ALT_MOST: 200,
  CHANGES_MOST: 2_000,
  REMARK_MOST: 1_000,
  MOST_REMARKS: 40,
  REASON_LEAST: 10,
  REASON_MOST: 2_000,
  APPEAL_DAYS: 30,
  /** Decision B1: an answer in two business days. */
  ANSWER_BUSINESS_DAYS: 2,
  /** Decision B20, for creators who aren't trusted yet. */
  SUBMISSIONS_A_DAY: 10,
  MOST_DRAFTS: 200,
  MOST_AT_ONCE: 100,
  SCHEDULE_MOST_DAYS: 365,
  SEARCH_MOST: 100,
  HISTORY_MOST: 50,
} as const;

/** What makes a creator trusted (decision B1). */
export const TRUST = { LEAST_APPROVALS: 5, REPORT_DAYS: 90 } as const;

/** Decision D16: larger changes of a description go live at once too, and are looked at later. */
export const TYPO_MOST_SHARE = 0.2;

/** What a creator declares when submitting; a new wording is a new version. */
export const RIGHTS_VERSION = "2026-11";

/** Where a remark, a finding or a missing point belongs on the page, from top to bottom. */
export const DRAFT_FIELDS = [
  "files",
  "pictures",
  "title",
  "description",
  "category",
  "tags",
  "licences",
  "price",
  "ai",
  "rights",
  "version",
  "schedule",
] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** How far a file of a draft is. */
export const FILE_STATES = ["waiting", "reading", "read", "blocked"] as const;
export type FileState = (typeof FILE_STATES)[number];

/** What happens while a file is read, in this order. */
export const READ_STEPS = ["fetch", "inspect", "pictures", "store"] as const;
export type ReadStep = (typeof READ_STEPS)[number];

/** Who heard nothing of a reading for this long begins it again. */
export const READING = {
  BEAT_SECONDS: 5,
  LEASE_SECONDS: 15,
  MOST_STARTS: 3,
  TELL_EVERY_MS: 250,
  /** What our reader was too busy for is tried again by itself after so long. */
  PAUSE_MINUTES: 1,
  /** An engineer should look when a file waits longer. */
  ALARM_MINUTES: 2,
  /** Put off so often on a day is worth a look too. */
  TIMEOUTS_KEPT_DAYS: 1,
  /** Small files are read first, until a larger one has waited for this long. */
  LARGE_WAITS_MINUTES: 10,
} as const;

export const PICTURE_KINDS = ["own", "lit", "wireframe", "uv", "normals", "matcap"] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

export const REJECTION_CODES = ["copyright", "not_allowed", "misleading", "quality", "duplicate", "malware", "other"] as const;
export type RejectionCode = (typeof REJECTION_CODES)[number];

/** The tabs of the working list. */
export const ITEM_VIEWS = ["all", "live", "drafts", "in_review", "needs_you", "off_sale"] as const;
export type ItemView = (typeof ITEM_VIEWS)[number];

export const ITEM_SORTS = ["title", "updated", "price", "sales"] as const;
export type ItemSort = (typeof ITEM_SORTS)[number];

/** What one step does with many of them. */
export const MANY_EVENTS = ["unlist", "relist", "archive", "delete"] as const;
export type ManyEvent = (typeof MANY_EVENTS)[number];

/** The reads that show drafts. */
export const AUTHORING_READS = ["authoring.items", "authoring.counts", "authoring.draft", "teaching.draft"] as const;
