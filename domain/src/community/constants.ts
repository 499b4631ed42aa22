import type { Access } from "../access/can.ts";

/** Decision B24. */
export const POST_KINDS = ["show", "wip", "question", "critique", "resource"] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** Everyone, or those who follow its author. */
export const POST_VISIBILITIES = ["everyone", "followers"] as const;
export type PostVisibility = (typeof POST_VISIBILITIES)[number];

/** Hidden: reports or staff, until somebody decides. Removed: by staff, with a reason. Deleted: by its author. Locked is apart from these. */
export const POST_STATUSES = ["published", "hidden", "removed", "deleted"] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** Who hid a post: three reports, or one of our own people. Only the first can be undone by editing. */
export const HIDERS = ["reports", "staff"] as const;
export type Hider = (typeof HIDERS)[number];

/** Decision B24: what a post and what is said under it may hold. */
export const COMMUNITY = {
  TITLE_MAX: 120,
  BODY_MAX: 10_000,
  COMMENT_MAX: 2_000,
  MOST_MEDIA: 10,
  ALT_MAX: 200,
  MOST_PRODUCTS: 4,
  MOST_TAGS: 5,
  TAG_MIN: 2,
  TAG_MAX: 30,
  MOST_MENTIONS: 10,
  /** What a card in a feed says of the text. */
  SUMMARY_MAX: 400,
  PAGE: 20,
  /** Under one comment; a conversation that goes on for longer belongs elsewhere. */
  MOST_REPLIES: 100,
  MOST_COLLECTIONS: 50,
  COLLECTION_NAME_MAX: 60,
  MOST_TAGS_FOLLOWED: 200,
  MOST_MUTED: 1_000,
  /** What is offered behind an @ or a #. */
  SUGGESTIONS: 8,
  MOST_PINNED: 3,
  PICTURE_BYTES: 10 * 1024 * 1024,
  MODEL_BYTES: 50 * 1024 * 1024,
} as const;

/** Decision B24: how quickly, and what is asked of those who are new here. */
export const PACE = {
  POST_SECONDS: 15,
  COMMENT_SECONDS: 5,
  /** An account is new for this long. */
  NEW_DAYS: 7,
  NEW_COMMENT_SECONDS: 30,
  NEW_LINKS: 2,
  NEW_MENTIONS: 2,
  NEW_MEDIA: 5,
  NEW_EDIT_HOURS: 24,
  FIRST_DAY_HOURS: 24,
  FIRST_DAY_POSTS: 3,
  FIRST_DAY_COMMENTS: 10,
  LIKES_PER_DAY: 50,
  /** Until then nobody is told that something was edited. */
  FREE_EDIT_MINUTES: 5,
  /** Decision B23: how long what reports hid stays hidden before an edit brings it back. */
  RESTORE_MINUTES: 10,
} as const;

/** Decision B24: hot = (likes + 2 × people who commented + 3 × saves − 1) / (age in hours + 2) ^ 1.2. */
export const HOT = {
  COMMENTER: 2,
  SAVE: 3,
  LESS: 1,
  MORE_HOURS: 2,
  POWER: 1.2,
  DAYS: 7,
  /** Likes are kept in quarters: of an account of its first day one counts as a quarter. */
  QUARTERS: 4,
  YOUNG_HOURS: 24,
  MOST_PER_AUTHOR: 2,
  AMONG_FIRST: 20,
  NEWEST_SHARE: 0.3,
  ROUND_MINUTES: 10,
  ROUNDS_KEPT_HOURS: 2,
} as const;

/** Decision D21: followers are told in batches, and of one author at most once in six hours. */
export const NEW_POST_NOTICE = { BATCH: 500, HOURS: 6 } as const;

/** What the page of the community's notifications lists: the same notices as everywhere, narrowed. */
export const COMMUNITY_NOTICES = ["community_reply", "new_post", "follow"] as const;

export const COMMENT_ORDERS = ["helpful", "newest"] as const;
export type CommentOrder = (typeof COMMENT_ORDERS)[number];

/** Who may hide, remove, restore and lock. */
export const moderatePosts = { any: ["manage_reports", "edit_content"] } as const satisfies Access;
/** Who says what stands above the ranking, and what stays out of it (decision B24: editors). */
export const curatePosts = { any: ["edit_content"] } as const satisfies Access;

/** Feeds that are ranked in rounds. */
export const RANKED_FEEDS = ["global", "trending"] as const;
export type RankedFeed = (typeof RANKED_FEEDS)[number];

/** The community's own search. */
export const COMMUNITY_SEARCH = {
  LEAST: 2,
  MOST: 100,
  MOST_WORDS: 8,
  /** A beginning this short begins too much: shorter words are only found whole. */
  BEGINNING: 4,
  /** A word of more posts than this says little: they are listed by time alone, and nobody counts them. */
  COUNTED: 5_000,
  PEOPLE: 6,
  TAGS: 8,
} as const;

export const FEED = {
  /** Places of a round; who has read as far goes on by time. */
  MOST_PLACES: 2_000,
  /** What was posted since the last count stands above it, as many as this. */
  MOST_FRESH: 6,
  /** Nobody needs to know whether there are more new posts. */
  FRESH_COUNTED: 99,
  ACTIVE_HOURS: 24,
  QUIET_DAYS: 30,
  MOST_PEOPLE: 5,
} as const;
