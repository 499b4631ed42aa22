import { followsContract } from "@blenda/domain/follows/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

/** Calls anyone may make. */
export const openFollows = implement(followsContract).$context<Context>().use(spoken).use(guard);

export const follows = openFollows.use(signedIn);
