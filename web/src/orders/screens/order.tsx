import { orderTexts } from "@blenda/domain/orders/texts";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { codeOf } from "../../lib/calls/refusal.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { orderQuery } from "../data/order-queries.ts";
import { PrintedInvoice } from "./invoices/printed-invoice.tsx";
import { OrderBody } from "./order-body.tsx";
import { OrderSkeleton } from "./order-skeleton.tsx";

export function Order() {
  const { orderId } = useParams({ from: "/order/$orderId" });
  const { data: order, isPending, error, refetch } = useQuery(orderQuery(orderId));
  usePageTitle(order && `Order ${order.number}`);
  if (isPending) return <OrderSkeleton />;
  if (order) {
    const hasInvoice = order.status === "paid";
    return (
      <>
        <div data-print={hasInvoice ? "hidden" : undefined}>
          <OrderBody order={order} />
        </div>
        {hasInvoice && <PrintedInvoice order={order} />}
      </>
    );
  }
  if (codeOf(error) === "ORDERS_NOT_FOUND") return <NoOrder message={error?.message ?? ""} />;
  return (
    <div className="page pt-12">
      <h1 className="sr-only">Order</h1>
      <ErrorState message={error?.message ?? orderTexts.loadFailed} onRetry={() => void refetch()} />
    </div>
  );
}

function NoOrder({ message }: { message: string }) {
  return (
    <div className="page grid justify-items-start gap-4 py-24">
      <p className="type-ui text-muted tabular-nums">404</p>
      <h1 className="type-h1">{message}</h1>
      <p className="max-w-prose text-muted">
        The link may be wrong, or the order belongs to another account. Bought as a guest? Sign up with the email you used.
      </p>
      <Link to="/order" className={buttonStyle("primary", "large", "mt-2")}>
        Show my orders
      </Link>
    </div>
  );
}
