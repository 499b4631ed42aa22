import { failure } from "../shared/failure.ts";

export const tallyFailures = {
  TALLY_FULL: failure(409, "The tally is full"),
};
