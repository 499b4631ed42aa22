import type { z } from "zod";
import { accessFailures } from "./access/failures.ts";
import { chapters } from "./contract.ts";
import type { Failure } from "./shared/failure.ts";

type Chapter = (typeof chapters)[number];
type CodesOf<Part> = Part extends Part ? keyof Part & string : never;

/** The code of any planned refusal. */
export type FailureCode = CodesOf<Chapter>;
/** What a refusal carries for its sentence. */
export type FailureData<Code extends FailureCode> = Code extends Code
  ? Extract<Chapter, Record<Code, unknown>> extends Record<Code, { data: infer Data extends z.ZodType }>
    ? z.infer<Data>
    : never
  : never;

/** Every planned refusal of the product by its code. */
export const catalogue: Record<string, Failure> = Object.assign({}, accessFailures, ...chapters);
