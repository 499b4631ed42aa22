import { failure } from "../shared/failure.ts";
import { USERS } from "./constants.ts";

export const userFailures = {
  /** Thrown for an account that never was and for one that was deleted alike. */
  USERS_NOT_FOUND: failure(404, "This account doesn't exist"),
  /** Thrown for a person of the same rank or above. */
  USERS_RANK: failure(403, "You can't change someone with the same access as yours, or more."),
  USERS_END_PAST: failure(422, "Choose an end in the future."),
  /** Thrown for a suspension without an end, or one longer than one person may decide alone, wherever it comes from. */
  USERS_SECOND_ADMIN: failure(
    403,
    `Longer than ${USERS.SUSPEND_ALONE_DAYS} days, or without an end, takes a second admin: report this person and choose “Remove and suspend”.`,
  ),
  USERS_NOT_SUSPENDED: failure(409, "This account isn't suspended."),
  USERS_NO_SHOP: failure(404, "This person has no shop."),
  /** Thrown for a session that already ended. */
  USERS_SESSION_OVER: failure(404, "This session has already ended."),
  /** Thrown for a note that is gone and for a colleague's alike. */
  USERS_NOTE_NOT_YOURS: failure(404, "You can only remove notes you wrote."),
};
