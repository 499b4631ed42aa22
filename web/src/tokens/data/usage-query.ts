import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Asked } from "../../lib/address.ts";
import { api } from "../../lib/api.ts";
import { usageFilter } from "./usage-filter.ts";

/** Live. */
export const usageQuery = (asked: Asked) =>
  queryOptions({ ...api.tokens.usage.queryOptions({ input: usageFilter(asked) }), placeholderData: keepPreviousData });
