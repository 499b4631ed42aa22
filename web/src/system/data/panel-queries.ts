import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

const EVERY_MS = 30_000;
/** Looked at because something may be wrong: never yesterday's answer, and asked again while it is looked at. */
const watched = { staleTime: 0, refetchInterval: EVERY_MS } as const;

export const healthQuery = queryOptions({ ...api.system.health.queryOptions(), ...watched });
export const queuesQuery = queryOptions({ ...api.system.queues.queryOptions(), ...watched });
export const eventsQuery = queryOptions({ ...api.system.parkedEvents.queryOptions(), ...watched });
export const alarmsQuery = queryOptions({ ...api.system.alarms.queryOptions(), ...watched });
export const errorsQuery = queryOptions({ ...api.system.errors.queryOptions(), staleTime: 0 });
export const buildQuery = queryOptions({ ...api.system.buildFacts.queryOptions(), staleTime: 0 });
