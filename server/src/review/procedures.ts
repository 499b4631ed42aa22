import { reviewContract } from "@blenda/domain/review/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const review = implement(reviewContract).$context<Context>().use(spoken).use(guard).use(signedIn);
