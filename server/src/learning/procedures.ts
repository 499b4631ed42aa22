import { learningContract } from "@blenda/domain/learning/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const openLearning = implement(learningContract).$context<Context>().use(spoken).use(guard);

export const learning = openLearning.use(signedIn);
