import { z } from "zod";
import { failure } from "../shared/failure.ts";

export const discountFailures = {
  /** Thrown for a code that does not exist and for somebody else's alike. */
  DISCOUNTS_NOT_FOUND: failure(404, "We can't find this code"),
  DISCOUNTS_CODE_TAKEN: failure(409, "You already have a code with this name. Choose another one."),
  DISCOUNTS_VALUE_REFUSED: failure(422, "Percent is 1 to 95, an amount is at least $0.01."),
  DISCOUNTS_DATES_REFUSED: failure(422, "A code ends after it starts, and within two years."),
  /** After the first use, code, type and value stay as they are. */
  DISCOUNTS_FIXED: failure(
    409,
    "People have used this code, so its name, value and affiliate stay. Change its dates and limits, or make a new one.",
  ),
  DISCOUNTS_USES_BELOW: failure(
    422,
    z.object({ used: z.int() }),
    ({ used }) => `It's been used ${used} times already. Choose a higher limit.`,
  ),
  DISCOUNTS_SCOPE_UNKNOWN: failure(422, "One of the chosen items can't be found. Choose again."),
  DISCOUNTS_IN_USE: failure(409, "People have used this code, so it can't be deleted. Stop it instead."),
  DISCOUNTS_TOO_MANY: failure(409, "You've reached 500 codes. Delete some that nobody used."),
  DISCOUNTS_AFFILIATE_UNKNOWN: failure(422, "Choose someone who is in your affiliate program now."),
  DISCOUNTS_OFFER_CHANGED: failure(409, "This code has changed. Look at it again before you agree."),
  DISCOUNTS_SECOND_PERSON: failure(403, "You wrote this one, so someone else on the team has to approve it."),
};
