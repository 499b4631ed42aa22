import { SEARCH_BOX } from "@blenda/domain/search/constants";
import { readFilters } from "@blenda/domain/search/rules";
import { publicProducts } from "../catalogue/port.ts";
import { publicTrainings } from "../trainings/port.ts";
import { search } from "./procedures.ts";
import { creatorNames } from "./repository.ts";
import { productResult, trainingResult } from "./suggestions.ts";

/** The index says which and in which order; what they show is read from the database, which says once more that they are public. */
export const products = search.products.handler(async ({ input: { after, ...address }, context }) => {
  const { numbers, ...listing } = (await context.search.products()).find(readFilters(address), after);
  return { items: await publicProducts.byNumbers(context.db, numbers, context.now()), ...listing };
});

export const trainings = search.trainings.handler(async ({ input, context }) => {
  const { numbers, ...listing } = (await context.search.trainings()).find(input);
  return { items: await publicTrainings.byNumbers(context.db, numbers, context.now()), ...listing };
});

export const suggest = search.suggest.handler(async ({ input: { term }, context }) => {
  const index = context.search;
  const found = (await index.products()).find(readFilters({ q: term }), undefined, SEARCH_BOX.FETCHED_PER_KIND);
  const learning = (await index.trainings()).find({ q: term }, SEARCH_BOX.FETCHED_PER_KIND);
  const [productsFound, trainingsFound] = await Promise.all([
    publicProducts.byNumbers(context.db, found.numbers, context.now()),
    publicTrainings.byNumbers(context.db, learning.numbers, context.now()),
  ]);
  const names = await creatorNames(context.db, [...new Set([...productsFound, ...trainingsFound].map(({ shop }) => shop.creatorId))]);
  return {
    products: productsFound.map((card) => productResult(card, names)),
    learning: trainingsFound.map((card) => trainingResult(card, names)),
    totals: { products: found.total, learning: learning.total },
  };
});

export const popular = search.popular.handler(async ({ context }) => (await context.search.products()).popular());
