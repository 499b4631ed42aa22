import { lockoutContract } from "@blenda/domain/lockout/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../../platform/requests/procedure.ts";

/** Calls anyone may make. */
export const openLockout = implement(lockoutContract).$context<Context>().use(spoken).use(guard);

/** Calls that need a signed-in account. */
export const lockout = openLockout.use(signedIn);
