import { bundlesContract } from "@blenda/domain/bundles/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const openBundles = implement(bundlesContract).$context<Context>().use(spoken).use(guard);

/** What creators do with their own, and staff with others'. */
export const ownBundles = openBundles.use(signedIn);
