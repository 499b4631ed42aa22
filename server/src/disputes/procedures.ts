import { disputesContract } from "@blenda/domain/disputes/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const disputes = implement(disputesContract).$context<Context>().use(spoken).use(guard).use(signedIn);
