import { readFilters } from "@blenda/domain/search/rules";
import type { QueryClient } from "@tanstack/react-query";
import { shelfQuery } from "../../bundles/data/bundle-queries.ts";
import { askHero } from "../../content/data/hero-query.ts";
import type { AddressParams } from "../../lib/page/address.ts";
import { trainingQuestion } from "../data/learning-address.ts";
import { askProducts, askTrainings } from "../data/listing-query.ts";
import { listingQuestion } from "../data/write-filters.ts";
import { shelfFor } from "./shelf-for.ts";

/** What the three listings ask, loaded beside their screens: reading an address takes code that no other page needs. */
export function askMarketplace(cache: QueryClient, asked: AddressParams) {
  const shelf = asked.after ? null : shelfFor(readFilters(asked));
  return Promise.all([
    askProducts(cache, listingQuestion(asked)),
    askHero(cache, "marketplace"),
    // With the models, so that it doesn't push them down later.
    shelf && cache.prefetchQuery(shelfQuery(shelf.of)),
  ]);
}

export const askLearning = (cache: QueryClient, asked: AddressParams, type?: "tutorial") =>
  Promise.all([askTrainings(cache, trainingQuestion(asked, type)), askHero(cache, "learning")]);
