import { affiliatesContract } from "@blenda/domain/affiliates/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const affiliateCalls = implement(affiliatesContract).$context<Context>().use(spoken).use(guard);

/** About whoever asks. */
export const ownAffiliateCalls = affiliateCalls.use(signedIn);
