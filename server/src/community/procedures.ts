import { communityContract } from "@blenda/domain/community/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

/** Calls anyone may make. */
export const openCommunity = implement(communityContract).$context<Context>().use(spoken).use(guard);

export const community = openCommunity.use(signedIn);
