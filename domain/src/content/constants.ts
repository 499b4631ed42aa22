/** The pages that open with a hero banner (spec 1 §1). */
export const HERO_PAGES = ["home", "marketplace", "learning"] as const;
export type HeroPage = (typeof HERO_PAGES)[number];

/** Parts of home that stay fresh longer than the rest of it (spec 1 §9): whoever still has them asks without. */
export const LASTING_PARTS = ["hero", "categories"] as const;
export type LastingPart = (typeof LASTING_PARTS)[number];

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
