import { ratingsContract } from "@blenda/domain/ratings/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const openRatings = implement(ratingsContract).$context<Context>().use(spoken).use(guard);

export const ratings = openRatings.use(signedIn);
