import { trainingsContract } from "@blenda/domain/trainings/contract";
import { implement } from "@orpc/server";
import { type Context, guard, spoken } from "../platform/requests/procedure.ts";

export const trainings = implement(trainingsContract).$context<Context>().use(spoken).use(guard);
