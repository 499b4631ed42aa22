import { orderMoved } from "@blenda/domain/orders/events";
import { emit } from "../../platform/events/outbox.ts";
import { isInvoiceOpen, pageOf } from "../page.ts";
import { lockOrder } from "../port.ts";
import { orders } from "../procedures.ts";
import { setInvoice } from "../repository.ts";

export const updateInvoice = orders.updateInvoice.handler(async ({ input, context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const order = await lockOrder(tx, input.id);
    if (order?.buyerId !== user.id) throw errors.ORDERS_NOT_FOUND();
    if (!isInvoiceOpen(order, now())) throw errors.ORDERS_INVOICE_FIXED();
    // What the tax was worked out by stays as it was: country, and the number of a business that accounts for it itself.
    const { taxCountry, isReverseCharge, taxNumber } = order;
    const fixed = { ...(taxCountry && { country: taxCountry }), ...(isReverseCharge && { taxId: taxNumber ?? "" }) };
    await setInvoice(tx, input.id, { ...input.invoice, ...fixed });
    await emit(tx, orderMoved({ orderId: input.id, userId: user.id }));
  });
  return pageOf(context, user, input.id, now());
});
