import type { Payment } from "@blenda/domain/checkout/model";
import { checkoutTexts } from "@blenda/domain/checkout/texts";
import { orderMoved } from "@blenda/domain/orders/events";
import { canMoveOrder } from "@blenda/domain/orders/rules";
import { returnDiscount } from "../discounts/port.ts";
import { findOrder, lockOrder, type OrderRow, setOrderStatus } from "../orders/port.ts";
import { askProvider, findPayable, payByCard } from "../payments/port.ts";
import { emit } from "../platform/events/outbox.ts";
import type { ProviderPayment } from "../platform/outside/payments/payments.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { mayAccessOrder } from "./order-access.ts";
import { checkout } from "./procedures.ts";
import { reserve } from "./reserve.ts";

export const confirm = checkout.confirm.handler(async ({ input, context, errors }): Promise<Payment> => {
  const { payments, site } = context;
  const order = await findPayable(context, input.orderId);
  if (!(await mayAccessOrder(context, order, input.secret)) || !order) throw errors.CHECKOUT_ORDER_GONE();
  if (order.status === "paid") return { state: "paid" };
  const { intentId } = order;
  if (intentId === null || !["pending_payment", "requires_action", "failed"].includes(order.status))
    throw errors.CHECKOUT_NOT_PAYABLE({ data: { status: order.status } });
  const wish = { intentId, paymentMethod: input.paymentMethod, key: input.key, returnUrl: `${site.url}/checkout?order=${order.id}` };
  const said = await payByCard(context, order, async () => {
    if (order.discountId !== null) await context.transaction((tx) => reserve(tx, context, order));
    return askProvider(context, () => payments.confirm(wish), errors.CHECKOUT_PROVIDER_DOWN);
  });
  if (said === null) throw errors.CHECKOUT_TOO_MANY_DECLINES();
  return settle(context, order, said);
});

/** What the provider answered is shown; only its event makes the order paid, and that may already have come. */
async function settle(context: Services, order: Pick<OrderRow, "id" | "buyerId">, said: ProviderPayment): Promise<Payment> {
  if (said.state === "succeeded") {
    const isPaid = context.cardAttempts.isPaid(order.id) || (await findOrder(context.db, order.id))?.status === "paid";
    return { state: isPaid ? "paid" : "processing" };
  }
  if (said.state === "processing") return { state: "processing" };
  const status = said.state === "requires_action" ? "requires_action" : "failed";
  await context.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (!locked || locked.status === "paid") return;
    if (status === "failed") await returnDiscount(tx, order.id, context.now());
    if (!canMoveOrder(locked.status, status)) return;
    await setOrderStatus(tx, order.id, status);
    await emit(tx, orderMoved({ orderId: order.id, userId: order.buyerId ?? "" }));
  });
  if (said.state === "requires_action") return { state: "requires_action", url: said.url };
  return { state: "failed", code: said.code, message: REFUSALS[said.code], isRetryable: said.isRetryable };
}

const REFUSALS = {
  declined: checkoutTexts.declined,
  insufficient_funds: checkoutTexts.insufficient,
  denied: checkoutTexts.denied,
} as const;
