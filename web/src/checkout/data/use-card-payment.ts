import type { Payment } from "@blenda/domain/checkout/model";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, client } from "../../lib/calls/api.ts";
import { newKey } from "../../lib/calls/key.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import type { PayOrderProps } from "../../product/embeds.tsx";
import { forgetReturnPlace, storeReturnPlace } from "./return-place.ts";
import { CardRefused } from "./test-provider.ts";

const LOOK_EVERY_MS = 2_000;

/** After these the order leads nowhere. */
const DEAD_ENDS: ReadonlySet<string> = new Set(["CHECKOUT_ORDER_GONE", "CHECKOUT_NOT_PAYABLE", "CHECKOUT_CODE_REFUSED", "KEY_REUSED"]);

/** Without a place to go back to, the bank leads to the checkout. */
export interface CardPayment extends Omit<PayOrderProps, "backTo"> {
  backTo?: string;
}

const isUnderWay = ({ state }: Payment): boolean => state === "processing" || state === "requires_action";

/** Where the order's payment stands, asked only once a card was handed over. */
function useStanding({ orderId }: CardPayment["order"], isAsked: boolean) {
  return useQuery({
    ...api.checkout.payment.queryOptions({ input: { orderId } }),
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: "always",
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.payment) ? LOOK_EVERY_MS : false),
  });
}

/** Hands a card to an order that stands, and follows what becomes of it, over a reload and the way to the bank too. */
export function useCardPayment({ order, isSent, backTo, onSent, onPaid, onGone }: CardPayment) {
  const [isAsked, setAsked] = useState(isSent);
  const standing = useStanding(order, isAsked);
  const seen = isAsked ? standing.data?.payment : undefined;

  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: async ({ askForCard, key, token }: { askForCard: () => Promise<string>; key: string; token: { value?: string } }) => {
      // Asked once per press: a second try after a lost connection must offer the same card.
      token.value ??= await askForCard();
      return client.checkout.confirm({ orderId: order.orderId, paymentMethod: token.value, key });
    },
    onSuccess: (payment) => {
      if (payment.state === "failed") return;
      onSent();
      if (payment.state !== "requires_action") return setAsked(true);
      if (backTo) storeReturnPlace(order.orderId, backTo);
      location.assign(payment.url);
    },
    onError: (why) => {
      if (DEAD_ENDS.has(codeOf(why) ?? "")) onGone(why.message);
    },
  });

  const end = seen?.state === "paid" ? "paid" : seen?.state === "failed" && !seen.isRetryable ? seen.message : null;
  useEffect(() => {
    if (end === null) return;
    forgetReturnPlace();
    if (end === "paid") onPaid();
    else onGone(end);
  }, [end, onPaid, onGone]);

  const isLeaving = data?.state === "requires_action" && !isAsked;
  const lastAnswer = seen ?? data;
  const refusal = error instanceof CardRefused ? null : (error?.message ?? (lastAnswer?.state === "failed" ? lastAnswer.message : null));
  return {
    /** Nothing is known yet of the card that was handed over. */
    isLooking: isAsked && !seen,
    lookError: isAsked ? standing.error : null,
    lookAgain: () => void standing.refetch(),
    seen: seen && (isUnderWay(seen) || seen.state === "paid") ? seen : null,
    isPaying: isPending || isLeaving,
    refusal,
    pay: (askForCard: () => Promise<string>, onCardRefused: (refused: CardRefused) => void) => {
      setAsked(false);
      mutate({ askForCard, key: newKey(), token: {} }, { onError: (why) => why instanceof CardRefused && onCardRefused(why) });
    },
    otherCard: () => {
      setAsked(false);
      reset();
    },
  };
}
