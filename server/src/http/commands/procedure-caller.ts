import {
  type AnyProcedure,
  createORPCErrorConstructorMap,
  middlewareOutputFn,
  ORPCError,
  ValidationError,
  validateORPCError,
} from "@orpc/server";
import type { Context } from "../../platform/requests/procedure.ts";

type Schema = NonNullable<AnyProcedure["~orpc"]["inputSchema"]>;

/**
 * The caller of one procedure: its middlewares, its schemas and its handler in the order oRPC keeps. oRPC's own client does the same with
 * a place for interceptors, tracing and streams at every step, which no command has; a test holds that both answer alike.
 */
export function procedureCaller(procedure: AnyProcedure, path: string[]): (input: unknown, context: Context) => Promise<unknown> {
  const { middlewares, handler, inputSchema, outputSchema, errorMap, inputValidationIndex, outputValidationIndex } = procedure["~orpc"];
  const stepOf = (index: number) => Math.min(Math.max(0, index), middlewares.length);
  const [inputStep, outputStep] = [stepOf(inputValidationIndex), stepOf(outputValidationIndex)];
  const errors = createORPCErrorConstructorMap(errorMap);

  const step = async (index: number, context: object, given: unknown): Promise<unknown> => {
    const input = index === inputStep && inputSchema ? await validInput(inputSchema, given) : given;
    const options = { context, path, procedure, errors, signal: undefined, lastEventId: undefined };
    const output = await answerOf(index, options, input);
    return index === outputStep && outputSchema ? validOutput(outputSchema, output) : output;
  };
  const answerOf = async (index: number, options: { context: object } & Record<string, unknown>, input: unknown): Promise<unknown> => {
    const middleware = middlewares[index];
    if (!middleware) return handler({ ...options, input } as never);
    const next = async ({ context = {} }: { context?: object } = {}) => ({
      output: await step(index + 1, { ...options.context, ...context }, input),
      context,
    });
    return (await middleware({ ...options, next } as never, input, middlewareOutputFn)).output;
  };
  return async (input, context) => {
    try {
      return await step(0, context, input);
    } catch (error) {
      throw error instanceof ORPCError ? await validateORPCError(errorMap, error) : error;
    }
  };
}

async function validInput(schema: Schema, data: unknown): Promise<unknown> {
  const result = await schema["~standard"].validate(data);
  if (!result.issues) return result.value;
  const message = "Input validation failed";
  const cause = new ValidationError({ message, issues: result.issues, data });
  throw new ORPCError("BAD_REQUEST", { message, data: { issues: result.issues }, cause });
}

async function validOutput(schema: Schema, data: unknown): Promise<unknown> {
  const result = await schema["~standard"].validate(data);
  if (!result.issues) return result.value;
  const message = "Output validation failed";
  throw new ORPCError("INTERNAL_SERVER_ERROR", { message, cause: new ValidationError({ message, issues: result.issues, data }) });
}
