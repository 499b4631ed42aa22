import { failure } from "../shared/failure.ts";

export const cleanupFailures = {
  CLEANUP_NO_SCAN: failure(404, "This scan doesn't exist. Scan first."),
  /** Thrown when a run is asked for with the hash of another list. */
  CLEANUP_CHANGED: failure(409, "Something changed since the dry run. Nothing was done. Please look at a new dry run."),
  CLEANUP_NOTHING: failure(422, "None of this can be done. Choose something else."),
  CLEANUP_PROVIDER_DOWN: failure(503, "The card provider didn't answer. Please try again."),
};
