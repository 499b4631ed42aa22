import type { BundleItemRef } from "@blenda/domain/bundles/model";
import { productChanged } from "@blenda/domain/catalogue/events";
import type { Instant } from "@blenda/domain/shared/time";
import { trainingChanged } from "@blenda/domain/trainings/events";
import type { Tx } from "../platform/database/db.ts";
import { listener } from "../platform/events/outbox.ts";
import { itemKey, offersIn } from "./contents.ts";
import { bundlesHolding, renameItems } from "./repository.ts";

/** The search finds a bundle by what its items are called, also when they are called something else. */
async function followNames(tx: Tx, item: BundleItemRef, now: Instant): Promise<void> {
  for (const { id, items } of await bundlesHolding(tx, item)) {
    const offers = await offersIn(tx, items, now);
    await renameItems(tx, id, items.map((each) => offers.get(itemKey(each))?.title ?? "").join(" "));
  }
}

export const bundleListeners = [
  listener("bundles.product-names", productChanged, (tx, { productId }, { now }) =>
    followNames(tx, { itemType: "product", itemId: productId }, now()),
  ),
  listener("bundles.training-names", trainingChanged, (tx, { trainingId }, { now }) =>
    followNames(tx, { itemType: "training", itemId: trainingId }, now()),
  ),
];
