import { authoring } from "../procedures.ts";
import { manyProducts } from "./many.ts";

export const moveMany = authoring.moveMany.handler(({ input: { ids, event }, context }) => manyProducts.move(context, ids, event));
