import { SAVED } from "@blenda/domain/saved/constants";
import { publicProducts } from "../catalogue/port.ts";
import { collectionsOf } from "./collection-repository.ts";
import { saved } from "./procedures.ts";
import { savedIds, savedPage } from "./repository.ts";

export const ids = saved.ids.handler(({ context: { db, user } }) => savedIds(db, user.id));

export const list = saved.list.handler(async ({ input, context: { db, user, now } }) => {
  const [{ rows, total }, collections] = await Promise.all([
    savedPage(db, { ...input, userId: user.id, limit: SAVED.PAGE + 1 }),
    collectionsOf(db, user.id),
  ]);
  const shown = rows.slice(0, SAVED.PAGE);
  const cards = await publicProducts.byIds(
    db,
    shown.map(({ productId }) => productId),
    now(),
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  const items = shown.map((row) => ({ ...row, product: byId.get(row.productId) ?? null }));
  return { items, total, next: rows.length > SAVED.PAGE ? (items.at(-1)?.productId ?? null) : null, collections };
});
