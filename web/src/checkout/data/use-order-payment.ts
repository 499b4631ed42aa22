import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { client } from "../../lib/calls/api.ts";
import type { PayOrderProps } from "../../product/embeds.tsx";
import { forgetReturnPlace, storeReturnPlace } from "./return-place.ts";
import type { CardRefused } from "./test-provider.ts";
import { isDeadEnd, isUnderWay, messageOf, paymentStateQuery, usePayment } from "./use-payment.ts";

/** Without a place to go back to, the bank leads to the checkout. */
export interface OrderPayment extends Omit<PayOrderProps, "backTo"> {
  backTo?: string;
}

/** Hands a card to an order that stands, and follows what becomes of it, over a reload and the way to the bank too. */
export function useOrderPayment({ order: { orderId }, isSent, backTo, onSent, onPaid, onGone }: OrderPayment) {
  /** Where the payment stands is asked only once a card was handed over. */
  const [isAsked, setAsked] = useState(isSent);
  const standing = useQuery({ ...paymentStateQuery({ orderId }), enabled: isAsked, gcTime: 0 });
  const seen = isAsked ? standing.data?.payment : undefined;

  const { pay, isPaying, refusal, reset } = usePayment({
    charge: (_: undefined, paymentMethod, key) => client.checkout.confirm({ orderId, paymentMethod, key }),
    onAnswer: ({ state }) => {
      if (state === "failed") return;
      onSent();
      if (state !== "requires_action") setAsked(true);
      else if (backTo) storeReturnPlace(orderId, backTo);
    },
    onRefused: (why) => {
      if (isDeadEnd(why)) onGone(why.message);
    },
  });

  const end = seen?.state === "paid" ? "paid" : seen?.state === "failed" && !seen.isRetryable ? seen.message : null;
  useEffect(() => {
    if (end === null) return;
    forgetReturnPlace();
    if (end === "paid") onPaid();
    else onGone(end);
  }, [end, onPaid, onGone]);

  return {
    /** Nothing is known yet of the card that was handed over. */
    isLooking: isAsked && !seen,
    lookError: isAsked ? standing.error : null,
    lookAgain: () => void standing.refetch(),
    seen: seen && (isUnderWay(seen) || seen.state === "paid") ? seen : null,
    isPaying,
    refusal: refusal ?? messageOf(seen),
    pay: (askForCard: () => Promise<string>, onCardRefused?: (refused: CardRefused) => void) => {
      setAsked(false);
      pay(undefined, askForCard, onCardRefused);
    },
    otherCard: () => {
      setAsked(false);
      reset();
    },
  };
}
