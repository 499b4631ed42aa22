/** The pages that open with a hero banner (spec 1 §1). */
export const HERO_PAGES = ["home", "marketplace", "learning"] as const;
export type HeroPage = (typeof HERO_PAGES)[number];

/** Spec 1 §3, what a hero document leaves out. */
export const HERO_DEFAULTS = {
  isActive: true,
  overlayOpacity: 50,
  brightness: 100,
  contrast: 100,
  saturation: 100,
  blur: 0,
  imagePosition: "center center",
  imageScale: "cover",
  overlayColor: "#000000",
} as const;

/** What an editor may write into a hero; older documents may say more, and are read all the same (decision 0113). */
export const HERO_LIMITS = { TITLE: 60, SUBTITLE: 200, BUTTON: 30 } as const;
/** Between what a number of a hero lies. */
export const HERO_BOUNDS = {
  overlayOpacity: [0, 100],
  brightness: [0, 200],
  contrast: [0, 200],
  saturation: [0, 200],
  blur: [0, 40],
} as const;
export const IMAGE_SCALES = ["cover", "contain", "auto"] as const;
export const IMAGE_POSITIONS = [
  "left top",
  "center top",
  "right top",
  "left center",
  "center center",
  "right center",
  "left bottom",
  "center bottom",
  "right bottom",
] as const;

/** A picture a banner may show: one of ours or one that was sent to us, never one of another website (decision D12). */
export const HERO_PICTURE = {
  ADDRESS: /^$|^\/hero\/[\w-]+\.webp$|^\/files\/[\w-]+$/,
  BYTES: 10 * 1024 * 1024,
  SIDE_MOST_PX: 2_560,
} as const;

/** Documents by the banner they hold. */
export const HERO_DOCUMENTS = { home: "homeHero", marketplace: "marketplaceHero", learning: "learningHero" } as const satisfies Record<
  HeroPage,
  string
>;
/** What is drafted, published and kept in versions, each on its own. */
export const DOCUMENT_NAMES = ["homeHero", "marketplaceHero", "learningHero", "homepage", "marketplace", "community"] as const;
export type DocumentName = (typeof DOCUMENT_NAMES)[number];

/** Sections of home that are always there, in the order of a home nobody has arranged yet. */
export const HOME_SECTIONS = ["featured", "staffPicks", "categories", "tutorials", "stories"] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

export const CONTENT = {
  /** Versions a document's page lists; all are kept. */
  VERSIONS_SHOWN: 30,
  /** Sections editors may add to home. */
  OTHER_SECTIONS_MOST: 6,
  /** Enough that what is no longer on sale is made up for. */
  PICKS_MOST: 40,
  SECTION_TITLE_MOST: 60,
  /** Two lines below a card. */
  NOTE_MOST: 120,
  HEADING_MOST: 60,
  BRIEF_MOST: 280,
  CATEGORIES_MOST: 200,
  /** How far ahead something may be scheduled. */
  SCHEDULE_DAYS_MOST: 366,
  /** What is featured, as its list shows it. */
  FEATURED_SHOWN: 100,
} as const;
