import { taxContract } from "@blenda/domain/tax/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const openTax = implement(taxContract).$context<Context>().use(spoken).use(guard);

export const tax = openTax.use(signedIn);
