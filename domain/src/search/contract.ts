import { z } from "zod";
import { read } from "../access/procedure.ts";
import { LONGEST_TERM } from "./constants.ts";
import { ListingAddress, ProductListing, SearchResult, TrainingAddress, TrainingListing } from "./model.ts";
import { searchTexts } from "./texts.ts";

/** Published things only, so the answers are the same for everybody. */
const shared = { access: "public", failed: searchTexts.loadFailed, isShared: true } as const;

export const searchContract = {
  products: read(shared).input(ListingAddress).output(ProductListing),

  trainings: read(shared).input(TrainingAddress).output(TrainingListing),

  /** The navbar's box: at most ten of each kind, best first, and how many of each there are. */
  suggest: read(shared)
    .input(z.strictObject({ term: z.string().trim().min(1).max(LONGEST_TERM) }))
    .output(
      z.object({
        products: z.array(SearchResult),
        learning: z.array(SearchResult),
        totals: z.object({ products: z.int(), learning: z.int() }),
      }),
    ),

  /** Words to begin with: of several categories, each the one that finds most. */
  popular: read(shared).output(z.array(z.string())),
};
