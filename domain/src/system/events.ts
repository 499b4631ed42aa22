import { event } from "../access/event.ts";
import { OVERVIEW_READS } from "../dashboard/constants.ts";

/** Something is not as it must be, or staff have seen that. Told to admins. */
export const alarmsChanged = event<Record<string, never>>("system.alarmsChanged", {
  aggregate: () => "system/alarms",
  to: () => ({ access: "admin" }),
  stale: ["system.alarms", ...OVERVIEW_READS],
});

/** A failed job or a parked event was begun anew. */
export const workReleased = event<Record<string, never>>("system.workReleased", {
  aggregate: () => "system/work",
  to: () => ({ access: "admin" }),
  stale: ["system.queues", "system.parkedEvents", ...OVERVIEW_READS],
});
