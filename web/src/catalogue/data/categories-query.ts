import { queryOptions } from "@tanstack/react-query";
import { api, FRESH_MS } from "../../lib/calls/api.ts";

export const categoriesQuery = queryOptions({ ...api.catalogue.categories.queryOptions(), staleTime: FRESH_MS.categories });
