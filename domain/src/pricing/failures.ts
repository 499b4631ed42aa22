import { failure } from "../shared/failure.ts";

export const pricingFailures = {
  /** Thrown for an item that does not exist and for somebody else's alike. */
  PRICING_NOT_FOUND: failure(404, "This item isn't in your shop"),
};
