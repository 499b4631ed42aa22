import { failure } from "../shared/failure.ts";

export const figureFailures = {
  /** Thrown for a sale that does not exist and for somebody else's alike. */
  FIGURES_NOT_FOUND: failure(404, "We can't find this sale"),
  /** Thrown when as many files as allowed are being written. */
  FIGURES_TOO_MANY_FILES: failure(409, "We're already preparing three files for you. Try again when one is ready."),
};
