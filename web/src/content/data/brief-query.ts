import { queryOptions } from "@tanstack/react-query";
import { api, FRESH_MS } from "../../lib/calls/api.ts";

/** What stands above the community's feed. */
export const briefQuery = queryOptions({ ...api.content.communityPage.queryOptions(), staleTime: FRESH_MS.hero });
