import { reportsContract } from "@blenda/domain/reports/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const reports = implement(reportsContract).$context<Context>().use(spoken).use(guard).use(signedIn);
