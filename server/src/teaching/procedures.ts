import { teachingContract } from "@blenda/domain/teaching/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const teaching = implement(teachingContract).$context<Context>().use(spoken).use(guard).use(signedIn);
