import { failure } from "../shared/failure.ts";

export const notificationFailures = {
  /** Thrown for one that does not exist, is cleared, or is another person's: all three look the same. */
  NOTIFICATIONS_NOT_FOUND: failure(404, "This notification is gone"),
  NOTIFICATIONS_UNDO_OVER: failure(410, "It's too late to restore these"),
};
