import { queryOptions } from "@tanstack/react-query";
import { api } from "../calls/api.ts";

const MINUTE_MS = 60_000;

/**
 * Whether this browser has shown a second factor for the staff areas (spec 2 §6). Using them keeps that alive on the server, so
 * how long it lasts is asked again and again while one is open.
 */
export const staffDoorQuery = queryOptions({
  ...api.mfa.session.queryOptions({ input: { action: "ADMIN_ROUTE_ACCESS" } }),
  staleTime: 0,
  refetchInterval: MINUTE_MS,
});
