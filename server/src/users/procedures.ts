import { usersContract } from "@blenda/domain/users/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const users = implement(usersContract).$context<Context>().use(spoken).use(guard).use(signedIn);
