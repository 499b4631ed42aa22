import { tallyContract } from "@blenda/domain/tally/contract";
import { implement } from "@orpc/server";
import { type Context, guard, spoken } from "../platform/requests/procedure.ts";

export const tally = implement(tallyContract).$context<Context>().use(spoken).use(guard);
