import type { OrderPage } from "@blenda/domain/orders/model";
import { Link } from "@tanstack/react-router";
import { sizeOf } from "../../lib/text/bytes.ts";
import { dayOf } from "../../lib/text/time.ts";
import { Timeline } from "../../product/timeline.tsx";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Breadcrumb } from "../../ui/layout/breadcrumb.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { useLookAgain } from "../data/look-again.ts";
import { InvoicePanel } from "./invoices/invoice-panel.tsx";
import { Line } from "./line.tsx";
import { NotPaid } from "./not-paid.tsx";
import { StatusTag } from "./status-tag.tsx";
import { Totals } from "./totals.tsx";

function DownloadAll({ orderId, url, bytes }: { orderId: string; url: string; bytes: number }) {
  const look = useLookAgain(orderId);
  return (
    <a href={url} download onClick={look} className={buttonStyle("primary", "medium", "max-sm:w-full")}>
      <Icon name="download" />
      Download all ({sizeOf(bytes)})
    </a>
  );
}

export function OrderBody({ order }: { order: OrderPage }) {
  return (
    <div className="page py-6 lg:py-8">
      <Breadcrumb
        links={[
          <Link key="all" to="/order">
            Orders
          </Link>,
        ]}
        here={`Order ${order.number}`}
      />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="type-h1 tabular-nums">Order {order.number}</h1>
            <StatusTag {...order} />
          </div>
          <p className="mt-2 text-muted">
            <time dateTime={order.createdAt}>{dayOf(order.createdAt)}</time>
            {order.paidAt && `, receipt sent to ${order.email}`}
          </p>
        </div>
        {order.archive && <DownloadAll orderId={order.id} {...order.archive} />}
      </div>
      <NotPaid order={order} />
      <div className="mt-6 grid items-start gap-x-8 gap-y-5 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ul className="grid min-w-0 gap-5">
          {order.lines.map((line) => (
            <li key={line.id}>
              <Line line={line} order={order} />
            </li>
          ))}
        </ul>
        <aside aria-label="About this order" className="grid gap-5">
          <Panel title="Payment">
            <Totals order={order} />
            {order.card && (
              <p className="mt-3 type-small text-muted">
                Paid by <span className="capitalize">{order.card.brand}</span> ending in{" "}
                <span className="tabular-nums">{order.card.last4}</span>
              </p>
            )}
          </Panel>
          {order.status === "paid" && <InvoicePanel order={order} />}
          <Panel title="What happened">
            <Timeline steps={order.timeline} />
          </Panel>
        </aside>
      </div>
    </div>
  );
}
