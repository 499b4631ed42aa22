import type { CartLine } from "@blenda/domain/cart/model";
import { defaulted, instant, json, text } from "../platform/database/columns.ts";

export const cartTables = {
  carts: { userId: text(), lines: defaulted(json<CartLine[]>()), updatedAt: instant() },
  cartNotices: { userId: text(), productId: text(), at: instant() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    cart: typeof cartTables;
  }
}
