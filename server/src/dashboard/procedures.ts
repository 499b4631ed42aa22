import { dashboardContract } from "@blenda/domain/dashboard/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

/** Every call of this domain needs one of our own people. */
export const dashboard = implement(dashboardContract).$context<Context>().use(spoken).use(guard).use(signedIn);
