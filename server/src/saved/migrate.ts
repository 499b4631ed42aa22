import { SAVED } from "@blenda/domain/saved/constants";
import { productSaved, savedChanged } from "@blenda/domain/saved/events";
import { publicProducts } from "../catalogue/port.ts";
import { emit } from "../platform/events/outbox.ts";
import { saved } from "./procedures.ts";
import { addSaved, lockList, savedIds } from "./repository.ts";

/** All of it or nothing. What is saved already, gone, or beyond the limit is left out and not counted. */
export const migrate = saved.migrate.handler(async ({ input, context: { user, transaction, now } }) =>
  transaction(async (tx) => {
    await lockList(tx, user.id);
    const before = await savedIds(tx, user.id);
    const known = new Set(before);
    const wanted = [...new Set(input.productIds)].filter((id) => !known.has(id));
    const products = (await publicProducts.byIds(tx, wanted)).slice(0, SAVED.MOST - before.length);
    if (products.length === 0) return { migrated: 0, ids: before };

    const at = now();
    const rows = products.map(({ id, title }) => ({ productId: id, titleSnapshot: title }));
    await addSaved(
      tx,
      rows.map((row) => ({ ...row, userId: user.id, migratedFromAnonymous: true, createdAt: at })),
    );
    await emit(tx, savedChanged({ userId: user.id }));
    for (const { id, shop } of products)
      if (shop.creatorId !== user.id) await emit(tx, productSaved({ userId: user.id, productId: id, at }));
    return { migrated: products.length, ids: await savedIds(tx, user.id) };
  }),
);
