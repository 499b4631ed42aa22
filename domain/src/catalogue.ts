import { accessFailures } from "./access/failures.ts";
import { accountFailures } from "./account/failures.ts";
import { identityFailures } from "./identity/failures.ts";
import { lockoutFailures } from "./lockout/failures.ts";
import type { Failure } from "./shared/failure.ts";

/** One line per domain that refuses something in its own words. */
export const chapters = [accessFailures, accountFailures, identityFailures, lockoutFailures];

/** Every planned refusal of the product by its code. */
export const catalogue: Record<string, Failure> = Object.assign({}, ...chapters);
