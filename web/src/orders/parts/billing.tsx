import { ORDERS } from "@blenda/domain/orders/constants";
import type { Billing as Whole } from "@blenda/domain/orders/model";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { price } from "../../lib/text/money.ts";
import { dayOf } from "../../lib/text/time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { billingQuery, learnBilling } from "../data/billing-queries.ts";
import { InvoiceFields, invoiceFaults } from "./invoice-fields.tsx";

/** What one's invoices say, the latest of them, and what renews by itself. */
export function Billing() {
  const { data: billing, error, refetch } = useQuery(billingQuery);
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!billing) return <Skeleton className="h-64 w-full" />;
  return (
    <>
      <Details details={billing.details} />
      {billing.plan && <Plan plan={billing.plan} />}
      <Invoices invoices={billing.invoices} />
    </>
  );
}

function Details({ details }: Pick<Whole, "details">) {
  const { form, submit, clear: _, ...fields } = useDraft(details, invoiceFaults);
  const { act, isActing, error } = useAct(api.orders.saveBilling, {
    done: () => "Invoice details saved.",
    learn: learnBilling,
    isToldInPlace: true,
  });
  return (
    <form ref={form} noValidate aria-label="Invoice details" className="grid gap-5" onSubmit={submit((typed) => act({ details: typed }))}>
      {error && <Alert tone="bad" title={error.message} />}
      <InvoiceFields {...fields} />
      <p className="type-small text-muted">
        Used for orders from now on. The details of an existing invoice can be changed for {ORDERS.INVOICE_EDIT_DAYS} days on its order.
      </p>
      <div>
        <Button type="submit" isBusy={isActing}>
          Save invoice details
        </Button>
      </div>
    </form>
  );
}

function Plan({ plan: { name, priceCents, renewsAt, expiresAt, card } }: { plan: NonNullable<Whole["plan"]> }) {
  return (
    <div className="grid gap-1 border-t border-line pt-5">
      <h3 className="type-ui font-semibold">{name} plan</h3>
      <p className="type-small text-muted">
        {renewsAt ? `Renews on ${dayOf(renewsAt)} for ${price(priceCents)}` : `Ends on ${dayOf(expiresAt)}, and isn't charged again`}
        {renewsAt && card && (
          <>
            , with <span className="capitalize">{card.brand}</span> ending in {card.last4}
          </>
        )}
        .{" "}
        <Link to="/blendagen" className="link-inline">
          Manage plan
        </Link>
      </p>
    </div>
  );
}

function Invoices({ invoices }: Pick<Whole, "invoices">) {
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <h3 className="type-ui font-semibold">Recent invoices</h3>
      {invoices.length === 0 && <p className="type-small text-muted">No invoices yet. Each paid order has one.</p>}
      <ul className="grid divide-y divide-line">
        {invoices.map(({ orderId, number, totalCents, at, isOpen }) => (
          <li key={orderId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 type-small">
            <span>
              <Link to="/order/$orderId" params={{ orderId }} className="link-inline tabular-nums">
                Order {number}
              </Link>
              <span className="text-muted">
                , {dayOf(at)}, {price(totalCents)}
                {isOpen && ", details can be changed"}
              </span>
            </span>
            <a href={`/invoices/${orderId}.pdf`} download className="link-inline inline-flex min-h-6 items-center">
              PDF<span className="sr-only"> of order {number}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
