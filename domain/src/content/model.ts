import { z } from "zod";
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
