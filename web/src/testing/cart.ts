import type { CartItem } from "@blenda/domain/cart/model";
import type { Quote } from "@blenda/domain/checkout/model";
import { lineKey } from "@blenda/domain/checkout/rules";
import { NO_TAX } from "@blenda/domain/tax/rules";

/** One thing in a cart, and what it costs. */
export const LAMP: CartItem = { id: "lamp", itemType: "product", title: "A lamp", price: 24.99, variant: "personal" };

export const QUOTE: Quote = {
  id: "quote",
  lines: [
    {
      key: lineKey({ itemType: "product", itemId: "lamp", variant: "personal" }),
      itemType: "product",
      itemId: "lamp",
      variant: "personal",
      title: "A lamp",
      shopName: "Lamps",
      creatorId: "bo",
      posterUrl: null,
      stageHue: null,
      listCents: 2_499,
      sale: null,
      saleOffCents: 0,
      codeOffCents: 0,
      taxCents: 0,
      totalCents: 2_499,
      warnings: [],
      isCounted: true,
    },
  ],
  subtotalCents: 2_499,
  discountCents: 0,
  taxCents: 0,
  totalCents: 2_499,
  tax: NO_TAX,
  currency: "USD",
  discount: null,
  cardForm: { provider: "simulated", publishableKey: null, hasWallets: false },
  expiresAt: "2999-01-01T00:00:00.000Z",
};
