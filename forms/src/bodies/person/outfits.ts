import { LEGEND_OUTFITS } from "./legend-outfits.ts";
import { NIGHT_OUTFITS } from "./night-outfits.ts";
import { OFFICE_OUTFITS } from "./office-outfits.ts";
import { SPORT_OUTFITS } from "./sport-outfits.ts";
import { TALE_OUTFITS } from "./tale-outfits.ts";
import { TRADE_OUTFITS } from "./trade-outfits.ts";
import { WORK_OUTFITS } from "./work-outfits.ts";

/** The first whose words fit is worn: a plague doctor is no doctor. */
export const OUTFITS = {
  ...LEGEND_OUTFITS,
  ...SPORT_OUTFITS,
  ...TRADE_OUTFITS,
  ...OFFICE_OUTFITS,
  ...TALE_OUTFITS,
  ...NIGHT_OUTFITS,
  ...WORK_OUTFITS,
};
export type OutfitName = keyof typeof OUTFITS;
