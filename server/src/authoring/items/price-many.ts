import { authoring } from "../procedures.ts";
import { manyProducts } from "./many.ts";

export const priceMany = authoring.priceMany.handler(({ input: { ids, change }, context }) => manyProducts.price(context, ids, change));
