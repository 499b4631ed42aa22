import { CONTENT } from "@blenda/domain/content/constants";
import { featuredChanged } from "@blenda/domain/content/events";
import type { FeaturedItems } from "@blenda/domain/content/model";
import { featureProduct } from "../catalogue/port.ts";
import type { Db, Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { audit } from "../platform/requests/audit.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { featuredItems } from "../publication/chosen.ts";
import { featureTraining } from "../trainings/port.ts";
import type { Editor } from "./document.ts";
import { content } from "./procedures.ts";
import { chosenItem } from "./state.ts";

async function listFeatured(db: Db, userId: string): Promise<FeaturedItems> {
  const [products, trainings] = await Promise.all([
    featuredItems(db, "product", CONTENT.FEATURED_SHOWN),
    featuredItems(db, "training", CONTENT.FEATURED_SHOWN),
  ]);
  const shown = (items: typeof products) => items.map((item) => chosenItem(item, userId));
  return { products: shown(products), trainings: shown(trainings) };
}

interface FeatureChange {
  type: "product" | "training";
  itemId: string;
  isFeatured: boolean;
  action: string;
  /** Answers whether it was featured before; nothing where there is no such item. */
  feature(tx: Tx, id: string, isFeatured: boolean): Promise<boolean | null>;
}

const change = (context: Editor, { type, itemId, isFeatured, action, feature }: FeatureChange): Promise<FeaturedItems> =>
  context.transaction(async (tx) => {
    const was = await feature(tx, itemId, isFeatured);
    if (was === null) throw refusal("CONTENT_ITEM_GONE");
    if (was !== isFeatured) {
      await audit(tx, context, { action, target: { kind: type, id: itemId }, before: { isFeatured: was }, after: { isFeatured } });
      await emit(tx, featuredChanged({ type, itemId }));
    }
    return listFeatured(tx, context.user.id);
  });

export const featured = content.featured.handler(({ context: { db, user } }) => listFeatured(db, user.id));

export const setFeatured = content.setFeatured.handler(({ input: { productId: itemId, isFeatured }, context }) =>
  change(context, { type: "product", itemId, isFeatured, action: "content.setFeatured", feature: featureProduct }),
);

export const setTrainingFeatured = content.setTrainingFeatured.handler(({ input: { trainingId: itemId, isFeatured }, context }) =>
  change(context, { type: "training", itemId, isFeatured, action: "content.setTrainingFeatured", feature: featureTraining }),
);
