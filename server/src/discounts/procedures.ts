import { discountsContract } from "@blenda/domain/discounts/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const discounts = implement(discountsContract).$context<Context>().use(spoken).use(guard).use(signedIn);
