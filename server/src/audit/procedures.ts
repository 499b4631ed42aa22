import { auditContract } from "@blenda/domain/audit/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

/** Every call of this domain needs one of our own people. */
export const audit = implement(auditContract).$context<Context>().use(spoken).use(guard).use(signedIn);
