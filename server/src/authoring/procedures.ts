import { authoringContract } from "@blenda/domain/authoring/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const authoring = implement(authoringContract).$context<Context>().use(spoken).use(guard).use(signedIn);
