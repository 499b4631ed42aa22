import { ORDERS } from "@blenda/domain/orders/constants";
import type { OrderPage } from "@blenda/domain/orders/model";
import { addDays } from "@blenda/domain/shared/calendar";
import { useState } from "react";
import { dayOf } from "../../../lib/text/time.ts";
import { countryName, taxNumberName } from "../../../product/countries.ts";
import { Button, buttonStyle } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { InvoiceDialog } from "./invoice-dialog.tsx";

/** Who the invoice is made out to, line by line. */
export function billedTo({ invoice: { name, businessName, country, taxId }, email }: OrderPage): string[] {
  return [businessName, name, email, countryName(country), taxId && `${taxNumberName(country)} ${taxId}`].filter(Boolean);
}

export function InvoicePanel({ order }: { order: OrderPage }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Panel title="Invoice">
      <address className="grid type-ui text-muted not-italic">
        {billedTo(order).map((line) => (
          <span key={line} className="break-words">
            {line}
          </span>
        ))}
      </address>
      <div className="mt-4 flex flex-wrap gap-2">
        <a href={`/invoices/${order.id}.pdf`} download className={buttonStyle("secondary", "small")}>
          <Icon name="download" />
          PDF
        </a>
        <Button size="small" icon="file-text" onClick={() => window.print()}>
          Print
        </Button>
        {order.isInvoiceOpen && (
          <Button size="small" kind="quiet" icon="pen-line" onClick={() => setEditing(true)}>
            Change details
          </Button>
        )}
      </div>
      <p className="mt-3 type-small text-muted">
        {order.isInvoiceOpen
          ? `You can change these details until ${dayOf(addDays(order.createdAt, ORDERS.INVOICE_EDIT_DAYS))}.`
          : `Invoices are fixed ${ORDERS.INVOICE_EDIT_DAYS} days after the order.`}
      </p>
      {isEditing && <InvoiceDialog order={order} onClose={() => setEditing(false)} />}
    </Panel>
  );
}
