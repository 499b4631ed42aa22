import { generationContract } from "@blenda/domain/generation/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

/** Calls anyone may make. */
export const openGeneration = implement(generationContract).$context<Context>().use(spoken).use(guard);

export const generation = openGeneration.use(signedIn);
