import { identityContract } from "@blenda/domain/identity/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

const calls = implement(identityContract).$context<Context>().use(spoken);

/** Calls anyone may make. */
export const openIdentity = calls.use(guard);

/** Calls anyone may make that hash a password. Without a place to hash they end here, before a single query: that is what a flood costs. */
export const hashingIdentity = calls
  .use(({ next, context }) => context.passwords.withHashing(async (hashing) => next({ context: { hashing } })))
  .use(guard);

/** Calls that need a signed-in account. */
export const identity = openIdentity.use(signedIn);
