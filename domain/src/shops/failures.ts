import { failure } from "../shared/failure.ts";

export const shopFailures = {
  /** Thrown when neither a user id nor a slug leads to a shop. */
  SHOPS_NOT_FOUND: failure(404, "This shop doesn't exist"),
};
