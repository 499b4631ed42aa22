import { informationContract } from "@blenda/domain/information/contract";
import { implement } from "@orpc/server";
import { type Context, guard, spoken } from "../platform/requests/procedure.ts";

export const information = implement(informationContract).$context<Context>().use(spoken).use(guard);
