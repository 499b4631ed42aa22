import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import type { AddressParams } from "../../lib/page/address.ts";
import { usageFilter } from "./usage-filter.ts";

/** Live. */
export const usageQuery = (asked: AddressParams) =>
  queryOptions({ ...api.tokens.usage.queryOptions({ input: usageFilter(asked) }), placeholderData: keepPreviousData });
