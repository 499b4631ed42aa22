import { teaching } from "../procedures.ts";
import { manyTrainings } from "./many.ts";

export const priceMany = teaching.priceMany.handler(({ input: { ids, change }, context }) => manyTrainings.price(context, ids, change));
