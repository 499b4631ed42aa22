import { identityContract } from "@blenda/domain/identity/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/procedure.ts";

/** Calls anyone may make. */
export const openIdentity = implement(identityContract).$context<Context>().use(spoken).use(guard);

/** Calls that need somebody. */
export const identity = openIdentity.use(signedIn);
