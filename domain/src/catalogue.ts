import { accessFailures } from "./access/failures.ts";
import type { Failure } from "./shared/failure.ts";

/** One line per domain that refuses something in its own words. */
export const chapters = [accessFailures];

/** Every planned refusal of the product by its code. */
export const catalogue: Record<string, Failure> = Object.assign({}, ...chapters);
