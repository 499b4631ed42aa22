import { cleanupContract } from "@blenda/domain/cleanup/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const cleanup = implement(cleanupContract).$context<Context>().use(spoken).use(guard).use(signedIn);
