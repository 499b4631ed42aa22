import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import type { AddressParams } from "../../lib/page/address.ts";
import { oneOf } from "../../product/table/list-question.ts";
import { PAYMENT_TABS } from "../data/payment-queries.ts";
import { EventsTab } from "./events/events-tab.tsx";
import { OrdersTab } from "./orders-tab.tsx";
import { PaymentTabs } from "./payment-tabs.tsx";
import { TaxTab } from "./tax-tab.tsx";

/** Every order, and everything the card provider told us. */
export function Payments() {
  const asked = useSearch({ from: "/admin/payments" });
  const tab = oneOf(PAYMENT_TABS, asked.tab) ?? "orders";
  useNamedOrder(asked.order);
  const head = (
    <>
      <h1 className="type-h1">Payments</h1>
      <PaymentTabs tab={tab} />
    </>
  );
  if (tab === "tax") return <TaxTab head={head} />;
  return tab === "events" ? <EventsTab head={head} /> : <OrdersTab head={head} />;
}

/** Other pages name an order; here it is the one that is open. */
function useNamedOrder(order: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (order)
      void navigate({
        to: ".",
        search: ({ order: _, tab: __, ...rest }: AddressParams) => ({ ...rest, open: order }) as never,
        replace: true,
      });
  }, [order, navigate]);
}
