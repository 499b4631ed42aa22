import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import type { AddressParams } from "../../lib/page/address.ts";

/** Which half of `/order` an address means. */
export const isLibrary = ({ show }: AddressParams): boolean => show === "library";

/** Newest first, page after page. Live. */
export const ordersQuery = infiniteQueryOptions(
  api.orders.orders.infiniteOptions({
    input: (after: string | undefined) => ({ after }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  }),
);

/** What the route asked for a moment ago is not asked for a second time by its screen. */
const JUST_ASKED_MS = 5_000;

/** Everything owned. A download elsewhere takes its news away, so it is asked for again whenever the page is opened. Live. */
export const libraryQuery = (search: string) =>
  infiniteQueryOptions({
    ...api.orders.library.infiniteOptions({
      input: (after: string | undefined) => ({ after, ...(search && { search }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    placeholderData: keepPreviousData,
    staleTime: JUST_ASKED_MS,
    refetchOnMount: true,
  });

/** Live. */
export const orderQuery = (id: string) => queryOptions({ ...api.orders.order.queryOptions({ input: { id } }), retryOnMount: false });

export const licenceQuery = (code: string) =>
  queryOptions({ ...api.orders.licence.queryOptions({ input: { code } }), retryOnMount: false });

/** Progress moves while lessons are watched, so it is asked for again whenever the page is opened. */
export const ownTrainingsQuery = queryOptions({ ...api.orders.trainings.queryOptions(), refetchOnMount: "always" });
