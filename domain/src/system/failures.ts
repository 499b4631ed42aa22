import { failure } from "../shared/failure.ts";

export const systemFailures = {
  /** Thrown when the job was tried again meanwhile, or is long gone. */
  SYSTEM_JOB_NOT_FAILED: failure(409, "This job is no longer failed. Refresh to see where it is."),
  SYSTEM_EVENT_NOT_PARKED: failure(409, "This event is no longer parked. Refresh to see what's left."),
  SYSTEM_ALARM_NOT_FOUND: failure(404, "There's no such alarm, or someone acknowledged it already."),
};
