import type { CardForm, Payment } from "@blenda/domain/checkout/model";
import type { OrderPage } from "@blenda/domain/orders/model";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Totals } from "../../cart/parts/totals.tsx";
import { api } from "../../lib/calls/api.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { price } from "../../lib/text/money.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { StickyColumn } from "../../ui/layout/sticky-column.tsx";
import { isResumed, storeResumed } from "../data/resumed-payment.ts";
import { PayOrder } from "../parts/pay-order.tsx";
import { CheckoutFrame } from "./checkout-frame.tsx";
import { CheckoutSkeleton } from "./checkout-states.tsx";
import { LineBrief } from "./line-brief.tsx";

interface Props {
  orderId: string;
  payment: Payment;
  cardForm: CardForm;
}

/** An order of whoever is signed in that was begun in another tab or on another device: everything stands but the card. */
export function ResumeOrder({ orderId, payment, cardForm }: Props) {
  const cache = useQueryClient();
  const order = useQuery(api.orders.order.queryOptions({ input: { id: orderId } }));
  usePageTitle(order.data && `Order ${order.data.number}`);
  if (order.error) return <NotReady message={order.error.message} onRetry={() => void order.refetch()} />;
  if (!order.data) return <CheckoutSkeleton />;
  const { number, status, totalCents } = order.data;
  const lookAgain = () => void cache.invalidateQueries({ queryKey: api.checkout.payment.key() });
  return (
    <CheckoutFrame step="Payment">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <section className="grid gap-7">
          <div className="grid gap-2">
            <h1 className="type-h1">
              Pay for order <span className="tabular-nums">{number}</span>
            </h1>
            <p className="text-muted">
              We're holding this price for you.
              {status === "pending_payment" && " If you've just paid, give it a moment. You'll only be charged once."}
            </p>
          </div>
          <PayOrder
            order={{ orderId, totalCents, payment: cardForm }}
            isSent={isResumed(orderId) || status === "requires_action" || payment.state === "requires_action"}
            onSent={() => storeResumed(orderId)}
            onPaid={lookAgain}
            onGone={lookAgain}
          />
        </section>
        <Summary order={order.data} />
      </div>
    </CheckoutFrame>
  );
}

function NotReady({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <CheckoutFrame step="Payment">
      <h1 className="type-h1">Checkout</h1>
      <ErrorState message={message} onRetry={onRetry} />
    </CheckoutFrame>
  );
}

function Summary({ order }: { order: OrderPage }) {
  return (
    <StickyColumn>
      <section aria-labelledby="order-title" className="grid gap-5 rounded-md border border-line bg-surface-1 p-5">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="order-title" className="type-h3">
            Your order
          </h2>
          <Link
            to="/order/$orderId"
            params={{ orderId: order.id }}
            className="touch-target type-small text-muted transition-colors hover:text-text"
          >
            See the order
          </Link>
        </div>
        <ul className="divide-y divide-line border-b border-line">
          {order.lines.map((line) => (
            <LineBrief key={line.id} line={line}>
              <p className="type-ui font-semibold tabular-nums">{line.paidCents === 0 ? "Free" : price(line.paidCents)}</p>
            </LineBrief>
          ))}
        </ul>
        <Totals quote={order} />
      </section>
    </StickyColumn>
  );
}
