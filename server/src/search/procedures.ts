import { searchContract } from "@blenda/domain/search/contract";
import { implement } from "@orpc/server";
import { type Context, guard, spoken } from "../platform/requests/procedure.ts";

export const search = implement(searchContract).$context<Context>().use(spoken).use(guard);
