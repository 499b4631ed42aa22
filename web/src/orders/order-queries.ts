import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../lib/api.ts";

/** Newest first, page after page. Live. */
export const ordersQuery = infiniteQueryOptions(
  api.orders.orders.infiniteOptions({
    input: (after: string | undefined) => ({ after }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  }),
);

/** Live. */
export const orderQuery = (id: string) => queryOptions({ ...api.orders.order.queryOptions({ input: { id } }), retryOnMount: false });

export const licenceQuery = (code: string) =>
  queryOptions({ ...api.orders.licence.queryOptions({ input: { code } }), retryOnMount: false });

/** Progress moves while lessons are watched, so it is asked for again whenever the page is opened. */
export const ownTrainingsQuery = queryOptions({ ...api.orders.trainings.queryOptions(), refetchOnMount: "always" });
