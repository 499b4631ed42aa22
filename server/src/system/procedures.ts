import { systemContract } from "@blenda/domain/system/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const publicSystem = implement(systemContract).$context<Context>().use(spoken).use(guard);

/** Everything but the public status. */
export const system = publicSystem.use(signedIn);
