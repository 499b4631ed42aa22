import { savedContract } from "@blenda/domain/saved/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const saved = implement(savedContract).$context<Context>().use(spoken).use(guard).use(signedIn);
