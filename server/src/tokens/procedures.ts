import { tokensContract } from "@blenda/domain/tokens/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const tokens = implement(tokensContract).$context<Context>().use(spoken).use(guard).use(signedIn);
