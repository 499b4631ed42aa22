import { blocksContract } from "@blenda/domain/blocks/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const blocks = implement(blocksContract).$context<Context>().use(spoken).use(guard).use(signedIn);
