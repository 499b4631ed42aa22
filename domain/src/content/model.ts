import { z } from "zod";
import { CategoryTile, ProductCard, ProductId } from "../catalogue/model.ts";
import { plainText } from "../shared/text.ts";
import { Instant } from "../shared/time.ts";
import { TrainingCard } from "../trainings/model.ts";
import {
  CONTENT,
  DOCUMENT_NAMES,
  HERO_BOUNDS,
  HERO_DEFAULTS,
  HERO_LIMITS,
  HERO_PICTURE,
  HOME_SECTIONS,
  IMAGE_POSITIONS,
  IMAGE_SCALES,
} from "./constants.ts";

/** A hero banner's content document, all fourteen fields (spec 1 §3). */
export const Hero = z.object({
  title: z.string().default(""),
  subtitle: z.string().default(""),
  primaryButtonText: z.string().default(""),
  secondaryButtonText: z.string().default(""),
  backgroundImage: z.string().default(""),
  isActive: z.boolean().default(HERO_DEFAULTS.isActive),
  overlayOpacity: z.number().min(0).max(100).default(HERO_DEFAULTS.overlayOpacity),
  brightness: z.number().min(0).max(200).default(HERO_DEFAULTS.brightness),
  contrast: z.number().min(0).max(200).default(HERO_DEFAULTS.contrast),
  saturation: z.number().min(0).max(200).default(HERO_DEFAULTS.saturation),
  blur: z.number().min(0).max(40).default(HERO_DEFAULTS.blur),
  imagePosition: z.string().default(HERO_DEFAULTS.imagePosition),
  imageScale: z.string().default(HERO_DEFAULTS.imageScale),
  overlayColor: z.string().default(HERO_DEFAULTS.overlayColor),
});
export type Hero = z.infer<typeof Hero>;

const within = ([min, max]: readonly [number, number]) => z.int().min(min).max(max);

/** What an editor writes of a hero: closed sets where a document is free. */
export const HeroChange = z
  .strictObject({
    title: plainText(0, HERO_LIMITS.TITLE),
    subtitle: plainText(0, HERO_LIMITS.SUBTITLE),
    primaryButtonText: plainText(0, HERO_LIMITS.BUTTON),
    secondaryButtonText: plainText(0, HERO_LIMITS.BUTTON),
    backgroundImage: z.string().max(200).regex(HERO_PICTURE.ADDRESS, "must be a picture of ours"),
    isActive: z.boolean(),
    overlayOpacity: within(HERO_BOUNDS.overlayOpacity),
    brightness: within(HERO_BOUNDS.brightness),
    contrast: within(HERO_BOUNDS.contrast),
    saturation: within(HERO_BOUNDS.saturation),
    blur: within(HERO_BOUNDS.blur),
    imagePosition: z.enum(IMAGE_POSITIONS),
    imageScale: z.enum(IMAGE_SCALES),
    overlayColor: z
      .string()
      .max(7)
      .regex(/^#[\da-f]{6}$/i, "must be a colour like #000000"),
  })
  .partial();

/** A section an editor fills by hand (spec 1 §3); a product may be named in any of three ways. */
export const Section = z.object({
  items: z.array(
    z.object({ productId: z.string().optional(), id: z.string().optional(), docId: z.string().optional(), note: z.string().default("") }),
  ),
});
export type Section = z.infer<typeof Section>;

/** A product of a section, and what the team says about it. */
export const Pick = z.strictObject({ productId: ProductId, note: plainText(0, CONTENT.NOTE_MOST).default("") });
export type Pick = z.infer<typeof Pick>;

/** A section of home: one that is always there, or one that editors added. An empty title is the section's own. */
export const SectionId = z.union([
  z.enum(HOME_SECTIONS),
  z
    .string()
    .max(16)
    .regex(/^section-[\da-z]{8}$/),
]);
export type SectionId = z.infer<typeof SectionId>;
export const SectionPlace = z.strictObject({ id: SectionId, title: plainText(0, CONTENT.SECTION_TITLE_MOST), isShown: z.boolean() });
export type SectionPlace = z.infer<typeof SectionPlace>;
/** The picks of one section. */
export const SectionPicks = z.strictObject({ id: SectionId, picks: z.array(Pick).max(CONTENT.PICKS_MOST) });
export type SectionPicks = z.infer<typeof SectionPicks>;

const SECTIONS_MOST = HOME_SECTIONS.length + CONTENT.OTHER_SECTIONS_MOST;

/** How home is arranged, and what is picked for it. */
export const Homepage = z.strictObject({
  sections: z.array(SectionPlace).max(SECTIONS_MOST),
  picks: z.array(SectionPicks).max(SECTIONS_MOST),
});
export type Homepage = z.infer<typeof Homepage>;

/** The marketplace: which categories come first. Those that are not named follow by name. */
export const MarketplacePage = z.strictObject({ categories: z.array(z.string().min(1).max(100)).max(CONTENT.CATEGORIES_MOST) });
export type MarketplacePage = z.infer<typeof MarketplacePage>;

/** What stands above the community's feed. */
export const CommunityBrief = z.strictObject({ heading: plainText(0, CONTENT.HEADING_MOST), brief: plainText(0, CONTENT.BRIEF_MOST) });
export type CommunityBrief = z.infer<typeof CommunityBrief>;

/** Home in one answer. A section that could not be loaded is an empty list (spec 1 §7). */
export const HomePage = z.object({
  hero: Hero,
  /** Those that are shown, in their order; `picks` are those of a section editors added. */
  sections: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      picks: z.array(z.object({ product: ProductCard, note: z.string() })).optional(),
    }),
  ),
  featured: z.array(ProductCard),
  staffPicks: z.array(z.object({ product: ProductCard, note: z.string() })),
  categories: z.array(CategoryTile),
  tutorials: z.array(TrainingCard),
});
export type HomePage = z.infer<typeof HomePage>;

/** Without the parts the asker still has. */
export const HomeAnswer = HomePage.partial({ hero: true, categories: true });
export type HomeAnswer = z.infer<typeof HomeAnswer>;

/** Counted from 1, in an `integer` column. */
export const VersionNumber = z.int32().min(1);
/** Counts every change of a document and of its draft: whoever acts says what they looked at. */
export const Revision = z.int32().min(0);

const Difference = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type Difference = z.infer<typeof Difference>;

export const ContentVersion = z.object({
  version: VersionNumber,
  kind: z.enum(["first", "published", "scheduled", "rolled_back"]),
  authorName: z.string().nullable(),
  at: Instant,
  /** What it changed, each as it was and as it became. */
  diff: z.array(Difference),
});
export type ContentVersion = z.infer<typeof ContentVersion>;

/** A product or course somebody chose, as the list of choices shows it; also when nobody may see it any more. */
export const ChosenItem = z.object({
  id: z.string(),
  title: z.string(),
  shopName: z.string(),
  posterUrl: z.string().nullable(),
  stageHue: z.int().nullable(),
  isOnSale: z.boolean(),
  /** Somebody else on the team decides about it. */
  isOwn: z.boolean(),
});
export type ChosenItem = z.infer<typeof ChosenItem>;

/** The fields of each document. */
export interface DocumentFields {
  homeHero: Hero;
  marketplaceHero: Hero;
  learningHero: Hero;
  homepage: Homepage;
  marketplace: MarketplacePage;
  community: CommunityBrief;
}

const state = {
  revision: Revision,
  /** 0: nobody has published it yet. */
  version: z.int32(),
  /** Fields the draft changes. */
  changed: z.array(z.string()),
  draftedBy: z.string().nullable(),
  draftedAt: Instant.nullable(),
  /** The moment the draft goes live by itself. */
  publishAt: Instant.nullable(),
  scheduledBy: z.string().nullable(),
  versions: z.array(ContentVersion),
};
const stateOf = <Fields extends z.ZodType>(fields: Fields) => ({ ...state, live: fields, draft: fields });

const HeroState = z.object({ name: z.enum(["homeHero", "marketplaceHero", "learningHero"]), ...stateOf(Hero) });
export type HeroState = z.infer<typeof HeroState>;
const HomepageState = z.object({ name: z.literal("homepage"), ...stateOf(Homepage), items: z.array(ChosenItem) });
export type HomepageState = z.infer<typeof HomepageState>;

/** One document with its draft; where nothing is drafted, the draft is what is live. */
export const DocumentState = z.discriminatedUnion("name", [
  HeroState,
  HomepageState,
  z.object({ name: z.literal("marketplace"), ...stateOf(MarketplacePage) }),
  z.object({ name: z.literal("community"), ...stateOf(CommunityBrief) }),
]);
export type DocumentState = z.infer<typeof DocumentState>;

/** What is drafted, by the document it is for: only what changes is sent. */
export const DraftChange = z.discriminatedUnion("name", [
  z.strictObject({ name: z.enum(["homeHero", "marketplaceHero", "learningHero"]), basedOn: Revision, changes: HeroChange }),
  z.strictObject({ name: z.literal("homepage"), basedOn: Revision, changes: Homepage.partial() }),
  z.strictObject({ name: z.literal("marketplace"), basedOn: Revision, changes: MarketplacePage.partial() }),
  z.strictObject({ name: z.literal("community"), basedOn: Revision, changes: CommunityBrief.partial() }),
]);
export type DraftChange = z.infer<typeof DraftChange>;

/** A document in the list of all of them. */
export const DocumentLine = z.object({
  name: z.enum(DOCUMENT_NAMES),
  version: z.int32(),
  publishedBy: z.string().nullable(),
  publishedAt: Instant.nullable(),
  changed: z.array(z.string()),
  draftedBy: z.string().nullable(),
  draftedAt: Instant.nullable(),
  publishAt: Instant.nullable(),
});
export type DocumentLine = z.infer<typeof DocumentLine>;

export const ContentPicture = z.object({ url: z.string(), width: z.int(), height: z.int() });
export type ContentPicture = z.infer<typeof ContentPicture>;

/** What is featured, newest first; home shows the first that are on sale. */
export const FeaturedItems = z.object({ products: z.array(ChosenItem), trainings: z.array(ChosenItem) });
export type FeaturedItems = z.infer<typeof FeaturedItems>;
