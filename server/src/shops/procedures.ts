import { shopsContract } from "@blenda/domain/shops/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const openShops = implement(shopsContract).$context<Context>().use(spoken).use(guard);

export const shopOwner = openShops.use(signedIn);
