import { failure } from "../shared/failure.ts";
import { taxTexts } from "./texts.ts";

export const taxFailures = {
  /** Thrown before an order is made for somebody of whom nobody knows where they are. */
  TAX_COUNTRY_NEEDED: failure(422, `${taxTexts.countryNeeded}.`),
  /** Thrown where two pieces speak for two countries and the buyer has not said which is right. */
  TAX_PLACE_UNSURE: failure(409, "Your connection looks like another country. Please confirm where you live. You haven't been charged."),
  /** Thrown when Stripe Tax gives no answer: nobody is charged a guess. */
  TAX_UNAVAILABLE: failure(503, "We can't work out the tax right now. You haven't been charged. Please try again."),
  TAX_QUARTER_UNKNOWN: failure(404, "There's no such quarter"),
};
