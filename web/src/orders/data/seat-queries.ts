import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

/** Live. Apart from the queries of the routes: those are in every page's first load. */
export const seatsQuery = (lineId: string) => queryOptions(api.orders.seats.queryOptions({ input: { lineId } }));

/** Live. */
export const sharedQuery = queryOptions(api.orders.shared.queryOptions());
