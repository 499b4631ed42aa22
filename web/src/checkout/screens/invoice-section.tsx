import { ORDERS } from "@blenda/domain/orders/constants";
import { type ComponentProps, useEffect, useRef } from "react";
import { InvoiceFields, invoiceFaults } from "../../orders/parts/invoice-fields.tsx";
import { Icon } from "../../ui/icon.tsx";

interface Props {
  fields: ComponentProps<typeof InvoiceFields>;
  isSettled: boolean;
  /** Country and number are said beside the tax then. */
  isTaxed: boolean;
}

/** Few need them, so they lie folded until somebody opens them. What must be put right lies open: nothing folded takes the focus. */
export function InvoiceSection({ fields, isSettled, isTaxed }: Props) {
  const hasFault = Object.values(invoiceFaults(fields.draft)).some(Boolean);
  const details = useRef<HTMLDetailsElement>(null);
  const openIfWrong = () => {
    if (hasFault && details.current) details.current.open = true;
  };
  useEffect(openIfWrong);
  return (
    <details ref={details} onToggle={openIfWrong} className="group border-t border-line pt-5">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 rounded-xs [&::-webkit-details-marker]:hidden">
        <span className="type-h3">
          Invoice details <span className="type-small text-muted">optional</span>
        </span>
        <Icon name="chevron-down" className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      {/* The order stands and carries them already; its own page changes them. */}
      <fieldset disabled={isSettled} className="mt-3 grid min-w-0 items-start gap-4 sm:grid-cols-2">
        <InvoiceFields {...fields} isPlaced={isTaxed} />
        <p className="type-small text-muted sm:col-span-2">
          {isSettled ? "Already saved with your order. " : ""}You can change them on the order for {ORDERS.INVOICE_EDIT_DAYS} days.
        </p>
      </fieldset>
    </details>
  );
}
