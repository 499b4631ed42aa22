import { dollars } from "@blenda/domain/shared/language/formats";

/** Prices always read `$24.99`, wherever the reader is. */
export const price = dollars;
