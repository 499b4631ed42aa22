import type { Payment } from "@blenda/domain/checkout/model";
import { checkoutTexts } from "@blenda/domain/checkout/texts";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { useCart } from "../../cart/data/cart.ts";
import { useQuotedCart } from "../../cart/data/quote.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { noteVisitStep } from "../../product/visits/visit-steps.ts";
import { usePlaceInput, useSaidPlace } from "../../product/tax/tax-place.ts";
import { type Attempt, useAttempt } from "../data/attempt.ts";
import { returnPlaceOf } from "../data/return-place.ts";
import { isUnderWay, paymentStateQuery } from "../data/use-payment.ts";
import { CheckoutSkeleton, EmptyCheckout, NotPriced } from "./checkout-states.tsx";
import { Paid } from "./paid.tsx";
import { PayPage } from "./pay-page.tsx";
import { GivenUp, NeedsApproval, NoOrder, Processing } from "./payment-states.tsx";
import { ResumeOrder } from "./resume-order.tsx";
import { cartKeyOf, useCartPayment } from "./use-cart-payment.ts";

/** An order that stands open without a card is no different from none: the form shows. */
const isWaitingForCard = (attempt: Attempt | null, payment: Payment | undefined): boolean =>
  attempt !== null && !attempt.isSent && (!payment || isUnderWay(payment));

/** A country that was confirmed makes another try of the same cart. */
function useCartPlace(): object {
  const { country, taxNumber } = usePlaceInput();
  const { confirmed } = useSaidPlace();
  return { ...(country && { country, taxNumber }), ...(confirmed && { confirmed }) };
}

export function Checkout() {
  const asked = useSearch({ from: "/checkout" });
  const { order } = asked;
  const elsewhere = order === undefined ? null : returnPlaceOf(order);
  // Stripe adds it on the way back from the bank; a secret has no place in an address.
  if ("payment_intent_client_secret" in asked) return <Navigate to="/checkout" search={order ? { order } : {}} replace />;
  return elsewhere === null ? <CartCheckout order={order} /> : <GoTo place={elsewhere} />;
}

/** The way back from the bank leads through here for every order, also for one that was begun elsewhere. */
function GoTo({ place }: { place: string }) {
  const { history } = useRouter();
  useEffect(() => history.replace(place), [history, place]);
  return <CheckoutSkeleton />;
}

function CartCheckout({ order }: { order: string | undefined }) {
  useEffect(() => noteVisitStep("checkout"), []);
  const me = useMe();
  const { items, discount } = useCart();
  const kept = useAttempt();
  const paying = useCartPayment();
  const cartKey = cartKeyOf(items, discount?.code, useCartPlace());
  const begun = order !== undefined && kept?.orderId === order ? kept : null;
  const isOfOtherCart = begun !== null && !begun.isSent && begun.cartKey !== cartKey;
  // A member's order can be paid whatever the cart is by now; a guest's is known by its attempt alone.
  const attempt = me && isOfOtherCart ? null : begun;
  const secret = attempt?.secret;
  const standing = useQuery({ ...paymentStateQuery({ orderId: order ?? "", ...(secret && { secret }) }), enabled: order !== undefined });
  const quoted = useQuotedCart();
  const payment = standing.data?.payment;

  if (paying.isPaying) {
    const standsFor = kept?.cartKey === cartKey && !kept.isDone ? kept : null;
    return <PayPage quoted={quoted} attempt={standsFor} cartKey={cartKey} paying={paying} />;
  }
  if (!order) {
    if (kept?.orderId && !kept.isDone && kept.cartKey === cartKey)
      return <Navigate to="/checkout" search={{ order: kept.orderId }} replace />;
    if (items.length === 0) return <EmptyCheckout />;
    if (!quoted.quote) return <NotPriced quoted={quoted} />;
    return <PayPage quoted={quoted} attempt={null} cartKey={cartKey} paying={paying} />;
  }
  if (payment?.state === "paid" && standing.data) return <Paid order={standing.data} attempt={attempt} />;
  // What was begun for another cart is given up by itself.
  if (attempt && isOfOtherCart) return <Navigate to="/checkout" search={{}} replace />;
  if (isWaitingForCard(attempt, payment)) return <PayPage quoted={quoted} attempt={attempt} cartKey={cartKey} paying={paying} />;
  if (standing.error) return <NoOrder message={standing.error.message} />;
  if (!standing.data || !payment) return <CheckoutSkeleton />;
  const isOver = payment.state === "failed" && !payment.isRetryable;
  if (!attempt && me && !isOver) return <ResumeOrder orderId={order} payment={payment} cardForm={standing.data.cardForm} />;
  if (payment.state === "processing") return <Processing canTryAgain={attempt !== null} />;
  if (payment.state === "requires_action") return <NeedsApproval url={payment.url} totalCents={standing.data.totalCents} />;
  if (payment.state === "failed" && payment.isRetryable && attempt)
    return (
      <PayPage
        quoted={quoted}
        attempt={attempt}
        cartKey={cartKey}
        paying={paying}
        refusal={attempt.isSent ? checkoutTexts.denied : undefined}
      />
    );
  return <GivenUp />;
}
