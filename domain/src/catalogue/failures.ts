import { z } from "zod";
import { failure } from "../shared/failure.ts";

export const catalogueFailures = {
  /** Thrown for a product that does not exist, or that this person may not see. */
  CATALOGUE_NOT_FOUND: failure(404, "This product isn't available"),
  /** Thrown when the table of moves has no such step, or not for this person (decision B0). */
  CATALOGUE_INVALID_TRANSITION: failure(
    409,
    z.object({ from: z.string(), event: z.string(), allowed: z.array(z.string()) }),
    ({ from }) => `This is not possible while the product is ${from.replaceAll("_", " ")}`,
  ),
  /** Thrown for a price that is neither 0 nor at least 99 cents. */
  CATALOGUE_PRICE_REFUSED: failure(422, "A price is 0 or at least $0.99"),
};
