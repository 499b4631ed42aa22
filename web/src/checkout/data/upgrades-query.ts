import type { SaidPlace } from "@blenda/domain/tax/model";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

/** Prices move, so it is asked for again whenever an order is opened; for another country the answer before it stays in sight. Live. */
export const upgradesQuery = (lineId: string, place: SaidPlace) =>
  queryOptions({
    ...api.checkout.upgrades.queryOptions({ input: { lineId, ...place } }),
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
  });
