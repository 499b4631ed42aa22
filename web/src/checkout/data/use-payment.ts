import type { Payment } from "@blenda/domain/checkout/model";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { newKey } from "../../lib/calls/key.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import { CardRefused } from "./test-provider.ts";

const LOOK_EVERY_MS = 2_000;

export const isUnderWay = ({ state }: Payment): boolean => state === "processing" || state === "requires_action";

/** Where an order's payment stands. Live notes move it at once; looking again is for guests, who get none. */
export const paymentStateQuery = (input: { orderId: string; secret?: string }) =>
  queryOptions({
    ...api.checkout.payment.queryOptions({ input }),
    staleTime: 0,
    refetchOnMount: "always",
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.payment) ? LOOK_EVERY_MS : false),
  });

/** After these the order leads nowhere. */
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
  "TAX_COUNTRY_NEEDED",
  "TAX_PLACE_UNSURE",
  "TAX_UNAVAILABLE",
]);
export const isDeadEnd = (refusal: Error): boolean => DEAD_ENDS.has(codeOf(refusal) ?? "");

interface Press<Wish, Card> {
  wish: Wish;
  askForCard: () => Promise<Card>;
  /** One per press; whatever is asked again for this press is asked with it. */
  key: string;
  token: { value?: Card };
}

interface Steps<Wish, Card> {
  /** Hands the card, as its provider knows it, to the order, and answers with what its bank says. */
  charge: (wish: Wish, card: Card, key: string) => Promise<Payment>;
  /** Before the buyer leaves for the page of their bank, where they have to. */
  onAnswer: (payment: Payment) => void | Promise<void>;
  onRefused: (refusal: Error) => void | Promise<void>;
}

/** A payment, from the press of the button to the bank's answer: for a cart, for tokens, for an order that stands. */
export function usePayment<Wish, Card extends string | null = string>({ charge, onAnswer, onRefused }: Steps<Wish, Card>) {
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: async ({ wish, askForCard, key, token }: Press<Wish, Card>) => {
      // Asked once per press: a second try after a lost connection must offer the same card.
      token.value ??= await askForCard();
      return charge(wish, token.value, key);
    },
    onSuccess: async (payment) => {
      await onAnswer(payment);
      if (payment.state === "requires_action") location.assign(payment.url);
    },
    onError: onRefused,
  });
  return {
    pay: (wish: Wish, askForCard: () => Promise<Card>, onCardRefused?: (refused: CardRefused) => void) =>
      mutate({ wish, askForCard, key: newKey(), token: {} }, { onError: (why) => why instanceof CardRefused && onCardRefused?.(why) }),
    /** Also while the page of the bank is on its way. */
    isPaying: isPending || data?.state === "requires_action",
    /** What is wrong with the card itself stands beside its field. */
    refusal: error instanceof CardRefused ? null : (error?.message ?? messageOf(data)),
    reset,
  };
}

export const messageOf = (payment: Payment | undefined): string | null => (payment?.state === "failed" ? payment.message : null);
