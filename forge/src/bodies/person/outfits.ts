import { NIGHT_OUTFITS } from "./night-outfits.ts";
import { TALE_OUTFITS } from "./tale-outfits.ts";
import { WORK_OUTFITS } from "./work-outfits.ts";

export const OUTFITS = { ...TALE_OUTFITS, ...NIGHT_OUTFITS, ...WORK_OUTFITS };
export type OutfitName = keyof typeof OUTFITS;
