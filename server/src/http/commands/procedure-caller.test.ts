import { type AnyProcedure, createProcedureClient, ORPCError, os } from "@orpc/server";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Context } from "../../platform/requests/procedure.ts";
import { procedureCaller } from "./procedure-caller.ts";

const errors = { SMALL: { status: 409, message: "too small", data: z.object({ least: z.number() }) }, BARE: {} };
const steps: string[] = [];
const base = os
  .$context<{ seen: string[] }>()
  .errors(errors)
  .use(async ({ next, path, context }, input) => {
    steps.push(`${path.join(".")} ${JSON.stringify(input)} ${context.seen}`);
    const { output, context: handed } = await next({ context: { seen: [...context.seen, "first"] } });
    steps.push(`${JSON.stringify(output)} ${handed.seen}`);
    return { output, context: handed };
  });
const act = async (what: string): Promise<unknown> => {
  if (what === "small") throw new ORPCError("SMALL", { status: 409, data: { least: 3, more: 4 } });
  if (what === "unknown") throw new ORPCError("UNKNOWN", { status: 410, data: { some: 1 } });
  if (what === "mistaken") throw new ORPCError("SMALL", { status: 409, data: { least: "three" } });
  if (what === "failing") throw new TypeError("a mistake of ours");
  return what === "wrong" ? { long: "text" } : { long: what.length };
};
const checked = base
  .input(z.strictObject({ what: z.string().default("nothing") }))
  .use(async ({ next, context }, { what }) => {
    steps.push(`${what} ${context.seen}`);
    return next({ context: { seen: [...context.seen, "second"] } });
  })
  .output(z.object({ long: z.number() }))
  .handler(async ({ input, context: { seen }, errors: known }) => {
    steps.push(`handled ${seen}`);
    if (input.what === "bare") throw known.BARE();
    return (await act(input.what)) as { long: number };
  });
const open = base.handler(({ context: { seen } }) => seen);

/** What it answered or threw, and everything it passed on the way. */
async function outcomeOf(call: () => Promise<unknown>) {
  steps.splice(0);
  const answer = await call().catch((error: unknown) => {
    if (!(error instanceof ORPCError)) return { thrown: String(error) };
    const { code, status, message, data, defined, cause } = error;
    return { thrown: code, status, message, data, defined, cause: String(cause) };
  });
  return { answer, steps: [...steps] };
}

test.each<[what: string, procedure: AnyProcedure, input: unknown]>([
  ["an answer", checked, { what: "chair" }],
  ["a default", checked, {}],
  ["a field too many", checked, { what: "chair", more: 1 }],
  ["no input", checked, undefined],
  ["a list", checked, ["chair"]],
  ["an answer its schema refuses", checked, { what: "wrong" }],
  ["an error the contract declares", checked, { what: "small" }],
  ["one made by its constructor", checked, { what: "bare" }],
  ["one with other data than declared", checked, { what: "mistaken" }],
  ["one nobody declares", checked, { what: "unknown" }],
  ["a mistake", checked, { what: "failing" }],
  ["a call without schemas", open, { what: "chair" }],
])("%s is the same as by oRPC's own client, step by step", async (_what, procedure, input) => {
  const context = { seen: ["start"] };
  const path = ["domain", "operation"];
  const ours = await outcomeOf(() => procedureCaller(procedure, path)(input, context as unknown as Context));
  const theirs = await outcomeOf(() => createProcedureClient(procedure, { context, path })(input));
  expect(ours).toEqual(theirs);
  expect(ours.steps.length).toBeGreaterThan(0);
});
