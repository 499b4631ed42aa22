import { uploadsContract } from "@blenda/domain/uploads/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const uploads = implement(uploadsContract).$context<Context>().use(spoken).use(guard).use(signedIn);
