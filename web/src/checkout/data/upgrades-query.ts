import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

/** Prices move, so it is asked for again whenever an order is opened. Live. */
export const upgradesQuery = (lineId: string) =>
  queryOptions({ ...api.checkout.upgrades.queryOptions({ input: { lineId } }), refetchOnMount: "always" });
