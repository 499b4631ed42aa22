import { z } from "zod";
import { CategoryTile, ProductCard } from "../catalogue/model.ts";
import { TrainingCard } from "../trainings/model.ts";
import { HERO_DEFAULTS } from "./constants.ts";

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

/** A section an editor fills by hand (spec 1 §3); a product may be named in any of three ways. */
export const Section = z.object({
  items: z.array(
    z.object({ productId: z.string().optional(), id: z.string().optional(), docId: z.string().optional(), note: z.string().default("") }),
  ),
});
export type Section = z.infer<typeof Section>;

/** Home in one answer. A section that could not be loaded is an empty list (spec 1 §7). */
export const HomePage = z.object({
  hero: Hero,
  featured: z.array(ProductCard),
  staffPicks: z.array(z.object({ product: ProductCard, note: z.string() })),
  categories: z.array(CategoryTile),
  tutorials: z.array(TrainingCard),
});
export type HomePage = z.infer<typeof HomePage>;

/** Without the parts the asker still has. */
export const HomeAnswer = HomePage.partial({ hero: true, categories: true });
export type HomeAnswer = z.infer<typeof HomeAnswer>;
