import type { CartItem } from "@blenda/domain/cart/model";
import type { Quote } from "@blenda/domain/checkout/model";
import type { InvoiceDetails } from "@blenda/domain/orders/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { cart } from "../../cart/data/cart.ts";
import { api } from "../../lib/calls/api.ts";
import { newKey } from "../../lib/calls/key.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import { visitNote } from "../../product/visit-note.ts";
import { type Attempt, currentAttempt, storeAttempt, updateAttempt } from "../data/attempt.ts";
import { pay } from "../data/pay.ts";
import { CardRefused } from "../data/test-provider.ts";

/** What makes a cart the same cart: its lines and its code. */
export const cartKeyOf = (items: readonly CartItem[], code: string | undefined): string =>
  JSON.stringify([items.map(({ itemType, id, variant }) => [itemType, id, variant]), code ?? ""]);

/** After these the order that was begun leads nowhere; the next press makes another. */
const DEAD_ENDS: ReadonlySet<string> = new Set([
  "CHECKOUT_QUOTE_GONE",
  "CHECKOUT_CHANGED",
  "CHECKOUT_CODE_REFUSED",
  "CHECKOUT_NOT_FOR_SALE",
  "CHECKOUT_EMPTY",
  "CHECKOUT_TOO_MUCH",
  "CHECKOUT_ORDER_GONE",
  "CHECKOUT_NOT_PAYABLE",
  "KEY_REUSED",
]);

export interface Details {
  quote: Quote;
  cartKey: string;
  email?: string;
  invoice?: InvoiceDetails;
  confirmed: string[];
  askForCard: (() => Promise<string>) | null;
}

/** The same wish continues the attempt that stands; another address for the receipt, or another cart, is a new one. */
function attemptFor(before: Attempt | null, { quote, cartKey, email, invoice, confirmed }: Details): Attempt {
  const isSame = before !== null && !before.isDone && before.cartKey === cartKey && before.start.email === email;
  if (isSame) return before;
  const start = { quoteId: quote.id, ...(email && { email }), ...(invoice && { invoice }), confirmed, visit: visitNote(), key: newKey() };
  return { cartKey, start, quote, orderId: null, secret: null, isSent: false, isDone: false };
}

export function usePay() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const onOrder = (order: string) => navigate({ to: "/checkout", search: { order }, replace: true, resetScroll: false });
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: ({ details, key, token }: { details: Details; key: string; token: { value?: string } }) => {
      const { askForCard } = details;
      // Asked once per press: a second try after a lost connection must offer the same card.
      const askOnce = askForCard && (async () => (token.value ??= await askForCard()));
      return pay({ attempt: attemptFor(currentAttempt(), details), key, askForCard: askOnce, onOrder });
    },
    onSuccess: async (payment) => {
      if (payment.state === "requires_action") return location.assign(payment.url);
      // Waited for: what was known about an earlier card must not be shown as the outcome of this one.
      await cache.invalidateQueries({ queryKey: api.checkout.payment.key() });
    },
    onError: async (refusal) => {
      if (!DEAD_ENDS.has(codeOf(refusal) ?? "")) return updateAttempt({ isSent: false });
      storeAttempt(null);
      // It was judged for this buyer; asked for the cart alone it would be shown again.
      if (codeOf(refusal) === "CHECKOUT_CODE_REFUSED") cart.setDiscount(null);
      await cache.invalidateQueries({ queryKey: ["cart.quote"] });
      await navigate({ to: "/checkout", search: {}, replace: true });
    },
  });
  const isLeaving = data?.state === "requires_action";
  const refusal = error instanceof CardRefused ? null : (error?.message ?? (data?.state === "failed" ? data.message : null));
  return {
    pay: (details: Details, onCardRefused: (refused: CardRefused) => void) =>
      mutate({ details, key: newKey(), token: {} }, { onError: (why) => why instanceof CardRefused && onCardRefused(why) }),
    isPaying: isPending || isLeaving,
    refusal,
  };
}
