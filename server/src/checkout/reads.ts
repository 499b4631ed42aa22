import type { Payment } from "@blenda/domain/checkout/model";
import { checkoutTexts } from "@blenda/domain/checkout/texts";
import type { GuestDownloads } from "@blenda/domain/orders/model";
import { linksEndAt } from "@blenda/domain/orders/rules";
import { filesForGuests, findOrder, hasItemsOf, type OrderRow } from "../orders/port.ts";
import { cardFormOf } from "../payments/port.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { mayAccessOrder } from "./order-access.ts";
import { checkout } from "./procedures.ts";

export const payment = checkout.payment.handler(async ({ input, context, errors }) => {
  const order = await findOrder(context.db, input.orderId);
  if (!(await mayAccessOrder(context, order, input.secret)) || !order) throw errors.CHECKOUT_ORDER_GONE();
  const { id, number, totalCents } = order;
  const payment = await paymentStateOf(context, order);
  return { orderId: id, number: String(number), totalCents, payment, cardForm: cardFormOf(context.payments) };
});

export const downloads = checkout.downloads.handler(async ({ input, context, errors }): Promise<GuestDownloads> => {
  const { db, signer } = context;
  const order = await findOrder(db, input.orderId);
  if (!(await mayAccessOrder(context, order, input.secret)) || !order?.paidAt) throw errors.CHECKOUT_ORDER_GONE();
  const endsAt = linksEndAt(order.paidAt);
  const hasTrainings = await hasItemsOf(db, order.id, "training");
  // Later the links open nothing, and a list of them would only promise it.
  if (endsAt <= context.now()) return { endsAt, files: [], hasTrainings };
  return { endsAt, files: await filesForGuests(db, signer, [order.id]), hasTrainings };
});

async function paymentStateOf({ payments }: Services, { status, intentId }: OrderRow): Promise<Payment> {
  if (status === "paid") return { state: "paid" };
  if (status === "requires_action" && intentId !== null) {
    const known = await payments.lookUp(intentId);
    if (known?.payment.state === "requires_action") return known.payment;
    // The bank's page was left with a no; the news of it is still on its way.
    if (known?.payment.state === "waiting") return { state: "failed", code: "denied", message: checkoutTexts.denied, isRetryable: true };
  }
  if (status === "pending_payment" || status === "requires_action") return { state: "processing" };
  return { state: "failed", code: status, message: checkoutTexts.payFailed, isRetryable: status === "failed" };
}
