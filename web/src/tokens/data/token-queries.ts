import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

/** Balance and plan. Live. */
export const accountQuery = queryOptions(api.tokens.account.queryOptions());

/** After a payment: the tokens may have come before the note that says so. */
export const tokensMoved = (cache: QueryClient): Promise<void> => cache.invalidateQueries({ queryKey: api.tokens.key() });
