import { permissionsContract } from "@blenda/domain/permissions/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const permissions = implement(permissionsContract).$context<Context>().use(spoken).use(guard).use(signedIn);
