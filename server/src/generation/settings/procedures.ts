import { generatorContract } from "@blenda/domain/generator/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../../platform/requests/procedure.ts";

/** Calls anyone may make. */
export const openGenerator = implement(generatorContract).$context<Context>().use(spoken).use(guard);

export const generator = openGenerator.use(signedIn);
