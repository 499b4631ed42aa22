import { z } from "zod";
import { LICENCE_TYPES } from "../catalogue/constants.ts";

/** What a line is about, as far as the server needs to know: never a price. */
export const CartLine = z.strictObject({
  itemType: z.enum(["product", "training", "bundle"]),
  itemId: z.string().min(1).max(100),
  /** Which licence, of a bundle the one for the whole; trainings have none. */
  variant: z.enum(LICENCE_TYPES).nullable(),
});
export type CartLine = z.infer<typeof CartLine>;

interface PictureRef {
  url: string;
}

/** Spec 1 §3, "Cart item", as the browser keeps it. The price is for show: the server reads its own. */
export interface CartItem {
  id: string;
  itemType: CartLine["itemType"];
  title: string;
  price: number;
  variant: CartLine["variant"];
  edition?: string;
  slug?: string;
  license?: string;
  image?: string;
  coverImage?: PictureRef;
  thumbnailImage?: PictureRef;
  /** The first only. */
  galleryImages?: PictureRef[];
  stageHue?: number | null;
  creatorId?: string;
  creatorName?: string;
  shopName?: string;
}
