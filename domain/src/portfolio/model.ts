import { z } from "zod";
import { ProductCard } from "../catalogue/model.ts";
import { plainText } from "../shared/text.ts";
import { Instant } from "../shared/time.ts";
import { TrainingCard } from "../trainings/model.ts";
import { PORTFOLIO, VISIBILITIES } from "./constants.ts";

/** Only addresses a browser may be sent to. */
export const WebLink = z.url({ protocol: /^https?$/ }).max(300);

export const Medium = z.object({
  id: z.string(),
  kind: z.enum(["picture", "model"]),
  url: z.string(),
  /** The poster of a model; a picture is its own. */
  posterUrl: z.string().nullable(),
  width: z.int(),
  height: z.int(),
  stageHue: z.int().nullable(),
  triangles: z.int().nullable(),
});
export type Medium = z.infer<typeof Medium>;

export const Work = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  media: z.array(Medium),
  software: z.array(z.string()),
  tags: z.array(z.string()),
  year: z.int().nullable(),
  visibility: z.enum(VISIBILITIES),
  views: z.int(),
  createdAt: Instant,
});
export type Work = z.infer<typeof Work>;

export const WorkDraft = z.strictObject({
  title: plainText(1, PORTFOLIO.TITLE_MAX),
  description: plainText(0, PORTFOLIO.DESCRIPTION_MAX),
  mediaIds: z.array(z.string().min(1).max(64)).max(PORTFOLIO.MOST_MEDIA),
  software: z.array(plainText(1, 40)).max(PORTFOLIO.MOST_TAGS),
  tags: z.array(plainText(1, 40)).max(PORTFOLIO.MOST_TAGS),
  year: z.int().min(1960).max(2100).nullable(),
  visibility: z.enum(VISIBILITIES),
});
export type WorkDraft = z.infer<typeof WorkDraft>;

export const PortfolioHeader = z.strictObject({
  bio: plainText(0, PORTFOLIO.BIO_MAX),
  links: z.array(z.strictObject({ label: plainText(1, 40), url: WebLink })).max(PORTFOLIO.MOST_LINKS),
  skills: z.array(plainText(1, 40)).max(PORTFOLIO.MOST_SKILLS),
  software: z.array(plainText(1, 40)).max(PORTFOLIO.MOST_SKILLS),
  location: plainText(0, 80),
  isAvailable: z.boolean(),
});
export type PortfolioHeader = z.infer<typeof PortfolioHeader>;

export const PortfolioPage = z.object({
  userId: z.string(),
  displayName: z.string(),
  avatarUrl: z.string().nullable(),
  isCreator: z.boolean(),
  shop: z.object({ name: z.string(), slug: z.string(), isVerified: z.boolean() }).nullable(),
  joinedAt: Instant,
  header: PortfolioHeader,
  /** The reader is its owner, and sees everything. */
  isOwn: z.boolean(),
  works: z.array(Work),
  products: z.array(ProductCard),
  trainings: z.array(TrainingCard),
  views: z.int(),
});
export type PortfolioPage = z.infer<typeof PortfolioPage>;
