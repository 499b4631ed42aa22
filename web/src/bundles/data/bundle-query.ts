import { queryOptions } from "@tanstack/react-query";
import { api, FRESH_MS } from "../../lib/calls/api.ts";

export const bundleQuery = (id: string) =>
  queryOptions({ ...api.bundles.bundle.queryOptions({ input: { id } }), staleTime: FRESH_MS.listings, retryOnMount: false });
