import type { OrderPage } from "@blenda/domain/orders/model";
import { useId } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { orderQuery } from "../../data/order-queries.ts";
import { InvoiceFields, invoiceFaults } from "../../parts/invoice-fields.tsx";

export function InvoiceDialog({ order, onClose }: { order: OrderPage; onClose: () => void }) {
  const id = useId();
  const { form, submit, clear, ...fields } = useDraft(order.invoice, invoiceFaults);
  const { act, isActing, error } = useAct(api.orders.updateInvoice, {
    done: () => "Invoice updated.",
    learn: (page, cache) => void cache.setQueryData(orderQuery(page.id).queryKey, page),
    isToldInPlace: true,
  });
  return (
    <Dialog
      isOpen
      title="Invoice details"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind="primary" isBusy={isActing}>
            Save
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        className="grid gap-4"
        onSubmit={submit((invoice) => act({ id: order.id, invoice }, { onSuccess: onClose }))}
      >
        {error && <Alert tone="bad" title={error.message} />}
        <InvoiceFields {...fields} isPlaced={order.tax !== null} />
        {order.tax && <p className="type-small text-muted">Country and tax number stay as the order was taxed.</p>}
      </form>
    </Dialog>
  );
}
