import { mfaContract } from "@blenda/domain/mfa/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

/** Calls of somebody who is signing in, or who has the link of a mail. */
export const openMfa = implement(mfaContract).$context<Context>().use(spoken).use(guard);

export const mfa = openMfa.use(signedIn);
