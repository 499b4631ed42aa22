import type { CartItem } from "@blenda/domain/cart/model";
import type { Quote } from "@blenda/domain/checkout/model";
import type { InvoiceDetails } from "@blenda/domain/orders/model";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { cart } from "../../cart/data/cart.ts";
import { QUOTE_KEY } from "../../cart/data/quote.ts";
import { api } from "../../lib/calls/api.ts";
import { newKey } from "../../lib/calls/key.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import { visitNote } from "../../product/visit-note.ts";
import { type Attempt, currentAttempt, storeAttempt, updateAttempt } from "../data/attempt.ts";
import { pay } from "../data/pay.ts";
import { isDeadEnd, usePayment } from "../data/use-payment.ts";

/** What makes a cart the same cart: its lines, its code, and where it is taxed. */
export const cartKeyOf = (items: readonly CartItem[], code: string | undefined, place: object): string =>
  JSON.stringify([items.map(({ itemType, id, variant }) => [itemType, id, variant]), code ?? "", place]);

interface Details {
  quote: Quote;
  cartKey: string;
  email?: string;
  invoice?: InvoiceDetails;
  confirmed: string[];
  isPlaceConfirmed: boolean;
}

/** The same wish continues the attempt that stands; another address for the receipt, or another cart, is a new one. */
function attemptFor(before: Attempt | null, { quote, cartKey, email, invoice, confirmed, isPlaceConfirmed }: Details): Attempt {
  const isSame = before !== null && !before.isDone && before.cartKey === cartKey && before.start.email === email;
  if (isSame) return before;
  const start = {
    quoteId: quote.id,
    ...(email && { email }),
    ...(invoice && { invoice }),
    confirmed,
    ...(isPlaceConfirmed && { isPlaceConfirmed }),
    visit: visitNote(),
    key: newKey(),
  };
  return { cartKey, start, quote, orderId: null, secret: null, isSent: false, isDone: false };
}

/** Pays for the cart: the order is made at the press, and a refusal that ends it clears the way for another. */
export function useCartPayment() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const onOrder = (order: string) => navigate({ to: "/checkout", search: { order }, replace: true, resetScroll: false });
  return usePayment<Details, string | null>({
    charge: (details, paymentMethod, key) => pay({ attempt: attemptFor(currentAttempt(), details), key, paymentMethod, onOrder }),
    onAnswer: async ({ state }) => {
      if (state === "requires_action") return;
      // Waited for: what was known about an earlier card must not be shown as the outcome of this one.
      await cache.invalidateQueries({ queryKey: api.checkout.payment.key() });
    },
    onRefused: async (refusal) => {
      if (!isDeadEnd(refusal)) return updateAttempt({ isSent: false });
      storeAttempt(null);
      // It was judged for this buyer; asked for the cart alone it would be shown again.
      if (codeOf(refusal) === "CHECKOUT_CODE_REFUSED") cart.setDiscount(null);
      await cache.invalidateQueries({ queryKey: QUOTE_KEY });
      await navigate({ to: "/checkout", search: {}, replace: true });
    },
  });
}
