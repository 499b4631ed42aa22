import { payoutsContract } from "@blenda/domain/payouts/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const payouts = implement(payoutsContract).$context<Context>().use(spoken).use(guard).use(signedIn);
