import { countItems, listItems } from "./items/items-repository.ts";
import { authoring } from "./procedures.ts";

export const items = authoring.items.handler(({ input, context: { db, user } }) => listItems(db, user.id, input));

export const counts = authoring.counts.handler(({ context: { db, user } }) => countItems(db, user.id));
