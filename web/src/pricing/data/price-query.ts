import type { PublishedType } from "@blenda/domain/publication/constants";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

export const priceQuery = (type: PublishedType, id: string) => queryOptions(api.pricing.item.queryOptions({ input: { type, id } }));

/** The price was saved: whatever shows it is asked again. */
export const forgetPrice = (cache: QueryClient): Promise<unknown> =>
  Promise.all(
    [api.pricing.key(), api.catalogue.product.key(), api.trainings.training.key()].map((queryKey) => cache.invalidateQueries({ queryKey })),
  );
