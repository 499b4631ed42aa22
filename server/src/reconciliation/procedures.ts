import { reconciliationContract } from "@blenda/domain/reconciliation/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const reconciliation = implement(reconciliationContract).$context<Context>().use(spoken).use(guard).use(signedIn);
