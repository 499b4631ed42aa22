import { accessFailures } from "./access/failures.ts";
import { chapters } from "./contract.ts";
import type { Failure } from "./shared/failure.ts";

/** Every planned refusal of the product by its code. */
export const catalogue: Record<string, Failure> = Object.assign({}, accessFailures, ...chapters);
