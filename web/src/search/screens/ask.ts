import type { QueryClient } from "@tanstack/react-query";
import { askHero } from "../../content/data/hero-query.ts";
import type { AddressParams } from "../../lib/page/address.ts";
import { trainingQuestion } from "../data/learning-address.ts";
import { askProducts, askTrainings } from "../data/listing-query.ts";
import { listingQuestion } from "../data/write-filters.ts";

/** What the three listings ask, loaded beside their screens: reading an address takes code that no other page needs. */
export const askMarketplace = (cache: QueryClient, asked: AddressParams) =>
  Promise.all([askProducts(cache, listingQuestion(asked)), askHero(cache, "marketplace")]);

export const askLearning = (cache: QueryClient, asked: AddressParams, type?: "tutorial") =>
  Promise.all([askTrainings(cache, trainingQuestion(asked, type)), askHero(cache, "learning")]);
