import { teaching } from "../procedures.ts";
import { manyTrainings } from "./many.ts";

export const moveMany = teaching.moveMany.handler(({ input: { ids, event }, context }) => manyTrainings.move(context, ids, event));
