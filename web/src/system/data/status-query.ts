import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

const EVERY_MS = 30_000;

/** Asked on every visit and while the page is looked at: yesterday's answer to "is it working" is worth nothing. */
export const statusQuery = queryOptions({ ...api.system.status.queryOptions(), staleTime: 0, refetchInterval: EVERY_MS });
