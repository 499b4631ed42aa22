import type { PaymentDetail } from "@blenda/domain/payments/model";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { price } from "../../../lib/text/money.ts";
import { momentOf } from "../../../lib/text/time.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Drawer, DrawerSection } from "../../../ui/layout/drawer.tsx";
import { paymentQuery } from "../../data/payment-queries.ts";
import { PaymentStateTags } from "../payment-state.tsx";
import { Actions } from "./actions.tsx";
import { Items } from "./items.tsx";
import { Steps } from "./steps.tsx";

interface Props {
  orderId: string;
  walk: { back: (() => void) | undefined; on: (() => void) | undefined };
  onClose: () => void;
}

/** One order: what can be done first, then what was bought, and everything that happened. */
export function OrderDrawer({ orderId, walk, onClose }: Props) {
  const { data: order, error, refetch } = useQuery(paymentQuery(orderId));
  return (
    <Drawer
      of={orderId}
      label={order ? `Order ${order.number}` : "Order"}
      backLabel="Payments"
      walk={{ label: "order", ...walk }}
      onClose={onClose}
    >
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!order && !error && (
        <div role="status" aria-label="Loading the order" className="grid gap-5 p-6">
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {order && (
        <div key={order.id}>
          <Head order={order} />
          <Actions order={order} />
          <Items order={order} />
          <Refunds order={order} />
          <DrawerSection title="Timeline" aside="Oldest first">
            <Steps steps={order.timeline} provider={order.provider ?? ""} />
          </DrawerSection>
        </div>
      )}
    </Drawer>
  );
}

function Head({ order }: { order: PaymentDetail }) {
  const { number, email, card, provider, intentId, createdAt } = order;
  return (
    <div className="grid gap-3 px-4 py-6 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="type-h2">Order {number}</h2>
        <PaymentStateTags {...order} />
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 type-small [&_dd]:wrap-anywhere [&_dt]:text-muted">
        <dt>Buyer</dt>
        <dd>{order.buyerId ? email : `${email} (guest)`}</dd>
        <dt>Ordered</dt>
        <dd>{momentOf(createdAt)}</dd>
        <dt>Paid with</dt>
        <dd className="capitalize">{card ? `${card.brand} ${card.last4}` : "–"}</dd>
        <dt>Payment</dt>
        <dd>{intentId ? `${intentId} (${provider})` : "None. It was free or never started"}</dd>
      </dl>
    </div>
  );
}

function Refunds({ order: { refunds } }: { order: PaymentDetail }) {
  if (refunds.length === 0) return null;
  return (
    <DrawerSection title="Refund requests">
      <ul className="grid gap-3">
        {refunds.map(({ id, status, amountCents, at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 type-small">
            <Link to="/admin/refunds" search={{ open: id } as never} className="link-inline">
              {price(amountCents)}, {status.replaceAll("_", " ")}
            </Link>
            <span className="text-muted">{momentOf(at)}</span>
          </li>
        ))}
      </ul>
    </DrawerSection>
  );
}
