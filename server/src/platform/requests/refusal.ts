import type { FailureCode, FailureData } from "@blenda/domain/catalogue";
import { ORPCError } from "@orpc/server";

/** "Not now" always says when to come back. */
export const NOT_NOW_SECONDS = 30;

/** A failure without data takes none; one with data cannot be thrown without it. */
type RefusalData<Code extends FailureCode> = undefined extends FailureData<Code> ? [data?: FailureData<Code>] : [data: FailureData<Code>];

/** A typed error: a refusal the catalogue knows, with what its sentence is made of. `errors` of a contract is the same for its own call. */
export function refusal<Code extends FailureCode>(code: Code, ...[data]: RefusalData<Code>): ORPCError<Code, unknown> {
  return new ORPCError<Code, unknown>(code, { data });
}
