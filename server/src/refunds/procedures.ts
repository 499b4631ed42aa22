import { refundsContract } from "@blenda/domain/refunds/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const refunds = implement(refundsContract).$context<Context>().use(spoken).use(guard).use(signedIn);
