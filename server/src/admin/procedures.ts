import { adminContract } from "@blenda/domain/admin/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const admin = implement(adminContract).$context<Context>().use(spoken).use(guard).use(signedIn);
