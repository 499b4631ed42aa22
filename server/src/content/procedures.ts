import { contentContract } from "@blenda/domain/content/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

/** Calls anyone may make. */
export const openContent = implement(contentContract).$context<Context>().use(spoken).use(guard);

export const content = openContent.use(signedIn);
