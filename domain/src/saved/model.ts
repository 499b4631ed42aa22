import { z } from "zod";
import { ProductCard, ProductId } from "../catalogue/model.ts";
import { Instant } from "../shared/time.ts";

export const Collection = z.object({ id: z.string(), name: z.string(), count: z.int() });
export type Collection = z.infer<typeof Collection>;

export const SavedItem = z.object({
  productId: ProductId,
  createdAt: Instant,
  migratedFromAnonymous: z.boolean(),
  collectionIds: z.array(z.string()),
  /** The name it had, for one that can no longer be shown. */
  title: z.string(),
  /** `null` while it is not public: the item stays, greyed. */
  product: ProductCard.nullable(),
});
export type SavedItem = z.infer<typeof SavedItem>;
